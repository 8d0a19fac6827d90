import TestSupport
import Testing
@_spi(Instrumentation) import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rules 1.5 and 7.3.
  @Suite("The hit in a hosting view depends on the system version")
  @MainActor
  struct HostingViews {
    /// Records the result of each hit-test pass of a touch.
    private final class PassThroughWindow: UIWindow {
      var found: [String] = []
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        found.append(name(view))
        // This common override stopped working with iOS 18.
        return view === rootViewController?.view ? nil : view
      }
    }

    struct Row: Sendable, CustomTestStringConvertible {
      let content: PlatformBehavior.HostingViewContent
      let onContent: [String]
      let lands: String
      var testDescription: String { "\(content) → \(onContent), a pass-through window's touch lands on \(lands)" }
    }

    @Test(
      "passes 1 and 2 over content, and the view that a pass-through window's touch hits",
      arguments: [
        Row(
          content: .descendant, onContent: ["_UIHostingContentView", "_UIHostingContentView"],
          lands: "_UIHostingContentView"),
        Row(content: .descendantThenRoot, onContent: ["_UIHostingContentView", "host"], lands: "behind"),
        Row(content: .root, onContent: ["host", "host"], lands: "behind"),
      ])
    func passes(row: Row) {
      var platform = PlatformBehavior()
      platform.hostingViewContent = row.content
      withEngine(platform) {
        _ = showWindow("behind")
        let window = PassThroughWindow(frame: .zero)
        _ = showWindow("overlay", window, level: 1)
        let controller = UIViewController()
        let host = place(HostingView(frame: .zero), "host", 0, 0, 400, 800)
        host.interactiveRegions = [CGRect(x: 0, y: 0, width: 100, height: 100)]
        controller.view = host
        window.rootViewController = controller
        let hits = Log()
        UIApplication.shared.observer = DeliveryObserver(hits)
        Hand().follow("down 50,50; up")
        #expect(window.found == row.onContent)
        #expect(hits.take().hasPrefix("hit(1)=\(row.lands)"))
        #expect(host.className == "_UIHostingView" && host.subviews.isEmpty == (row.content == .root))
        #expect(host.found(50, 50) == row.onContent[0] && host.found(300, 300) == "host")
      }
    }

    @Test("beside the content the view itself is hit in every pass")
    func beside() {
      withEngine {
        let host = place(HostingView(frame: .zero), "host", 0, 0, 400, 800)
        #expect(host.found(50, 50) == "host")
        host.interactiveRegions = [CGRect(x: 0, y: 0, width: 10, height: 10)]
        host.interactiveRegions = [CGRect(x: 20, y: 0, width: 10, height: 10)]
        #expect(host.found(5, 5) == "host" && host.found(25, 5) == "_UIHostingContentView")
        #expect(host.subviews.count == 1)
      }
    }
  }
}
