import Foundation
import TestSupport
import Testing
@_spi(Instrumentation) import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 7.3a, and what is not modelled.
  @Suite("Hit tests of hosted SwiftUI content are as stated, and unknown where nothing is stated")
  @MainActor
  struct UnstatedHosts {
    /// Lets touches through by one of the rules of overlay windows.
    private final class OverlayWindow: UIWindow {
      /// The first argument runs the hit test of `super`.
      var rule: @MainActor (() -> UIView?, UIView, CGPoint) -> UIView? = { hit, _, _ in hit() }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        rule({ super.hitTest(point, with: event) }, rootViewController!.view, point)
      }
    }

    static let rules: [String: @MainActor @Sendable (() -> UIView?, UIView, CGPoint) -> UIView?] = [
      "root": { hit, root, _ in
        let found = hit()
        return found === root ? nil : found
      },
      "subviews": { _, root, point in
        root.subviews.contains { $0.hitTest($0.convert(point, from: root), with: nil) != nil } ? root : nil
      },
      "layer": { hit, root, point in
        let found = hit()
        guard found === root else { return found }
        return root.layer.hitTest(point)?.name == nil ? root : nil
      },
      "declared": { hit, _, point in CGRect(x: 0, y: 0, width: 100, height: 100).contains(point) ? hit() : nil },
    ]

    /// Where a touch lands, with a mark if that is unknown.
    private func landing(
      _ rule: String, _ content: PlatformBehavior.HostingViewContent, at point: String, isStated: Bool = true,
      isRoot: Bool = true
    ) -> String {
      var platform = PlatformBehavior()
      platform.hostingViewContent = content
      return withEngine(platform) {
        let engine = Engine.current
        if isStated {
          engine.hostedContent["ToastView"] = [
            HostedContent(id: "undo", frame: CGRect(x: 0, y: 0, width: 100, height: 100), takesTouches: true),
            HostedContent(id: "text", frame: CGRect(x: 200, y: 0, width: 100, height: 100), takesTouches: false),
          ]
        }
        _ = showWindow("behind")
        let window = OverlayWindow(frame: .zero)
        window.rule = Self.rules[rule]!
        _ = showWindow("overlay", window, level: 1)
        let controller = UIViewController()
        let host = place(HostingView(frame: .zero, hosting: "ToastView"), "host", 0, 0, 400, 800)
        if isRoot {
          controller.view = host
        } else {
          controller.view = place(UIView(), "around", 0, 0, 400, 800)
          controller.view.addSubview(host)
          let rule = window.rule
          window.rule = { hit, _, point in rule(hit, host, point) }
        }
        window.rootViewController = controller
        let hits = Log()
        UIApplication.shared.observer = DeliveryObserver(hits)
        Hand().follow("down \(point)")
        let landed = hits.take().split(separator: "=").last.map { String($0.prefix { $0 != ";" && $0 != " " }) } ?? ""
        return (engine.hostUncertainty == nil ? "" : "unknown ") + landed
      }
    }

    struct Row: Sendable, CustomTestStringConvertible {
      let rule: String
      let system: PlatformBehavior.HostingViewContent
      let onContent: String
      let beside: String
      var testDescription: String { "\(rule) under \(system)" }
    }

    /// The table of what the rules of overlay windows do, by system.
    nonisolated static let law = [
      Row(rule: "root", system: .descendant, onContent: "_UIHostingContentView", beside: "behind"),
      Row(rule: "root", system: .descendantThenRoot, onContent: "behind", beside: "behind"),
      Row(rule: "root", system: .root, onContent: "behind", beside: "behind"),
      Row(rule: "subviews", system: .descendant, onContent: "host", beside: "behind"),
      Row(rule: "subviews", system: .descendantThenRoot, onContent: "host", beside: "behind"),
      Row(rule: "subviews", system: .root, onContent: "behind", beside: "behind"),
      Row(rule: "layer", system: .descendant, onContent: "_UIHostingContentView", beside: "unknown"),
      Row(rule: "layer", system: .descendantThenRoot, onContent: "unknown", beside: "unknown"),
      Row(rule: "layer", system: .root, onContent: "host", beside: "behind"),
      Row(rule: "declared", system: .descendant, onContent: "_UIHostingContentView", beside: "behind"),
      Row(rule: "declared", system: .descendantThenRoot, onContent: "host", beside: "behind"),
      Row(rule: "declared", system: .root, onContent: "host", beside: "behind"),
    ]

    @Test("four rules of overlay windows on stated content and beside it", arguments: law)
    func layers(row: Row) {
      for (point, expected) in [("50,50", row.onContent), ("300,300", row.beside), ("250,50", row.beside)] {
        let landing = landing(row.rule, row.system, at: point)
        if expected == "unknown" {
          #expect(landing.hasPrefix("unknown "), "\(point): \(landing)")
        } else {
          #expect(landing == expected, "\(point)")
        }
      }
    }

    @Test(
      "without stated content every rule that asks the host is unknown, and one that does not is known",
      arguments: ["root", "subviews", "layer", "declared"],
      [PlatformBehavior.HostingViewContent.descendant, .descendantThenRoot, .root])
    func unstated(rule: String, system: PlatformBehavior.HostingViewContent) {
      #expect(landing(rule, system, at: "50,50", isStated: false).hasPrefix("unknown "))
      let beside = landing(rule, system, at: "300,300", isStated: false)
      #expect(rule == "declared" ? beside == "behind" : beside.hasPrefix("unknown "), "\(beside)")
    }

    @Test("the layer of a host inside of another view is disputed")
    func embedded() {
      #expect(landing("layer", .root, at: "50,50", isRoot: false).hasPrefix("unknown "))
      #expect(landing("root", .descendant, at: "50,50", isRoot: false) == "_UIHostingContentView")
    }

    @Test("a touch beside an unstated host is known, and the next touch does not keep the reason")
    func bounds() {
      withEngine {
        _ = showWindow("behind")
        let host = place(HostingView(frame: .zero, hosting: "ToastView"), "host", 0, 0, 100, 100)
        UIApplication.shared.windows[0].addSubview(host)
        let (hand, engine) = (Hand(), Engine.current)
        hand.follow("down 50,50; up")
        #expect(engine.hostUncertainty?.contains("ToastView") == true)
        hand.follow("down 200,200; up")
        #expect(engine.hostUncertainty == nil)
      }
    }

    @Test("the content of a value of any type is that of the host's identifier")
    func anyType() {
      withEngine {
        Engine.current.hostedContent["banner"] = []
        let host = HostingView(frame: .zero, hosting: "AnyView")
        #expect(!host.isContentStated && host.hostedType == "AnyView")
        host.accessibilityIdentifier = "banner"
        #expect(host.isContentStated && host.hostedType == "banner")
        host.host("ToastView")
        #expect(!host.isContentStated && host.hostedType == "ToastView")
      }
    }

    @Test("code that asks for the size of content makes what follows unknown, once")
    func sizes() {
      withEngine {
        let host = HostingView(frame: .zero, hosting: "ToastView")
        #expect(Engine.current.unmodelled.isEmpty)
        _ = host.intrinsicContentSize
        _ = host.sizeThatFits(.zero)
        _ = host.systemLayoutSizeFitting(.zero)
        #expect(Engine.current.unmodelled.count == 1)
      }
    }

    @Test("constraints that leave the frame of a host open are reported, others not")
    func constraints() {
      for isPinned in [true, false] {
        withEngine {
          let window = showWindow("behind")
          let host = HostingView(frame: .zero, hosting: "ToastView")
          host.translatesAutoresizingMaskIntoConstraints = false
          window.addSubview(host)
          host.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
          host.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
          if isPinned {
            host.trailingAnchor.constraint(equalTo: window.trailingAnchor).isActive = true
            host.heightAnchor.constraint(equalToConstant: 50).isActive = true
          }
          endTurn()
          let engine = Engine.current
          #expect((engine.unmodelled.isEmpty && engine.unknownLengths.isEmpty) == isPinned, "\(engine.unmodelled)")
        }
      }
    }
  }
}
