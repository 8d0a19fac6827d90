import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rules 2.2c and 2.2d.
  @Suite("Touches that a view does not handle go up the responder chain")
  @MainActor
  struct ResponderChain {
    private let log = Log()

    private final class LoggedController: UIViewController {
      var log: Log?

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.note("controller.began(\(Log.describe(touches)))")
        super.touchesBegan(touches, with: event)
      }
    }

    private func logged(_ name: String, in parent: UIView?) -> LoggedView {
      let view = place(LoggedView(frame: .zero), name, 0, 0, 100, 100, in: parent)
      view.log = log
      view.passesOn = true
      return view
    }

    @Test("view, its controller, superview, window, application")
    func chain() {
      withEngine {
        let window = showWindow()
        let outer = logged("outer", in: window)
        let controller = LoggedController()
        controller.log = log
        let root = logged("root", in: outer)
        controller.view = root
        let leaf = place(UIView(), "leaf", 0, 0, 50, 50, in: root)
        #expect(leaf.next === root)
        #expect(root.next === controller)
        #expect(controller.next === outer)
        #expect(outer.next === window)
        #expect(window.next === UIApplication.shared)
        #expect(UIApplication.shared.next == nil)
        Hand().follow("down 5,5; move 6,6; up")
        #expect(
          log.take()
            == "root.began(1) controller.began(1) outer.began(1) root.moved(1) outer.moved(1) root.ended(1) outer.ended(1)"
        )
      }
    }

    @Test("a view that takes a phase stops it")
    func stopped() {
      withEngine {
        let outer = logged("outer", in: showWindow())
        logged("inner", in: outer).passesOn = false
        Hand().follow("down 5,5; cancel")
        #expect(log.take() == "inner.began(1) inner.cancelled(1)")
      }
    }

    @Test("2.2e: a control forwards nothing, whether it tracks or not")
    func control() {
      withEngine {
        let outer = logged("outer", in: showWindow())
        let control = place(UIControl(), "control", 0, 0, 50, 50, in: outer)
        Hand().follow("down 5,5; move 6,6; up; down 5,5; cancel")
        control.isUserInteractionEnabled = false
        Hand().follow("down 5,5; up")
        #expect(log.take() == "outer.began(1) outer.ended(1)")
      }
    }

    @Test("a controller loads its view once, at its first use; a window shows it")
    func controllerView() {
      final class CountingController: UIViewController {
        var loads = 0
        override func viewDidLoad() { loads += 1 }
      }
      withEngine {
        let controller = CountingController()
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && controller.loads == 0)
        let window = showWindow()
        window.rootViewController = controller
        #expect(controller.loads == 1)
        #expect(controller.view.superview === window)
        #expect(controller.view.frame == window.bounds)
        #expect(controller.next === window)
        window.rootViewController = nil
        #expect(controller.view.superview == nil)
        #expect(controller.loads == 1)
      }
    }
  }
}
