import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// Source: Apple's page of autoresizingMask.
  @Suite("Subviews are resized with their superview according to their masks")
  @MainActor
  struct Autoresizing {
    struct Case: Sendable, CustomTestStringConvertible {
      let name: String
      let mask: UIView.AutoresizingMask
      let expected: [CGFloat]
      var testDescription: String { name }

      init(_ name: String, _ mask: UIView.AutoresizingMask, _ expected: [CGFloat]) {
        self.name = name
        self.mask = mask
        self.expected = expected
      }
    }

    /// A view with the frame (10, 20, 30, 40), whose superview grows from 100 × 100 to 200 × 300.
    @Test(
      "by its mask",
      arguments: [
        Case("nothing", [], [10, 20, 30, 40]),
        Case("width", .flexibleWidth, [10, 20, 130, 40]),
        Case("both sizes", [.flexibleWidth, .flexibleHeight], [10, 20, 130, 240]),
        Case("left", .flexibleLeftMargin, [110, 20, 30, 40]),
        Case("right", .flexibleRightMargin, [10, 20, 30, 40]),
        Case("top and bottom, 20 to 40", [.flexibleTopMargin, .flexibleBottomMargin], [10, 20 + 200 / 3, 30, 40]),
        Case("left and width, 10 to 30", [.flexibleLeftMargin, .flexibleWidth], [35, 20, 105, 40]),
        Case(
          "all of x, 10 to 30 to 60", [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], [20, 20, 60, 40]),
      ])
    func masks(_ row: Case) {
      withEngine {
        let parent = place(UIView(), "parent", 0, 0, 100, 100)
        let view = place(UIView(), "view", 10, 20, 30, 40, in: parent)
        view.autoresizingMask = row.mask
        parent.frame.size = CGSize(width: 200, height: 300)
        let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        for (value, expected) in zip(frame, row.expected) { #expect(abs(value - expected) < 1e-9) }
      }
    }

    @Test("margins of zero length share the change equally, and a size is never negative")
    func edges() {
      withEngine {
        let parent = place(UIView(), "parent", 0, 0, 100, 100)
        let filling = place(UIView(), "filling", 0, 0, 100, 100, in: parent)
        filling.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        let wide = place(UIView(), "wide", 10, 0, 80, 10, in: parent)
        wide.autoresizingMask = .flexibleWidth
        parent.bounds.size.width = 140
        #expect(filling.frame == CGRect(x: 20, y: 0, width: 100, height: 100))
        parent.bounds.size.width = 10
        #expect(wide.frame == CGRect(x: 10, y: 0, width: 0, height: 10))
      }
    }

    @Test("at all depths, but not below a view that disables it")
    func nesting() {
      withEngine {
        let parent = place(UIView(), "parent", 0, 0, 100, 100)
        let child = place(UIView(), "child", 0, 0, 100, 100, in: parent)
        let grandchild = place(UIView(), "grandchild", 0, 0, 100, 100, in: child)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        grandchild.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.frame = CGRect(x: 5, y: 5, width: 50, height: 60)
        #expect(grandchild.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
        child.autoresizesSubviews = false
        parent.bounds.size = CGSize(width: 70, height: 70)
        #expect(child.frame == CGRect(x: 0, y: 0, width: 70, height: 70))
        #expect(grandchild.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
      }
    }
  }
}
