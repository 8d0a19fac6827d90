import Foundation
import JSONText
import TestSupport
import Testing
import TouchCapture
import UIKit

extension TouchCaptureTests {
  @Suite("A capture of windows and of changes during touches")
  @MainActor
  struct WindowTests {
    private let box = CGRect(x: 100, y: 100, width: 100, height: 100)

    @Test(
      "a window reports its events in an app of another class, by its class or by a recognizer",
      arguments: [true, false])
    func doors(isRecording: Bool) throws {
      func run(_ window: Maker<UIWindow>, inApplication: Bool) throws -> [String] {
        try AppUnderCapture.run(window: window, inApplication: inApplication) { window in
          let button = window.add(UIButton(type: .custom), "buy", box)
          button.addAction(UIAction { _ in }, for: .touchUpInside)
        } _: { app in
          app.hand.drag(300, 300, by: 20, 0)
          app.hand.tap(150, 150)
        }.lines.filter { !$0.contains(#""kind":"session""#) && !$0.contains(#""kind":"scene""#) }
      }
      let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
      let plain = try run(Maker { UIWindow(frame: screen) }, inApplication: true)
      let other = try run(
        Maker { isRecording ? RecordingWindow(frame: screen) : UIWindow(frame: screen) }, inApplication: false)
      #expect(other.map { $0.replacing("RecordingWindow", with: "UIWindow") } == plain)
    }

    @Test("the observing recognizer changes neither what recognizes nor what views receive")
    func passive() throws {
      func phases(isCaptured: Bool) throws -> [String] {
        var log: [String] = []
        func use(_ window: UIWindow, _ hand: Hand) {
          let tap = UITapGestureRecognizer()
          tap.addHandler { log.append("tap \($0.state.rawValue)") }
          let pan = UIPanGestureRecognizer()
          pan.addHandler { log.append("pan \($0.state.rawValue)") }
          window.addGestureRecognizer(tap)
          window.addGestureRecognizer(pan)
          hand.tap(50, 50)
          hand.drag(50, 50, by: 100, 0)
        }
        if isCaptured {
          try AppUnderCapture.run(inApplication: false) { _ in
          } _: {
            use($0.window, $0.hand)
          }
        } else {
          withEngine {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.isHidden = false
            use(window, Hand())
          }
        }
        return log
      }
      let plain = try phases(isCaptured: false)
      #expect(plain.contains("tap 3") && plain.contains("pan 1"))
      #expect(try phases(isCaptured: true) == plain)
    }

    @Test("the scene is written again when it has changed, also while another finger is down")
    func changes() throws {
      let log = try AppUnderCapture.run {
        $0.isMultipleTouchEnabled = true
      } _: { app in
        app.hand.down(50, 50)
        app.window.add(UIView(), "new", box)
        app.hand.move(x: 60)
        app.hand.digitizer.report(
          [.init(identifier: 2, phase: .began, location: CGPoint(x: 150, y: 150))], at: 500_000_000)
        app.hand.digitizer.report(
          [.init(identifier: 2, phase: .ended, location: CGPoint(x: 150, y: 150))], at: 600_000_000)
        app.hand.up(after: 1)
      }
      let kinds = log.records.compactMap { $0["kind"]?.string == "touch" ? $0["phase"]?.string : $0["kind"]?.string }
      #expect(kinds == ["session", "scene", "began", "moved", "scene", "began", "ended", "ended", "end"])
      #expect(log.records("touch")[2]["receiver"]?["name"]?.string == "new")
    }

    @Test("windows are written back to front, and a touch names its own")
    func windows() throws {
      var toast: UIWindow?
      let log = try AppUnderCapture.run { _ in
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
        window.windowLevel = .statusBar
        window.isHidden = false
        toast = window
      } _: { app in
        app.hand.tap(50, 50)
        app.hand.tap(50, 200)
      }
      #expect(toast != nil)
      let windows = try #require(log.records("scene").first?["windows"]?.array)
      #expect(windows.map { $0["windowLevel"]?.number } == [0, 1000])
      let began = log.records("touch").filter { $0["phase"]?.string == "began" }
      #expect(began.map { $0["window"]?.string } == ["UIWindow[1]", "UIWindow[0]"])
    }

    @Test("the first touch in a window that appears during the capture is observed by a recognizer")
    func late() throws {
      var toast: UIWindow?
      let log = try AppUnderCapture.run(inApplication: false) { _ in
      } _: { app in
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
        window.windowLevel = .statusBar
        window.isHidden = false
        toast = window
        app.hand.tap(50, 50)
      }
      #expect(toast?.gestureRecognizers?.isEmpty ?? true)
      #expect(log.records("touch").first?["window"]?.string == "UIWindow[1]" && log.phases() == ["1 began", "1 ended"])
    }

    @Test("a view is named by identifier, by the nearest identified view, or by its window")
    func names() throws {
      let log = try AppUnderCapture.run { window in
        let card = window.add(UIView(), "card", box)
        let inner = UIView(frame: card.bounds)
        card.addSubview(UILabel())
        card.addSubview(inner)
        window.add(UIView(), "twin", CGRect(x: 0, y: 300, width: 50, height: 50))
        window.add(UIView(), "twin", CGRect(x: 100, y: 300, width: 50, height: 50))
      } _: { app in
        app.hand.tap(150, 150)
        app.hand.tap(120, 320)
      }
      let receivers = log.records("touch").compactMap { $0["receiver"] }
      #expect(receivers.map { $0["name"]?.string } == ["card/UIView[0]", "UIWindow[0]/UIView[2]"])
      #expect(receivers.map { $0["rung"]?.integer } == [2, 4])
    }
  }
}
