import CopyPaper
import ObjectiveCRuntime
import TestSupport
import Testing
@_spi(Instrumentation) import UIKit

/// The flag, the redirect's edge cases, and the statements of the README.
@Suite("A flagged view redirects its touch to the view beneath it")
@MainActor
struct FlagTests {
  /// A subclass of one of the classes that are flagged by default.
  private final class CustomLayoutView: UILayoutContainerView {}

  @Test("by default three private classes are flagged, by their exact names, and only in the last version")
  func defaults() {
    for version in CopyPaper.Version.allCases {
      withCopyPaper(version) {
        let isHead = version == .head
        #expect(UILayoutContainerView(frame: .zero).passThrough == isHead)
        #expect(UINavigationTransitionView(frame: .zero).passThrough == isHead)
        #expect(UIViewControllerWrapperView(frame: .zero).passThrough == isHead)
        #expect(!UITransitionView(frame: .zero).passThrough && !UIView(frame: .zero).passThrough)
        #expect(!CustomLayoutView(frame: .zero).passThrough)
      }
    }
  }

  @Test("reading stores the default; setting replaces it, before and after")
  func storedDefault() {
    withCopyPaper {
      let view = UIView(frame: .zero)
      #expect(!view.passThrough)
      view.className = "UILayoutContainerView"
      #expect(!view.passThrough)
      view.passThrough = true
      #expect(view.passThrough)
      let layout = UILayoutContainerView(frame: .zero)
      layout.passThrough = false
      #expect(!layout.passThrough)
      // A hit test also reads the flag.
      let hitOnce = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      hitOnce.accessibilityIdentifier = "V"
      #expect(nameOfHit(hitOnce, 5, 5) == "V")
      hitOnce.className = "UILayoutContainerView"
      #expect(nameOfHit(hitOnce, 5, 5) == "V")
    }
  }

  @Test("the project's own test: an overlay, a view below it, and that one flagged, each called directly")
  func projectsTest() {
    withCopyPaper {
      let (below, above) = (UIViewController(), UIViewController())
      below.view.accessibilityIdentifier = "below"
      #expect(nameOfHit(below.view, 0, 0) == "below")
      below.overlayViewController(above)
      #expect(above.view.superview === below.view && above.view.backgroundColor == .clear)
      #expect(nameOfHit(above.view, 0, 0) == "below")
      let between = UIView(frame: above.view.frame)
      between.accessibilityIdentifier = "between"
      below.view.insertSubview(between, belowSubview: above.view)
      #expect(nameOfHit(above.view, 0, 0) == "between")
      between.passThrough = true
      #expect(nameOfHit(above.view, 0, 0) == "below")
    }
  }

  @Test(
    "the README: a view without interaction disables its subviews, an idle container keeps the touch, a flagged one neither"
  )
  func claims() {
    withCopyPaper {
      let root = place(UIView(), "root", 0, 0, 300, 300)
      place(UIView(), "beneath", 0, 0, 300, 300, in: root)
      let container = place(UIView(), "container", 0, 0, 300, 300, in: root)
      place(UIButton(), "button", 0, 0, 50, 50, in: container)
      container.isUserInteractionEnabled = false
      #expect([nameOfHit(root, 20, 20), nameOfHit(root, 200, 200)] == ["beneath", "beneath"])
      container.isUserInteractionEnabled = true
      #expect([nameOfHit(root, 20, 20), nameOfHit(root, 200, 200)] == ["button", "container"])
      container.passThrough = true
      #expect([nameOfHit(root, 20, 20), nameOfHit(root, 200, 200)] == ["button", "beneath"])
    }
  }

