import Foundation
import TestSupport
import Testing
@_spi(Instrumentation) import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, what is not modelled.
  @Suite("A tap of a stated SwiftUI button runs what it calls, and other touches are unknown")
  @MainActor
  struct HostedTaps {
    /// Logs taps of buttons and touches that become unknown.
    private final class Watch: EventObserver {
      var log: [String] = []
      func didHitTest(_ touch: UITouch) {
        log.append("hit \(touch.hostedPart?.content.id ?? "-")" + (touch.contentUncertainty == nil ? "" : "?"))
      }
      func didTap(_ content: HostedContent, in host: UIView, _ touch: UITouch) { log.append("tap \(content.id!)") }
      func willRun(_ handler: String, isGiven: Bool) { log.append("run \(handler)") }
      func didBecomeUnknown(_ touch: UITouch, because reason: String) {
        log.append("unknown \(reason.split(separator: " ").suffix(3).joined(separator: " "))")
      }
    }

    /// A hosted value with closures.
    private struct Toast: HostedValue {
      var members: [String: HostedMember] = [:]
      var hasState = false
      func closure(named path: String) -> HostedMember { members[path] ?? .missing }
    }

    private static let parts = [
      HostedContent(id: "text", place: .frame(CGRect(x: 0, y: 0, width: 100, height: 100))),
      HostedContent(
        id: "undo", place: .frame(CGRect(x: 100, y: 0, width: 100, height: 100)), kind: .button, calls: "onUndo"),
      HostedContent(id: "mute", place: .frame(CGRect(x: 200, y: 0, width: 100, height: 100)), kind: .button),
      HostedContent(
        id: "more", place: .frame(CGRect(x: 300, y: 0, width: 100, height: 100)), kind: .button, action: "more"),
    ]

    /// What fingers do on a host, and what follows.
    private func log(
      _ fingers: String, hosting value: Toast = Toast(members: ["onUndo": .closure {}]),
      on system: PlatformBehavior.HostingViewContent = .descendant,
      before: @MainActor (HostingView) -> Void = { _ in }
    ) -> [String] {
      var platform = PlatformBehavior()
      platform.hostingViewContent = system
      return withEngine(platform) {
        Engine.current.hostedContent["ToastView"] = Self.parts
        let window = showWindow("window")
        let host = place(HostingView(frame: .zero, hosting: "ToastView"), "host", 0, 0, 400, 400)
        host.hostedValue = { value }
        window.addSubview(host)
        before(host)
        let watch = Watch()
        UIApplication.shared.observer = watch
        Hand().follow(fingers)
        return watch.log
      }
    }

    @Test(
      "a tap is one on every system",
      arguments: [PlatformBehavior.HostingViewContent.descendant, .descendantThenRoot, .root])
    func systems(system: PlatformBehavior.HostingViewContent) {
      #expect(log("down 150,50; up", on: system) == ["hit undo", "tap undo", "run ToastView.onUndo"])
      #expect(log("down 50,50; up", on: system) == ["hit text?"])
      #expect(log("down 50,300; up", on: system) == ["hit -"])
    }

    @Test("a finger that moves far, leaves, stays, or is not alone is no certain tap")
    func gestures() {
      let moves = ["hit undo", "unknown is not modelled"]
      #expect(log("down 150,50; move 150,70; up") == moves)
      #expect(log("down 104,50; move 96,50; up") == moves)
      #expect(log("down 150,50; move 150,58; up") == ["hit undo", "tap undo", "run ToastView.onUndo"])
      #expect(log("down 150,50; wait 600; up") == moves)
    }

    @Test("what a button calls is run, or it is unknown what it does")
    func calls() {
      var runs = 0
      #expect(log("down 150,50; up", hosting: Toast(members: ["onUndo": .closure { runs += 1 }])).count == 3)
      #expect(runs == 1)
      #expect(log("down 150,50; up", hosting: Toast(members: ["onUndo": .none])) == ["hit undo", "tap undo"])
      #expect(log("down 150,50; up", hosting: Toast()).last == "unknown does not store")
      #expect(log("down 250,50; up").last == "unknown of its content")
      var actions: [String] = []
      let more = log("down 350,50; up") { _ in Engine.current.hostedAction = { action, _ in actions.append(action) } }
      #expect(more == ["hit more", "tap more"] && actions == ["more"])
    }

    @Test("a gesture recognizer around a button makes its tap unknown, that of a scroll view does not")
    func recognizers() {
      let tapped = log("down 150,50; up") { $0.addGestureRecognizer(UITapGestureRecognizer()) }
      #expect(tapped == ["hit undo?"])
      let inScrollView = log("down 150,50; wait 200; up") { host in
        let scrollView = place(UIScrollView(), "scroll", 0, 0, 400, 400)
        host.superview?.addSubview(scrollView)
        scrollView.addSubview(host)
      }
      #expect(inScrollView == ["hit undo", "tap undo", "run ToastView.onUndo"])
    }

    @Test("after a closure of a value with state the content is unknown until a value is hosted again")
    func state() {
      let stateful = Toast(members: ["onUndo": .closure {}], hasState: true)
      for (value, isKnown) in [(stateful, false), (Toast(members: ["onUndo": .closure {}]), true)] {
        var host: HostingView?
        _ = log("down 150,50; up", hosting: value) { host = $0 }
        #expect(host?.isContentStated == isKnown)
      }
      var host: HostingView?
      let sets = Toast(members: ["onUndo": .closure { host?.host("ToastView") }], hasState: true)
      _ = log("down 150,50; up", hosting: sets) { host = $0 }
      #expect(host?.isContentStated == true)
    }

    @Test("a view that code adds to the host is no content, and content stays behind it")
    func addedViews() {
      let hits = log("down 150,50; up") { host in
        host.addSubview(place(UIView(), "added", 100, 0, 100, 100))
        host.host("ToastView")
      }
      #expect(hits == ["hit -"])
    }

    @Test("parts that are placed by the edges follow the bounds")
    func edges() {
      let place = HostedPlace.edges(horizontal: .insets(16, 24), vertical: .fromMax(50, length: 60))
      #expect(
        place.frame(in: CGRect(x: 0, y: 0, width: 390, height: 844)) == CGRect(x: 16, y: 734, width: 350, height: 60))
      let middle = HostedPlace.edges(horizontal: .centered(10, length: 100), vertical: .fromMin(5, length: 20))
      #expect(
        middle.frame(in: CGRect(x: 0, y: 0, width: 400, height: 100)) == CGRect(x: 160, y: 5, width: 100, height: 20))
      withEngine {
        Engine.current.hostedContent["Bar"] = [HostedContent(id: "bar", place: place)]
        let host = HostingView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), hosting: "Bar")
        host.frame.size = CGSize(width: 200, height: 300)
        host.layoutIfNeeded()
        #expect(host.subviews.map(\.frame) == [CGRect(x: 16, y: 190, width: 160, height: 60)])
      }
    }

    @Test("a platform control is a view on every system; the second hit test of iOS 18 is not known")
    func controls() {
      for system in [PlatformBehavior.HostingViewContent.descendant, .descendantThenRoot, .root] {
        var platform = PlatformBehavior()
        platform.hostingViewContent = system
        withEngine(platform) {
          Engine.current.hostedContent["Form"] = [
            HostedContent(
              id: "toggle", place: .frame(CGRect(x: 0, y: 0, width: 60, height: 40)), kind: .control,
              control: .toggle)
          ]
          let window = showWindow("window")
          window.addSubview(HostingView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), hosting: "Form"))
          var touched: UITouch?
          let watch = TouchWatch { touched = $0 }
          UIApplication.shared.observer = watch
          Hand().follow("down 10,10; up")
          #expect(touched?.view is UISwitch && touched?.hostedPart?.content.id == "toggle")
          #expect((Engine.current.hostUncertainty != nil) == (system == .descendantThenRoot))
          #expect(touched?.contentUncertainty?.contains("toggle") == true)
        }
      }
    }

    private final class TouchWatch: EventObserver {
      let take: (UITouch) -> Void
      init(_ take: @escaping (UITouch) -> Void) { self.take = take }
      func didHitTest(_ touch: UITouch) { take(touch) }
    }
  }
}
