import Foundation
import JSONText
import TestSupport
import Testing
import TouchCapture
import UIKit

/// An app of one window with a capture attached, and a hand that touches it.
@MainActor
struct AppUnderCapture {
  final class Log {
    var lines: [String] = []
    var records: [JSONValue] { lines.compactMap { try? JSONValue.parse(Array($0.utf8)) } }

    func records(_ kind: String) -> [JSONValue] { records.filter { $0["kind"]?.string == kind } }
    func phases(of kind: String = "touch") -> [String] {
      records(kind).map { "\($0["id"]?.integer ?? -1) \($0["phase"]?.string ?? "")" }
    }
  }

  let window: UIWindow
  let hand: Hand
  let log: Log

  /// Runs `body` with a capture. `build` adds views to the window.
  @discardableResult
  static func run(
    _ options: CaptureOptions = .everything, window makeWindow: Maker<UIWindow> = .plainWindow,
    inApplication: Bool = true, clock: Maker<TimeInterval> = Maker { CACurrentMediaTime() },
    _ build: (UIWindow) -> Void, _ body: (AppUnderCapture) throws -> Void
  ) throws -> Log {
    Engine.makeApplication = { inApplication ? RecordingApplication() : UIApplication() }
    defer { Engine.makeApplication = { UIApplication() } }
    let log = Log()
    try withEngine {
      let window = makeWindow.make()
      window.isHidden = false
      build(window)
      try TouchCapture.start(options, clock: clock.make) { log.lines.append($0) }
      do {
        try body(AppUnderCapture(window: window, hand: Hand(), log: log))
      } catch {
        try TouchCapture.stop()
        throw error
      }
      try TouchCapture.stop()
    }
    return log
  }
}

/// A closure that makes a value. It is not taken for a trailing closure of a call.
@MainActor
struct Maker<Value> {
  let make: @MainActor () -> Value

  init(_ make: @escaping @MainActor () -> Value) { self.make = make }
}

extension Maker<UIWindow> {
  static var plainWindow: Maker { Maker { UIWindow(frame: UIScreen.main.bounds) } }
}

extension UIWindow {
  /// Adds a view with an identifier.
  @discardableResult
  func add<View: UIView>(_ view: View, _ identifier: String?, _ frame: CGRect) -> View {
    view.frame = frame
    view.accessibilityIdentifier = identifier
    addSubview(view)
    return view
  }
}
