import Foundation
import JSONText
import TestSupport
import Testing
import TouchCapture
import UIKit

extension TouchCaptureTests {
  @Suite("The log of a capture")
  @MainActor
  struct LogTests {
    private let box = CGRect(x: 100, y: 100, width: 100, height: 100)

    @Test("begins with a header and the scene, and ends with the numbers of touches and skipped scenes")
    func order() throws {
      let log = try AppUnderCapture.run {
        $0.add(UIView(), "box", box)
      } _: {
        $0.hand.tap(150, 150)
      }
      let kinds = log.records.map { $0["kind"]?.string ?? "" }
      #expect(kinds == ["session", "scene", "touch", "touch", "end"])
      #expect(log.records[0]["v"]?.integer == 1 && log.records[0]["door"]?.string == "application")
      #expect(log.records[4]["touches"]?.integer == 1 && log.records[4]["skipped"]?.integer == 0)
      let began = log.records[2]
      #expect(began["receiver"]?["name"]?.string == "box" && began["receiver"]?["rung"]?.integer == 1)
      #expect(began["p"]?.array?.compactMap(\.number) == [150, 150] && began["window"]?.string == "UIWindow[0]")
    }

    @Test("numbers touches by itself: objects and numbers of fingers are used again")
    func numbers() throws {
      let log = try AppUnderCapture.run { _ in
      } _: { app in
        for _ in 0..<3 { app.hand.tap(50, 50) }
      }
      #expect(log.phases() == ["1 began", "1 ended", "2 began", "2 ended", "3 began", "3 ended"])
    }

    @Test("has other records for cancelled touches than for ended ones")
    func cancelled() throws {
      let log = try AppUnderCapture.run { _ in
      } _: { app in
        app.hand.down(50, 50)
        app.hand.cancel()
      }
      #expect(log.phases() == ["1 began", "1 cancelled"])
    }

    @Test("has the control events of the touched control, with the app's handlers")
    func controls() throws {
      var options = CaptureOptions()
      options.budget = .infinity
      let log = try AppUnderCapture.run(options) { window in
        let button = window.add(UIButton(type: .custom), "buy", box)
        button.addAction(UIAction(identifier: .init("buy")) { _ in }, for: .touchUpInside)
      } _: { app in
        app.hand.tap(150, 150)
      }
      let events = log.records("control")
      #expect(events.map { $0["event"]?.string } == ["touchUpInside"])
      #expect(events[0]["handlers"]?.array?.compactMap(\.string) == ["buy"] && events[0]["touch"]?.integer == 1)
    }

    @Test("has the methods that the application sends, before they are called")
    func actions() throws {
      final class Target { var calls = 0 }
      let target = Target()
      let log = try AppUnderCapture.run { window in
        let button = window.add(UIButton(type: .custom), "buy", box)
        let action = Selector("buy:") { object, sender in
          (object as? Target)?.calls += 1
          (sender as? UIView)?.removeFromSuperview()
        }
        button.addTarget(target, action: action, for: .touchUpInside)
      } _: { app in
        app.hand.tap(150, 150)
      }
      let actions = log.records("action")
      #expect(target.calls == 1 && actions.count == 1)
      #expect(actions[0]["selector"]?.string == "buy:" && actions[0]["target"]?.string == "Target")
      #expect(actions[0]["sender"]?["name"]?.string == "buy")
    }

    @Test("removes what it has added to controls and recognizers")
    func removal() throws {
      var button: UIButton?
      var calls = 0
      try AppUnderCapture.run { window in
        button = window.add(UIButton(type: .custom), "buy", box)
        window.addGestureRecognizer(UITapGestureRecognizer())
      } _: { app in
        app.hand.tap(150, 150)
        #expect(button?.allControlEvents.isEmpty == false)
      }
      #expect(button?.allControlEvents.isEmpty == true)
      button?.enumerateEventHandlers { _, _, _, _ in calls += 1 }
      #expect(calls == 0)
    }

    @Test("marks views of the app, whose hit tests are not known without the Objective-C runtime")
    func overrides() throws {
      final class PassThrough: UIView {}
      let log = try AppUnderCapture.run { window in
        window.add(PassThrough(), "overlay", box)
        window.add(UIView(), "plain", box)
      } _: { _ in
      }
      let views = try #require(log.records("scene").first?["windows"]?.array?.first?["subviews"]?.array)
      #expect(views.map { $0["hitTest"]?.string } == ["unknown", nil])
      #expect(views[0]["class"]?.string == "PassThrough")
    }

    @Test("is started by a launch argument, which has a name or the path of the log")
    func launchArgument() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appending(path: "a.jsonl").path
      try withEngine {
        #expect(try TouchCapture.start(CaptureOptions(), arguments: ["app", "-Other"]) == nil)
        let url = try TouchCapture.start(CaptureOptions(), arguments: ["app", "-TouchCapture", path])
        #expect(url?.path == path && TouchCapture.isRunning)
        #expect(throws: CaptureError.self) { try TouchCapture.start() }
        try TouchCapture.stop()
      }
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.hasPrefix(#"{"kind":"session""#) && text.contains(#""kind":"end""#) && text.hasSuffix("}\n"))
      #expect(!TouchCapture.isRunning)
    }

    @Test("cannot replace an existing file, nor methods without a runtime")
    func refusals() throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data("mine".utf8).write(to: file)
      withEngine {
        #expect(throws: CaptureError.self) { try TouchCapture.start(CaptureOptions(), to: file) }
        var options = CaptureOptions()
        options.swizzles = true
        #expect(throws: CaptureError.self) { try TouchCapture.start(options) { _ in } }
        #expect(!TouchCapture.isRunning)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }

    @Test("begins and ends at the buttons of the panel, which no capture contains")
    func panel() throws {
      try withEngine {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        let panel = CapturePanel(in: scene)
        let hand = Hand()
        let toggle = CGPoint(x: 195 - 130 + 156, y: 8 + 22)
        hand.tap(toggle.x, toggle.y)
        #expect(TouchCapture.isRunning)
        hand.tap(50, 50)
        hand.tap(toggle.x, toggle.y)
        #expect(!TouchCapture.isRunning)
        let log = try #require(panel.lastLog)
        defer { try? FileManager.default.removeItem(at: log) }
        let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        #expect(lines.filter { $0.contains(#""phase":"began""#) }.count == 1)
        #expect(!lines.contains { $0.contains("CapturePanel") })
        panel.hide()
      }
    }
  }
}
