import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rules 1.1a to 1.1e, rows H12 to H16 and H27.
  @Suite("Hidden, disabled and transparent views take no touches, and each view checks itself")
  @MainActor
  struct Filters {
    enum Change: String, CaseIterable, Sendable {
      case hidden, disabled, transparent

      @MainActor
      func apply(to view: UIView) {
        switch self {
        case .hidden: view.isHidden = true
        case .disabled: view.isUserInteractionEnabled = false
        case .transparent: view.alpha = 0.0001
        }
      }

      @MainActor
      func takeBack(from view: UIView) {
        view.isHidden = false
        view.isUserInteractionEnabled = true
        view.alpha = 1
      }
    }

    @Test("H12, H13, H15: the view itself is not hit", arguments: Change.allCases)
    func itself(change: Change) {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let button = place(UIButton(), "button", 0, 0, 50, 50, in: root)
        change.apply(to: button)
        #expect(root.found(10, 10) == "root")
        #expect(button.found(10, 10) == "-")
        change.takeBack(from: button)
        #expect(root.found(10, 10) == "button")
      }
    }

    @Test("H16: nor is any descendant", arguments: Change.allCases)
    func subtree(change: Change) {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let box = place(UIView(), "box", 0, 0, 100, 100, in: root)
        place(UIButton(), "button", 0, 0, 50, 50, in: box)
        change.apply(to: box)
        #expect(root.found(10, 10) == "root")
      }
    }

    @Test(
      "1.1c: alpha is stored as a Float and must not be less than 0.01",
      arguments: [
        (CGFloat(0.0099), "-", PlatformBehavior.AlphaRule.lessThan), (0.01, "-", .lessThan),
        (0.0101, "view", .lessThan),
        (0.0099, "-", .lessThanSinglePrecision), (0.01, "view", .lessThanSinglePrecision),
        (0.02, "view", .lessThan), (0.005, "-", .lessThan), (0.0099, "-", .lessThanOrEqual),
        (0.01, "-", .lessThanOrEqual), (0.0101, "view", .lessThanOrEqual), (0, "-", .lessThan), (1, "view", .lessThan),
      ])
    func alpha(alpha: CGFloat, expected: String, rule: PlatformBehavior.AlphaRule) {
      var platform = PlatformBehavior()
      platform.alphaRule = rule
      withEngine(platform) {
        let view = place(UIView(), "view", 0, 0, 10, 10)
        view.alpha = alpha
        #expect(view.found(5, 5) == expected)
      }
    }

    @Test("1.1e: alpha is not multiplied down the tree")
    func inheritedAlpha() {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let child = place(UIView(), "child", 0, 0, 100, 100, in: root)
        root.alpha = 0.05
        child.alpha = 0.05
        #expect(root.found(5, 5) == "child")
      }
    }

    @Test("1.1d: an override that does not call super stays hittable", arguments: Change.allCases)
    func overrideWithoutSuper(change: Change) {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let stubborn = place(StubbornView(frame: .zero), "stubborn", 0, 0, 50, 50, in: root)
        change.apply(to: stubborn)
        #expect(root.found(10, 10) == "stubborn")
      }
    }

    @Test("1.2g: point(inside:) is not called where a flag refuses", arguments: Change.allCases)
    func flagsFirst(change: Change) {
      withEngine {
        let view = place(RoundView(frame: .zero), "round", 0, 0, 100, 100)
        #expect(view.found(50, 50) == "round")
        #expect(view.questions == 1)
        change.apply(to: view)
        #expect(view.found(50, 50) == "-")
        #expect(view.questions == 1)
      }
    }

    @Test("an override of point(inside:) narrows and widens the view", arguments: [(1, 1, "root"), (50, 50, "round")])
    func pointInsideOverride(x: CGFloat, y: CGFloat, expected: String) {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        place(RoundView(frame: .zero), "round", 0, 0, 100, 100, in: root)
        #expect(root.found(x, y) == expected)
      }
    }

    @Test("a widened view is still limited by its superview's own point(inside:)")
    func widened() {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 300, 300)
        let box = place(UIView(), "box", 100, 100, 100, 100, in: root)
        place(WideView(frame: .zero), "wide", 0, 0, 100, 100, in: box)
        #expect(root.found(90, 150) == "root")
        let open = place(WideView(frame: .zero), "open", 100, 100, 100, 100, in: root)
        open.addSubview(place(UIView(), "far", -30, 0, 20, 100))
        #expect(root.found(75, 150) == "far")
        #expect(root.found(95, 150) == "open")
      }
    }

    @Test("H27: a disabled control and its subviews are not hit; a platform parameter changes that")
    func disabledControl() {
      func build() -> (UIView, UIButton) {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        place(UIButton(), "behind", 0, 0, 100, 100, in: root)
        let button = place(UIButton(), "button", 0, 0, 100, 100, in: root)
        place(UIView(), "inner", 0, 0, 20, 20, in: button)
        button.isEnabled = false
        return (root, button)
      }
      withEngine {
        let (root, button) = build()
        #expect(root.found(50, 50) == "behind")
        #expect(root.found(10, 10) == "behind")
        #expect(button.isUserInteractionEnabled)
        button.isEnabled = true
        #expect(root.found(10, 10) == "inner")
      }
      var platform = PlatformBehavior()
      platform.disabledControlIsHit = true
      withEngine(platform) {
        let (root, _) = build()
        #expect(root.found(50, 50) == "button")
        #expect(root.found(10, 10) == "inner")
      }
    }

    @Test("labels and image views take no touches by default", arguments: ["UILabel", "UIImageView"])
    func quietClasses(className: String) {
      withEngine {
        let view = className == "UILabel" ? UILabel(frame: .zero) : UIImageView(frame: .zero)
        let root = place(UIView(), "root", 0, 0, 100, 100)
        place(view, "view", 0, 0, 100, 100, in: root)
        view.addSubview(place(UIView(), "inner", 0, 0, 100, 100))
        #expect(root.found(5, 5) == "root")
        view.isUserInteractionEnabled = true
        #expect(root.found(5, 5) == "inner")
      }
    }
  }
}
