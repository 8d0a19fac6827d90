import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 7.4.
  @Suite("A window drops touches during a transition that is not interactive")
  @MainActor
  struct TransitionInteraction {
    private let log = Log()

    private func stage(
      _ platform: PlatformBehavior = PlatformBehavior(), _ body: (UIWindow, UINavigationController) -> Void
    ) {
      withEngine(platform) {
        let navigation = UINavigationController(rootViewController: LoggedController("A", log))
        let window = showWindow(with: navigation)
        body(window, navigation)
      }
    }

    private func hit(_ window: UIWindow) -> String {
      HitTesting.beginHitTest()
      return name(UIApplication.shared.hitTest(CGPoint(x: 200, y: 400), with: nil))
    }

    @Test("only during a push and a presentation")
    func transitions() {
      stage { window, navigation in
        #expect(hit(window) == "A")
        navigation.pushViewController(LoggedController("B", log), animated: true)
        #expect(hit(window) == "-")
        settle(PlatformBehavior.current.navigationDuration)
        #expect(hit(window) == "B")
        navigation.present(LoggedController("C", log), animated: true)
        #expect(hit(window) == "-")
        settle(PlatformBehavior.current.presentationDuration)
        #expect(hit(window) == "C")
        navigation.dismiss(animated: true)
        #expect(hit(window) == "-")
        settle(PlatformBehavior.current.presentationDuration)
        #expect(hit(window) == "B")
      }
    }

    @Test("a dropped touch is never delivered, not even to a window behind")
    func dropped() {
      stage { window, navigation in
        let behind = showWindow("behind", level: -1)
        let observed = Log()
        UIApplication.shared.observer = DeliveryObserver(observed)
        navigation.pushViewController(LoggedController("B", log), animated: true)
        Hand().follow("down 200,400; wait 1000; up")
        #expect(observed.take() == "hit(1)=-")
        #expect(behind.isHidden == false && hit(window) == "B")
      }
    }

    @Test("a window without a view at the point lets the touch through")
    func passThrough() {
      final class PassThroughWindow: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
      }
      stage { window, _ in
        let overlay = showWindow("overlay", PassThroughWindow(frame: .zero), level: 1)
        overlay.rootViewController = LoggedController("O", log)
        settle()
        overlay.rootViewController?.present(LoggedController("P", log), animated: true)
        #expect(hit(window) == "A")
      }
    }

    @Test("not during an interactive transition, without animation, or where the platform does not drop touches")
    func exceptions() {
      var platform = PlatformBehavior()
      platform.transitionsPauseInteraction = false
      stage(platform) { window, navigation in
        navigation.pushViewController(LoggedController("B", log), animated: true)
        #expect(hit(window) != "-")
      }
      stage { window, navigation in
        navigation.pushViewController(LoggedController("B", log), animated: false)
        #expect(hit(window) == "B")
      }
    }
  }
}