  @Test("an ancestor that the redirect reaches is returned without being called", arguments: [true, false])
  func climbing(isHead: Bool) {
    withCopyPaper(isHead ? .head : .first) {
      let superview = place(CountingView(), "superview", 0, 0, 300, 300)
      let flagged = place(UIView(), "flagged", 0, 0, 300, 300, in: superview)
      flagged.passThrough = true
      superview.isHidden = true
      #expect(nameOfHit(flagged, 20, 20) == (isHead ? "superview" : "flagged"))
      superview.isHidden = false
      superview.isUserInteractionEnabled = false
      #expect(nameOfHit(flagged, 20, 20) == (isHead ? "superview" : "flagged"))
      #expect(superview.questions == 0)
      // In a hit test from above, the ancestor is called first and refuses.
      #expect(nameOfHit(superview, 20, 20) == "-")
    }
  }

  @Test("without a superview a flagged view drops the touch, and its subviews keep theirs")
  func root() {
    for version in CopyPaper.Version.allCases {
      withCopyPaper(version) {
        let flagged = place(UIView(), "flagged", 0, 0, 300, 300)
        place(UIButton(), "button", 0, 0, 50, 50, in: flagged)
        flagged.passThrough = true
        #expect([nameOfHit(flagged, 200, 200), nameOfHit(flagged, 20, 20)] == ["-", "button"])
      }
    }
  }

  @Test(
    "CP-13: an override's result is redirected at a point that is not converted",
    arguments: [(CopyPaper.Version?.some(.head), "-", "btn"), (.first, "-", "btn"), (nil, "F", "F")])
  func overriding(version: CopyPaper.Version?, underWindow: String, underWrapper: String) {
    for (isWrapped, expected) in [(false, underWindow), (true, underWrapper)] {
      withCopyPaper(version) {
        let root = UIViewController()
        let window = show(root)
        root.view.accessibilityIdentifier = "A"
        place(UIButton(), "btn", 100, 100, 100, 100, in: root.view)
        let wrapper = isWrapped ? place(UIView(), "R", 0, 0, 375, 667, in: window) : window
        let pointing = place(PointingView(), "K", 100, 100, 200, 200, in: wrapper)
        place(UIView(), "U0", 0, 0, 20, 20, in: pointing)
        let flagged = place(UIView(), "F", 50, 50, 50, 50, in: pointing)
        flagged.passThrough = true
        pointing.answer = flagged
        #expect(hit(110, 110) == expected)
      }
    }
  }

  @Test(
    "CP-14: the wrapper of any navigation controller, overlaid or not, drops the touches that its page does not take")
  func everyNavigation() {
    for (version, expected) in [(CopyPaper.Version?.some(.head), "W"), (.first, "wrapper"), (nil, "wrapper")] {
      withCopyPaper(version) {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        navigation.isNavigationBarHidden = true
        _ = show(navigation)
        page.view.accessibilityIdentifier = "page"
        page.view.superview?.accessibilityIdentifier = "wrapper"
        #expect(hit(20, 500) == "page")
        page.view.isUserInteractionEnabled = false
        #expect(hit(20, 500) == expected)
      }
    }
  }

  @Test("CP-14: in a tab bar controller the redirect stops at the transition view, which is not flagged")
  func everyTab() {
    for (version, expected) in [
      (CopyPaper.Version?.some(.head), "UITransitionView"), (nil, "UIViewControllerWrapperView"),
    ] {
      withCopyPaper(version) {
        let (tabs, page) = (UITabBarController(), UIViewController())
        tabs.viewControllers = [page]
        _ = show(tabs)
        page.view.isUserInteractionEnabled = false
        #expect(hit(20, 500) == expected)
      }
    }
  }

  @Test("a view beneath k flagged levels that returns nil is called k + 1 times by them, and once by the loop")
  func questions() {
    for levels in 0...4 {
      withCopyPaper {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let counting = place(CountingView(), "beneath", 0, 0, 100, 100, in: root)
        counting.isUserInteractionEnabled = false
        var parent: UIView = root
        for _ in 0...levels {
          parent = place(UIView(), "level", 0, 0, 100, 100, in: parent)
          parent.passThrough = true
        }
        #expect(nameOfHit(root, 5, 5) == "root")
        #expect(counting.questions == levels + 2)
      }
    }
  }
}
