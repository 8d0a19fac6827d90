import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A window with a root controller, whose changes are collected turn by turn.
@MainActor
final class EffectStage {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let root = UIViewController()
  /// Which changes are noted.
  var extent = EffectExtent.looks
  private(set) lazy var collector = EffectCollector(noting: extent)

  init() {
    window.nameInResults = "window"
    root.view.nameInResults = "root"
    window.rootViewController = root
    window.isHidden = false
  }

  /// Adds a view with a name before the session begins.
  @discardableResult
  func add<View: UIView>(_ view: View, _ name: String, in superview: UIView? = nil) -> View {
    view.nameInResults = name
    if view.frame.isEmpty { view.frame = CGRect(x: 0, y: 0, width: 100, height: 50) }
    (superview ?? root.view).addSubview(view)
    return view
  }

  func check(
    _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation, _ change: () -> Void
  ) {
    let found = effects(change)
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  func begin() {
    endTurn()
    _ = collector
  }

  /// The effects of a change in a turn of its own.
  func effects(_ change: () -> Void) -> [String] {
    change()
    let clock = VirtualClock.current
    clock.schedule(afterNanoseconds: 1) {}
    clock.advance(to: clock.now + 1)
    Engine.current.effects.endTime(isTouchDown: false)
    return collector.take()
  }
}
