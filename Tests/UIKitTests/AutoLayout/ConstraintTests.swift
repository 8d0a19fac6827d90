import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import UIKit

/// A view with the size of its content.
final class ContentView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  override var intrinsicContentSize: CGSize { content }

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    content = CGSize(width: width, height: height)
  }
}

@MainActor
@discardableResult
func constrained<View: UIView>(_ view: View, in parent: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

@MainActor
func endTurn() { VirtualClock.current.advance(to: VirtualClock.current.now) }

extension EngineTests {
  @Suite("Constraints decide the rectangles of views")
  @MainActor
  struct ConstraintTests {
    @Test("anchors of one attribute of one item are equal")
    func anchors() {
      withEngine {
        let (view, other) = (UIView(), UIView())
        let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor)
        #expect(constraint.firstAnchor == view.topAnchor as NSObject)
        #expect(constraint.secondAnchor == other.bottomAnchor as NSObject)
        #expect(view.topAnchor == view.topAnchor && view.topAnchor.hash == view.topAnchor.hash)
        #expect(view.topAnchor != view.bottomAnchor && view.topAnchor != other.topAnchor)
        #expect(view.topAnchor as NSObject != view)
      }
    }

    @Test("a multiple of zero of another size is a constant", arguments: [0, 0.5])
    func zeroMultiplier(_ multiplier: CGFloat) {
      withEngine {
        let (view, other) = (UIView(), UIView())
        let constraint = view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: multiplier, constant: 7)
        let isConstant = multiplier == 0
        #expect(constraint.multiplier == (isConstant ? 1 : multiplier) && constraint.constant == 7)
        #expect((constraint.secondAnchor == nil) == isConstant)
        #expect((constraint.secondAttribute == .notAnAttribute) == isConstant)
      }
    }

    /// A window of 400 × 800 points in a new app.
    private func inWindow(_ body: (UIWindow) throws -> Void) rethrows {
      try withEngine {
        Engine.current.screen.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.isHidden = false
        try body(window)
      }
    }

    @Test("edges, sizes, centers, multipliers and constants")
    func attributes() {
      inWindow { window in
        let (box, half, dot) = (
          constrained(UIView(), in: window), constrained(UIView(), in: window), constrained(UIView(), in: window)
        )
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
          box.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -30),
          box.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
          box.heightAnchor.constraint(equalToConstant: 50),
          half.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: 5),
          half.heightAnchor.constraint(equalTo: half.widthAnchor, multiplier: 0.25),
          half.topAnchor.constraint(equalToSystemSpacingBelow: box.bottomAnchor, multiplier: 2),
          half.centerXAnchor.constraint(equalTo: box.centerXAnchor),
          dot.widthAnchor.constraint(equalToConstant: 10), dot.heightAnchor.constraint(equalToConstant: 10),
          dot.centerYAnchor.constraint(equalTo: window.centerYAnchor),
          NSLayoutConstraint(
            item: dot, attribute: .centerX, relatedBy: .equal, toItem: window, attribute: .centerX, multiplier: 0.5,
            constant: 0),
        ])
        #expect(box.frame == .zero, "the layout is not over")
        endTurn()
        #expect(box.frame == CGRect(x: 20, y: 100, width: 350, height: 50))
        #expect(half.frame == CGRect(x: 105, y: 166, width: 180, height: 45))
        #expect(dot.frame == CGRect(x: 95, y: 395, width: 10, height: 10))
        #expect(!box.hasAmbiguousLayout && !half.hasAmbiguousLayout)
      }
    }

    @Test("views in different superviews are related in the coordinates of their common ancestor")
    func ancestors() {
      inWindow { window in
        let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let right = constrained(UIView(), in: window)
        window.addSubview(left)
        let (inner, follower) = (constrained(UIView(), in: left), constrained(UIView(), in: right))
        NSLayoutConstraint.activate([
          right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 40),
          right.topAnchor.constraint(equalTo: window.topAnchor, constant: 5),
          right.widthAnchor.constraint(equalToConstant: 200), right.heightAnchor.constraint(equalToConstant: 200),
          inner.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 7),
          inner.topAnchor.constraint(equalTo: left.topAnchor, constant: 8),
          inner.widthAnchor.constraint(equalToConstant: 11), inner.heightAnchor.constraint(equalToConstant: 12),
          follower.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 150),
          follower.topAnchor.constraint(equalTo: inner.topAnchor),
          follower.widthAnchor.constraint(equalTo: inner.widthAnchor),
          follower.heightAnchor.constraint(equalTo: inner.heightAnchor),
        ])
        endTurn()
        #expect(inner.frame == CGRect(x: 7, y: 8, width: 11, height: 12))
        #expect(right.frame == CGRect(x: 150, y: 5, width: 200, height: 200))
        #expect(follower.frame == CGRect(x: 10 + 7 + 11 + 150 - 150, y: 20 + 8 - 5, width: 11, height: 12))
        // A known rectangle that code moves takes along what is related to it.
        left.frame.origin = CGPoint(x: 30, y: 40)
        endTurn()
        #expect(right.frame.minX == 170 && follower.frame.minY == 40 + 8 - 5)
      }
    }

    @Test("the size of content is kept by its priorities")
    func content() {
      inWindow { window in
        let (one, other) = (
          constrained(ContentView(100, 20), in: window), constrained(ContentView(300, 30), in: window)
        )
        NSLayoutConstraint.activate([
          one.leftAnchor.constraint(equalTo: window.leftAnchor), one.topAnchor.constraint(equalTo: window.topAnchor),
          other.leftAnchor.constraint(equalTo: one.rightAnchor), other.topAnchor.constraint(equalTo: window.topAnchor),
          other.rightAnchor.constraint(equalTo: window.rightAnchor),
        ])
        endTurn()
        // 400 points for both: nothing has to give way.
        #expect(one.frame == CGRect(x: 0, y: 0, width: 100, height: 20) && other.frame.width == 300)
        other.content.width = 350
        one.setContentCompressionResistancePriority(.required, for: .horizontal)
        endTurn()
        #expect(one.frame.width == 100 && other.frame.width == 300)
        one.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        endTurn()
        #expect(one.frame.width == 50 && other.frame.width == 350)
        other.content.width = 200
        other.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        endTurn()
        #expect(one.frame.width == 200 && other.frame.width == 200)
        #expect(!one.hasAmbiguousLayout)
      }
    }

    @Test("the safe area, margins and layout guides have places of their own")
    func guides() {
      inWindow { window in
        Engine.current.screen.safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
        let controller = UIViewController()
        window.rootViewController = controller
        let view: UIView = controller.view
        let (safe, inner, spaced) = (
          constrained(UIView(), in: view), constrained(UIView(), in: view), constrained(UIView(), in: view)
        )
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        NSLayoutConstraint.activate([
          safe.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          safe.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
          safe.leftAnchor.constraint(equalTo: view.leftAnchor), safe.widthAnchor.constraint(equalToConstant: 10),
          inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
          inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
          inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
          guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
          guide.heightAnchor.constraint(equalToConstant: 60),
          guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 30),
          guide.rightAnchor.constraint(equalTo: view.rightAnchor),
          spaced.topAnchor.constraint(equalTo: guide.bottomAnchor),
          spaced.leftAnchor.constraint(equalTo: guide.leftAnchor),
          spaced.rightAnchor.constraint(equalTo: guide.rightAnchor),
          spaced.heightAnchor.constraint(equalTo: guide.heightAnchor),
        ])
        endTurn()
        #expect(safe.frame == CGRect(x: 0, y: 50, width: 10, height: 716))
        #expect(inner.frame == CGRect(x: 2, y: 51, width: 394, height: 800 - 51 - 37))
        #expect(guide.layoutFrame == CGRect(x: 30, y: 200, width: 370, height: 60))
        #expect(spaced.frame == CGRect(x: 30, y: 260, width: 370, height: 60))
        #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
        // Both change without a new activation.
        controller.additionalSafeAreaInsets.top = 20
        view.setNeedsLayout()
        endTurn()
        #expect(safe.frame.minY == 70)
        view.layoutMargins.left = 40
        endTurn()
        #expect(inner.frame.minX == 40)
        view.removeLayoutGuide(guide)
        #expect(view.constraints.allSatisfy { $0.firstItem !== guide && $0.secondItem !== guide })
      }
    }

    @Test("leading and trailing follow the direction of the language, with constants and inequalities")
    func mirrored() {
      inWindow { window in
        let (view, other) = (constrained(ContentView(10, 10), in: window), constrained(ContentView(30, 10), in: window))
        // The items' own directions have no part in it.
        window.semanticContentAttribute = .forceRightToLeft
        other.semanticContentAttribute = .forceLeftToRight
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 5),
          view.topAnchor.constraint(equalTo: window.topAnchor), other.topAnchor.constraint(equalTo: window.topAnchor),
          other.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 20),
          other.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -40),
        ])
        other.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let wide = other.widthAnchor.constraint(equalToConstant: 1_000)
        wide.priority = .defaultHigh
        wide.isActive = true
        endTurn()
        #expect(view.frame == CGRect(x: 385, y: 0, width: 10, height: 10))
        #expect(other.frame == CGRect(x: 40, y: 0, width: 325, height: 10))
        // The other direction takes effect without a new activation.
        window.semanticContentAttribute = .unspecified
        other.semanticContentAttribute = .forceRightToLeft
        endTurn()
        #expect(view.frame.minX == 5 && other.frame == CGRect(x: 35, y: 0, width: 325, height: 10))
      }
    }

    @Test("the autoresizing mask of a view follows a superview whose size constraints decide")
    func autoresizing() {
      inWindow { window in
        let box = constrained(UIView(), in: window)
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
        box.bounds.size = CGSize(width: 100, height: 50)
        child.autoresizingMask = .flexibleWidth
        box.addSubview(child)
        let neighbour = constrained(UIView(), in: window)
        NSLayoutConstraint.activate([
          box.leftAnchor.constraint(equalTo: window.leftAnchor), box.topAnchor.constraint(equalTo: window.topAnchor),
          box.widthAnchor.constraint(equalToConstant: 300), box.heightAnchor.constraint(equalToConstant: 50),
          neighbour.leftAnchor.constraint(equalTo: child.rightAnchor),
          neighbour.topAnchor.constraint(equalTo: window.topAnchor),
          neighbour.widthAnchor.constraint(equalToConstant: 5), neighbour.heightAnchor.constraint(equalToConstant: 5),
        ])
        window.layoutIfNeeded()
        #expect(box.frame.width == 300 && child.frame == CGRect(x: 10, y: 10, width: 280, height: 30))
        #expect(neighbour.frame.minX == 290)
        endTurn()
        #expect(neighbour.frame.minX == 290)
      }
    }

    @Test("the content of a scroll view has the size that constraints give it")
    func scrolling() {
      inWindow { window in
        let scroll = constrained(UIScrollView(), in: window)
        let (content, fixed) = (constrained(UIView(), in: scroll), constrained(UIView(), in: scroll))
        NSLayoutConstraint.activate([
          scroll.leftAnchor.constraint(equalTo: window.leftAnchor),
          scroll.rightAnchor.constraint(equalTo: window.rightAnchor),
          scroll.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
          scroll.bottomAnchor.constraint(equalTo: window.bottomAnchor),
          content.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 10),
          content.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -10),
          content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
          content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
          content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
          content.heightAnchor.constraint(equalToConstant: 2_000),
          fixed.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
          fixed.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
          fixed.widthAnchor.constraint(equalToConstant: 9), fixed.heightAnchor.constraint(equalToConstant: 9),
        ])
        window.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 100, width: 400, height: 700))
        #expect(scroll.contentSize == CGSize(width: 400, height: 2_000))
        #expect(content.frame == CGRect(x: 10, y: 0, width: 380, height: 2_000) && fixed.frame.minY == 5)
        scroll.contentOffset.y = 300
        endTurn()
        #expect(content.frame.minY == 0 && fixed.frame.minY == 305)
      }
    }

    @Test("a removed view takes its constraints along and leaves those to other views")
    func removal() {
      inWindow { window in
        let box = constrained(UIView(), in: window)
        let inner = constrained(ContentView(5, 6), in: box)
        let own = box.widthAnchor.constraint(equalToConstant: 50)
        let within = inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3)
        let outer = [
          box.leftAnchor.constraint(equalTo: window.leftAnchor), inner.topAnchor.constraint(equalTo: window.topAnchor),
          box.topAnchor.constraint(equalTo: window.topAnchor),
          box.heightAnchor.constraint(equalTo: window.heightAnchor),
        ]
        NSLayoutConstraint.activate([own, within] + outer)
        #expect(window.constraints.count == 4 && box.constraints.count == 2 && outer[0].isActive)
        endTurn()
        box.removeFromSuperview()
        #expect(own.isActive && within.isActive && outer.allSatisfy { !$0.isActive } && window.constraints.isEmpty)
        box.layoutIfNeeded()
        #expect(inner.frame.minX == 3)
      }
    }

    @Test("constraints and their solution keep no view alive")
    func memory() {
      inWindow { window in
        weak var removed: UIView?
        weak var stack: UIView?
        do {
          let view = constrained(ContentView(5, 6), in: window)
          view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
          view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
          let arranged = constrained(UIStackView(arrangedSubviews: [ContentView(1, 1)]), in: window)
          arranged.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
          arranged.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
          (removed, stack) = (view, arranged)
          window.layoutIfNeeded()
        }
        #expect(removed != nil && stack != nil)
        removed?.removeFromSuperview()
        stack?.removeFromSuperview()
        #expect(removed == nil && stack == nil)
      }
    }

    @Test("the higher priority wins, whichever constraint was activated first")
    func order() {
      inWindow { window in
        let (low, high) = (constrained(UIView(), in: window), constrained(UIView(), in: window))
        for view in [low, high] {
          view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
          view.heightAnchor.constraint(equalToConstant: 1).isActive = true
          view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
        }
        for (view, first, second) in [(low, 700, 701), (high, 701, 700)] {
          for (width, priority) in [(10, first), (20, second)] {
            let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
            constraint.priority = UILayoutPriority(Float(priority))
            constraint.isActive = true
          }
        }
        endTurn()
        #expect(low.frame.width == 20 && high.frame.width == 10)
      }
    }

    @Test("a change of a constant in an animation is animated from the old rectangle")
    func animation() {
      inWindow { window in
        let view = constrained(ContentView(40, 40), in: window)
        let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
        NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: window.topAnchor)])
        window.layoutIfNeeded()
        let start = VirtualClock.current.now
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          left.constant = 200
          window.layoutIfNeeded()
        }
        #expect(view.frame.minX == 200)
        VirtualClock.current.advance(to: start + 500_000_000)
        #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 100) < 1)
        // Outside of an animation the change waits for the layout at the end of the turn.
        left.constant = 10
        #expect(view.frame.minX == 200)
        VirtualClock.current.advance(to: start + 2_000_000_000)
        #expect(view.frame.minX == 10 && view.layer.presentation()?.frame.minX ?? 10 == 10)
      }
    }

    @Test("only superviews of views with new rectangles are laid out")
    func scope() {
      final class Counting: UIView {
        var count = 0
        override func layoutSubviews() {
          count += 1
          super.layoutSubviews()
        }
      }
      inWindow { window in
        let outer = Counting(frame: window.bounds)
        let (one, other) = (Counting(frame: window.bounds), Counting(frame: window.bounds))
        var constants: [NSLayoutConstraint] = []
        window.addSubview(outer)
        for parent in [one, other] {
          outer.addSubview(parent)
          let child = constrained(ContentView(4, 4), in: parent)
          constants.append(child.topAnchor.constraint(equalTo: parent.topAnchor))
          child.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
        }
        NSLayoutConstraint.activate(constants)
        endTurn()
        (outer.count, one.count, other.count) = (0, 0, 0)
        constants[0].constant = 9
        #expect(one.subviews[0].frame.minY == 0)
        endTurn()
        #expect(outer.count == 0 && one.count == 1 && other.count == 0 && one.subviews[0].frame.minY == 9)
        endTurn()
        #expect(one.count == 1)
      }
    }

    @Test("labels have the size of their text, broken into lines at the width that constraints give, and baselines")
    func labels() {
      inWindow { window in
        let (title, value) = (constrained(UILabel(), in: window), constrained(UILabel(), in: window))
        let body = constrained(UILabel(), in: window)
        (title.text, value.text) = ("Name", "A value")
        value.font = .systemFont(ofSize: 30)
        body.text = String(repeating: "Several words that need lines. ", count: 8)
        body.numberOfLines = 0
        NSLayoutConstraint.activate([
          title.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
          value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
          value.topAnchor.constraint(equalTo: window.topAnchor, constant: 50),
          title.firstBaselineAnchor.constraint(equalTo: value.firstBaselineAnchor),
          body.topAnchor.constraint(equalTo: value.bottomAnchor),
          body.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 50),
          body.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -50),
        ])
        endTurn()
        #expect(
          value.bounds.size == value.intrinsicContentSize && title.bounds.width == title.intrinsicContentSize.width)
        // The upper edge of the title is between two pixels, and edges are rounded.
        #expect(abs(title.bounds.height - title.intrinsicContentSize.height) <= 1 / Engine.current.screen.scale)
        // The baselines of fonts of 17 and 30 points are at one height; ascenders differ by their sizes.
        let difference = (30 - 17) * UIFont.systemFont(ofSize: 1).ascender
        #expect(abs(title.frame.minY - value.frame.minY - difference) < 1.1)
        #expect(
          body.frame.width == 300 && body.frame.height > 100
            && body.frame.height == body.sizeThatFits(body.bounds.size).height)
        window.bounds.size.width = 300
        endTurn()
        #expect(body.frame.width == 200 && body.frame.height == body.sizeThatFits(body.bounds.size).height)
        title.text = "A longer name"
        endTurn()
        #expect(
          title.bounds.width == title.intrinsicContentSize.width && abs(value.frame.minX - title.frame.maxX - 8) < 1e-9)
      }
    }

    @Test("as soon as a window has constraints, all its views update theirs once, the inner ones first")
    func updates() {
      final class Updating: UIView {
        var log: Log?
        override func updateConstraints() {
          super.updateConstraints()
          log?.note(accessibilityIdentifier ?? "?")
        }
      }
      inWindow { window in
        let log = Log()
        let (outer, inner, later) = (Updating(), Updating(), Updating())
        for (view, name) in [(outer, "outer"), (inner, "inner"), (later, "later")] {
          (view.log, view.accessibilityIdentifier) = (log, name)
        }
        window.addSubview(outer)
        outer.addSubview(inner)
        endTurn()
        #expect(log.take() == "")
        window.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
        endTurn()
        #expect(log.take() == "inner outer")
        outer.addSubview(later)
        endTurn()
        #expect(log.take() == "later")
        inner.setNeedsUpdateConstraints()
        endTurn()
        #expect(log.take() == "inner")
      }
    }

    @Test("baselines of several lines, of views in a view and of changed fonts")
    func baselines() {
      final class Titled: UIView {
        let label = UILabel()
        override var forFirstBaselineLayout: UIView { label }
      }
      inWindow { window in
        let (long, mark, titled) = (
          constrained(UILabel(), in: window), constrained(UILabel(), in: window), constrained(Titled(), in: window)
        )
        _ = constrained(titled.label, in: titled)
        long.numberOfLines = 0
        long.text = "one two three four five six seven"
        (mark.text, titled.label.text) = ("m", "t")
        NSLayoutConstraint.activate([
          long.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
          long.leftAnchor.constraint(equalTo: window.leftAnchor), long.widthAnchor.constraint(equalToConstant: 80),
          mark.firstBaselineAnchor.constraint(equalTo: long.firstBaselineAnchor),
          mark.leftAnchor.constraint(equalTo: long.rightAnchor),
          titled.firstBaselineAnchor.constraint(equalTo: mark.firstBaselineAnchor),
          titled.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 200),
          titled.label.topAnchor.constraint(equalTo: titled.topAnchor, constant: 30),
          titled.label.leftAnchor.constraint(equalTo: titled.leftAnchor),
          titled.label.rightAnchor.constraint(equalTo: titled.rightAnchor),
          titled.label.bottomAnchor.constraint(equalTo: titled.bottomAnchor),
        ])
        endTurn()
        #expect(long.frame.height > 60 && abs(mark.frame.minY - 100) <= 0.5 && abs(titled.frame.minY - 70) <= 0.5)
        mark.font = .systemFont(ofSize: 30)
        endTurn()
        let difference = (30 - 17) * UIFont.systemFont(ofSize: 1).ascender
        #expect(abs(mark.frame.minY - (100 - difference)) < 1.1)
      }
    }

    @Test("a scroll view keeps the size of its content unless constraints to its edges give another one")
    func contentSize() {
      inWindow { window in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        window.addSubview(scroll)
        scroll.contentSize = CGSize(width: 200, height: 1_000)
        let view = constrained(UIView(), in: scroll)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: scroll.topAnchor),
          view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
          view.widthAnchor.constraint(equalTo: scroll.widthAnchor), view.heightAnchor.constraint(equalToConstant: 40),
        ])
        endTurn()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(scroll.contentSize == CGSize(width: 200, height: 1_000))
      }
    }

    @Test("a size may name an attribute of no item")
    func withoutItem() {
      inWindow { window in
        let view = constrained(UIView(), in: window)
        NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1,
          constant: 50
        ).isActive = true
        endTurn()
        #expect(view.frame.height == 50)
        let constraint = window.constraints.first ?? view.constraints.first
        #expect(constraint?.secondAttribute == .notAnAttribute && constraint?.secondAnchor == nil)
      }
    }

    @Test("a constraint without items has the values of a new one")
    func withoutItems() {
      let constraint = NSLayoutConstraint()
      #expect(constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute && !constraint.isActive)
      #expect(constraint.multiplier == 1 && constraint.constant == 0 && constraint.priority == .required)
    }

    @Test("what a size does not need to be is 0", arguments: [false, true])
    func unneeded(isAtLeast: Bool) {
      inWindow { window in
        let view = constrained(UIView(), in: window)
        (isAtLeast
          ? view.widthAnchor.constraint(greaterThanOrEqualTo: window.widthAnchor, constant: -52)
          : view.widthAnchor.constraint(lessThanOrEqualTo: window.widthAnchor, constant: -52)).isActive = true
        view.leadingAnchor.constraint(lessThanOrEqualTo: window.leadingAnchor, constant: 23).isActive = true
        endTurn()
        #expect(view.frame.width == (isAtLeast ? window.bounds.width - 52 : 0) && view.frame.minX == 23)
        #expect(view.hasAmbiguousLayout)
      }
    }

    @Test("overrides of the methods for constraints and priorities are called")
    func overridden() {
      final class Counting: UIView {
        var calls: [String] = []
        override func addConstraint(_ constraint: NSLayoutConstraint) {
          calls.append("add")
          super.addConstraint(constraint)
        }
        override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
          axis == .horizontal ? UILayoutPriority(900) : super.contentHuggingPriority(for: axis)
        }
      }
      inWindow { window in
        let (view, other) = (constrained(Counting(), in: window), constrained(ContentView(10, 10), in: window))
        #expect(!view.needsUpdateConstraints())
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        view.addConstraint(view.heightAnchor.constraint(equalToConstant: 5))
        other.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        endTurn()
        #expect(view.calls == ["add"] && view.frame.height == 5 && !view.needsUpdateConstraints())
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 900)
        view.removeConstraints(view.constraints + other.constraints)
        #expect(view.constraints.isEmpty)
      }
    }

    @Test("the guides at the edges of a controller's view are items of constraints and of formats")
    func layoutGuides() {
      inWindow { window in
        let controller = UIViewController()
        window.rootViewController = controller
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
        let box = constrained(UIView(), in: controller.view)
        #expect(controller.topLayoutGuide === controller.topLayoutGuide)
        let items: [String: Any] = [
          "top": controller.topLayoutGuide, "box": box, "bottom": controller.bottomLayoutGuide,
        ]
        for format in ["V:[top]-10-[box]-[bottom]", "H:|-5-[box]-5-|"] {
          NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: items))
        }
        let line = constrained(UIView(), in: controller.view)
        NSLayoutConstraint(
          item: line, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
          multiplier: 1, constant: 3
        ).isActive = true
        endTurn()
        let size = window.bounds.size
        #expect(box.frame == CGRect(x: 5, y: 60, width: size.width - 10, height: size.height - 60 - 34 - 8))
        #expect(line.frame.minY == 53)
        controller.additionalSafeAreaInsets.top = 70
        endTurn()
        #expect(box.frame.minY == 80 && line.frame.minY == 73)
      }
    }

    @Test("the fitting size of a view that has it as its own is that of its constraints")
    func ownFittingSize() {
      final class Fitted: UIView {
        override var intrinsicContentSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
      }
      inWindow { window in
        let view = Fitted()
        view.widthAnchor.constraint(equalToConstant: 70).isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        #expect(view.intrinsicContentSize == CGSize(width: 70, height: 20))
      }
    }

    @Test("edges are on pixels")
    func pixels() {
      inWindow { window in
        Engine.current.screen.scale = 2
        let view = constrained(UIView(), in: window)
        NSLayoutConstraint.activate([
          view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 1.3),
          view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 1 / 3.0),
          view.topAnchor.constraint(equalTo: window.topAnchor), view.heightAnchor.constraint(equalToConstant: 1),
        ])
        endTurn()
        // From 1.3 to 134.63 points.
        #expect(view.frame == CGRect(x: 1.5, y: 0, width: 133, height: 1))
      }
    }

    @Test("a frame that constraints leave open is noted, and contradicting constraints make the outcomes unknown")
    func unknown() {
      inWindow { window in
        let reports = DisputeObserver()
        UIApplication.shared.observer = reports
        let view = constrained(UIView(), in: window)
        view.accessibilityIdentifier = "loose"
        view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 1).isActive = true
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        endTurn()
        VirtualClock.current.advance(to: 1_000_000)
        #expect(view.hasAmbiguousLayout)
        #expect(reports.questions.isEmpty && Engine.current.unknownLengths == [.ambiguousLayouts])
        #expect(Engine.current.openFrameNames == ["UIWindow[0]/UIView[0]"])
        view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
        let second = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
        second.isActive = true
        endTurn()
        VirtualClock.current.advance(to: 3_000_000)
        #expect(!view.hasAmbiguousLayout && view.frame.width == 10)
        #expect(reports.questions.count == 1 && reports.questions[0].contains("contradict"), "\(reports.questions)")
        // What does not contradict any more is satisfied.
        width.isActive = false
        endTurn()
        #expect(view.frame.width == 20)
      }
    }

    @Test("a frame that becomes ambiguous without a layout is reported, and a hidden one when it is shown")
    func ambiguityWithoutLayout() {
      inWindow { window in
        let view = constrained(UIView(), in: window)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
          view.topAnchor.constraint(equalTo: window.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true
        endTurn()
        #expect(Engine.current.unmodelled.isEmpty)
        view.isHidden = true
        width.isActive = false
        endTurn()
        #expect(Engine.current.unknownLengths.isEmpty)
        view.isHidden = false
        endTurn()
        #expect(Engine.current.unknownLengths == [.ambiguousLayouts])
      }
      inWindow { window in
        let view = constrained(UIView(), in: window)
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
          view.topAnchor.constraint(equalTo: window.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
          width,
        ])
        endTurn()
        width.isActive = false
        endTurn()
        #expect(Engine.current.unknownLengths == [.ambiguousLayouts])
      }
    }

    @Test("a view has no width or height with which no constraint has to do", arguments: [-1.0, 0, 1])
    func unusedSizes(position: Double) {
      inWindow { window in
        Engine.current.lengths = LengthChoice([.ambiguousLayouts: LengthReading(position)])
        let outer = constrained(UIView(), in: window)
        let inner = constrained(UIView(), in: outer)
        NSLayoutConstraint.activate([
          outer.centerXAnchor.constraint(equalTo: window.centerXAnchor),
          outer.centerYAnchor.constraint(equalTo: window.centerYAnchor),
          inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
          inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
          inner.widthAnchor.constraint(equalToConstant: 100), inner.heightAnchor.constraint(equalToConstant: 40),
        ])
        endTurn()
        #expect(outer.frame == CGRect(x: 200, y: 400, width: 0, height: 0))
        #expect(inner.convert(inner.bounds, to: window) == CGRect(x: 150, y: 380, width: 100, height: 40))
        #expect(Engine.current.unknownLengths.isEmpty)
      }
      // A second line of the view, or a subview that follows its size, leaves the size open.
      for isMasked in [true, false] {
        inWindow { window in
          let view = constrained(UIView(), in: window)
          let subview = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          if isMasked { subview.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
          view.addSubview(subview)
          NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: window.topAnchor),
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
          ])
          if !isMasked { view.widthAnchor.constraint(lessThanOrEqualToConstant: 50).isActive = true }
          endTurn()
          #expect(Engine.current.unknownLengths == [.ambiguousLayouts])
        }
      }
    }

    @Test("a frame that constraints leave open is anywhere with other readings", arguments: [-1.0, -0.5, 0, 0.5, 1])
    func openFrames(position: Double) {
      inWindow { window in
        Engine.current.lengths = LengthChoice([.ambiguousLayouts: LengthReading(position)])
        let (view, next) = (constrained(UIView(), in: window), constrained(UIView(), in: window))
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
          view.topAnchor.constraint(equalTo: window.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
          view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
          next.leadingAnchor.constraint(equalTo: view.trailingAnchor),
          next.topAnchor.constraint(equalTo: window.topAnchor),
          next.widthAnchor.constraint(equalToConstant: 5), next.heightAnchor.constraint(equalToConstant: 5),
        ])
        endTurn()
        let far = 2 * max(UIScreen.main.bounds.width, UIScreen.main.bounds.height)
        let width = position > 0 ? 30 + position * (far - 30) : 30
        #expect(abs(view.frame.width - width) < 1 && view.frame.height == 20, "\(view.frame)")
        // What depends on the open length moves with it.
        #expect(abs(next.frame.minX - 10 - width) < 1 && next.frame.width == 5, "\(next.frame)")
      }
    }

    @Test("the content of a view of which constraints state width and height is not asked for")
    func statedSizes() {
      inWindow { window in
        let image = constrained(UIImageView(image: UIImage(systemName: "star")), in: window)
        NSLayoutConstraint.activate([
          image.leadingAnchor.constraint(equalTo: window.leadingAnchor),
          image.topAnchor.constraint(equalTo: window.topAnchor), image.heightAnchor.constraint(equalToConstant: 44),
        ])
        let width = image.widthAnchor.constraint(equalToConstant: 44)
        width.isActive = true
        endTurn()
        #expect(Engine.current.unknownLengths.isEmpty)
        image.image = UIImage(systemName: "heart")
        endTurn()
        #expect(Engine.current.unknownLengths.isEmpty && image.frame.width == 44)
        width.isActive = false
        endTurn()
        #expect(Engine.current.unknownLengths == [.symbols] && image.frame.width < 44)
      }
    }

    @Test("distances between anchors are sizes, in any order of activation and without a place of their own")
    func distances() {
      inWindow { window in
        let (first, second, third) = (UIView(), UIView(), UIView())
        // The distance exists before the views have a superview, and no constant retains it but the constraint.
        let equal = first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(
          equalTo: second.leadingAnchor.anchorWithOffset(to: third.leadingAnchor), multiplier: 0.5)
        for view in [first, second, third] { _ = constrained(view, in: window) }
        NSLayoutConstraint.activate(
          [equal, first.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10)]
            + [third.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 100)]
            + [first, second, third].flatMap {
              [
                $0.topAnchor.constraint(equalTo: window.topAnchor), $0.widthAnchor.constraint(equalToConstant: 5),
                $0.heightAnchor.constraint(equalToConstant: 5),
              ]
            })
        endTurn()
        #expect(second.frame.minX == 40)
        #expect(window.layoutGuides.isEmpty && first.layoutGuides.isEmpty)
        // A distance can be negative.
        equal.isActive = false
        second.leadingAnchor.anchorWithOffset(to: first.leadingAnchor).constraint(equalToConstant: -60).isActive = true
        endTurn()
        #expect(second.frame.minX == 70)
        #expect(Engine.current.unmodelled.isEmpty)
      }
    }

    @Test(
      "of contradicting equations at one place the one is left out that was created last, in each order of activation")
    func conflictOfEquations() {
      inWindow { window in
        Engine.current.systemVersion = 26
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
          let view = constrained(UIView(), in: window)
          let all = [
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: window.leadingAnchor, constant: 110),
            view.widthAnchor.constraint(equalToConstant: 50),
          ]
          view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
          view.heightAnchor.constraint(equalToConstant: 20).isActive = true
          for index in order { all[index].isActive = true }
          endTurn()
          #expect(view.frame == CGRect(x: 10, y: 0, width: 100, height: 20))
          view.removeFromSuperview()
        }
        #expect(Engine.current.unmodelled == [])
      }
    }

    @Test("each conflict is reported, also of a constraint that is made after another one was freed")
    func conflicts() {
      inWindow { window in
        let view = constrained(UIView(), in: window)
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        for width in 1...20 {
          let other = view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(100 + width))
          other.isActive = true
          endTurn()
          other.isActive = false
        }
        let conflicts = Engine.current.unmodelled.filter { $0.contains("ambiguous") == false }
        #expect(conflicts.count == 20)
      }
    }

    @Test("a view of an own class in a stack has the unknown size of the class of UIKit that it extends")
    func unknownSizes() {
      final class Volume: UISearchBar {}
      final class Plain: UIControl {}
      inWindow { window in
        let stack = constrained(UIStackView(arrangedSubviews: [Volume()]), in: window)
        stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        endTurn()
        #expect(Engine.current.unmodelled.contains { $0.contains("sizes of UISearchBar are not modelled") })
      }
      inWindow { window in
        let stack = constrained(UIStackView(arrangedSubviews: [Plain()]), in: window)
        stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        endTurn()
        #expect(!Engine.current.unmodelled.contains { $0.contains("sizes of") })
      }
    }

    @Test("a fitting size satisfies the constraints and is as near as possible to the target")
    func fitting() {
      inWindow { window in
        let box = UIView(frame: .zero)
        let (title, icon) = (constrained(ContentView(120, 20), in: box), constrained(ContentView(30, 30), in: box))
        NSLayoutConstraint.activate([
          icon.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
          icon.centerYAnchor.constraint(equalTo: box.centerYAnchor),
          icon.topAnchor.constraint(greaterThanOrEqualTo: box.topAnchor, constant: 5),
          title.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 8),
          title.centerYAnchor.constraint(equalTo: box.centerYAnchor),
          title.topAnchor.constraint(greaterThanOrEqualTo: box.topAnchor, constant: 5),
          title.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -10),
        ])
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 178, height: 40))
        #expect(
          box.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
            == CGSize(width: 300, height: 40))
        #expect(box.bounds.size == .zero)
      }
    }

    @Test("the rectangles after changes are those of a system that is built anew")
    func incremental() {
      for seed in 0..<60 {
        inWindow { window in
          var random = SplitMix(seed: UInt64(seed))
          var views: [ContentView] = []
          var constraints: [NSLayoutConstraint] = []
          for index in 0..<8 {
            let view = constrained(ContentView(CGFloat(random.below(90)), CGFloat(random.below(90))), in: window)
            let before = views.last
            constraints += [
              view.leftAnchor.constraint(equalTo: before?.rightAnchor ?? window.leftAnchor, constant: CGFloat(index)),
              random.once(in: 2)
                ? view.topAnchor.constraint(equalTo: window.topAnchor, constant: 3)
                : view.centerYAnchor.constraint(equalTo: before?.centerYAnchor ?? window.centerYAnchor),
            ]
            let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat(random.below(90)))
            limit.priority = UILayoutPriority(Float(200 + random.below(801)))
            constraints.append(limit)
            views.append(view)
          }
          NSLayoutConstraint.activate(constraints)
          window.layoutIfNeeded()
          for _ in 0..<10 {
            switch random.below(3) {
            case 0: constraints[random.below(constraints.count)].constant = CGFloat(random.below(100))
            case 1: views[random.below(views.count)].content.width = CGFloat(random.below(100))
            default: window.bounds.size.height = CGFloat(700 + random.below(100))
            }
            window.layoutIfNeeded()
            let changed = views.map(\.frame)
            window.constraintSystem?.setNeedsBuild()
            window.layoutIfNeeded()
            #expect(changed == views.map(\.frame), "seed \(seed)")
          }
        }
      }
    }
  }
}
