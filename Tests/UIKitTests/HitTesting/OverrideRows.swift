import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rows H22 to H25: pass-through by overriding `hitTest(_:with:)`.
  @Suite("Overrides of hitTest are called at every level")
  @MainActor
  struct OverrideRows {
    @Test("H23: an overlay that returns nil instead of itself lets the touch through to the view behind")
    func emptyIsNone() {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        place(UIView(), "V", 0, 0, 100, 100, in: root)
        let overlay = place(EmptyIsNoneView(frame: .zero), "overlay", 0, 0, 100, 100, in: root)
        place(UIButton(), "child", 0, 0, 20, 20, in: overlay)
        #expect(root.found(50, 50) == "V")
        #expect(root.found(10, 10) == "child")
      }
    }

    @Test("H24: an overlay that forwards can return a view that is not its descendant")
    func forwarding() {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 400, 400)
        let far = place(UIView(), "far", 10, 10, 200, 200, in: root)
        place(UIButton(), "button", 50, 50, 20, 20, in: far)
        let overlay = place(ForwardingView(frame: .zero), "overlay", 30, 30, 300, 300, in: root)
        #expect(overlay.found(35, 35) == "-")
        overlay.target = far
        #expect(overlay.found(35, 35) == "button")
        #expect(root.found(100, 100) == "far")
        #expect(root.found(290, 290) == "root")
      }
    }

    @Test(
      "H25: pointerEvents, with the child at the point and beside it",
      arguments: [
        (PointerEventsView.Mode.auto, "child", "parent"), (.none, "-", "-"), (.boxNone, "child", "-"),
        (.boxOnly, "parent", "parent"),
      ])
    func pointerEvents(mode: PointerEventsView.Mode, onChild: String, beside: String) {
      withEngine {
        let parent = place(PointerEventsView(frame: .zero), "parent", 0, 0, 100, 100)
        place(UIView(), "child", 0, 0, 20, 20, in: parent)
        parent.mode = mode
        #expect(parent.found(10, 10) == onChild)
        #expect(parent.found(50, 50) == beside)
      }
    }

    @Test("an override may change the tree during the hit test")
    func mutation() {
      final class LeavingView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          superview?.subviews.forEach { $0.removeFromSuperview() }
          return nil
        }
      }
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        place(UIView(), "behind", 0, 0, 100, 100, in: root)
        place(LeavingView(frame: .zero), "leaving", 0, 0, 100, 100, in: root)
        #expect(root.found(5, 5) == "behind")
        #expect(root.subviews.isEmpty)
        #expect(root.found(5, 5) == "root")
      }
    }
  }
}
