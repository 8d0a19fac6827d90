import CopyPaper
import HitTestTerms
import TestSupport
import Testing
import UIKit

/// The views that the redirect calls, the points, and the tracer's calls.
@Suite("The redirect hit-tests one view at a time, at the converted point")
@MainActor
struct RedirectTests {
  /// Logs the hit tests that a rule causes and CopyPaper's decisions.
  private final class Trace: HitTestTracer {
    var words: [String] = []

    func willCall(_ view: UIView, at point: CGPoint, because reason: HitTestCallReason) {
      if reason == .rule { words.append("call \(name(view)) (\(Int(point.x)), \(Int(point.y)))") }
    }

    func noteDecision(of view: UIView, _ rule: HitTestRule, other: UIView?) {
      guard [.redirectedToSibling, .redirectedToSuperview, .droppedAtRoot].contains(rule) else { return }
      words.append("\(name(view)) \(rule.name) \(name(other))")
    }
  }

  private func trace(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> [String] {
    let trace = Trace()
    HitTesting.tracer = trace
    defer { HitTesting.tracer = nil }
    _ = nameOfHit(view, x, y)
    return trace.words
  }

  /// `root` with `beneath` at (40, 50) and in front of it `outer` at (10, 20), which is flagged. Its only subview
  /// `inner` at (5, 5) is flagged, too.
  private func nest() -> (root: UIView, inner: UIView) {
    let root = place(UIView(), "root", 0, 0, 300, 300)
    place(UIView(), "beneath", 40, 50, 20, 20, in: root)
    let outer = place(UIView(), "outer", 10, 20, 200, 200, in: root)
    let inner = place(UIView(), "inner", 5, 5, 100, 100, in: outer)
    outer.passThrough = true
    inner.passThrough = true
    return (root, inner)
  }

  @Test("the point is converted into the space of every superview on the way up")
  func convertedClimb() {
    withCopyPaper {
      let (root, inner) = nest()
      // (26, 26) of the inner view is (41, 51) of the root, just inside the view beneath.
      #expect(nameOfHit(inner, 26, 26) == "beneath")
      #expect(nameOfHit(inner, 24, 26) == "-")
      #expect(nameOfHit(root, 41, 51) == "beneath" && nameOfHit(root, 39, 51) == "root")
    }
  }

  @Test("the first version calls the sibling directly below first, and none above")
  func orderOfSiblings() {
    withCopyPaper(.first) {
      let root = place(UIView(), "root", 0, 0, 100, 100)
      for name in ["lowest", "middle"] { place(UIView(), name, 0, 0, 100, 100, in: root) }
      let flagged = place(UIView(), "flagged", 0, 0, 100, 100, in: root)
      flagged.passThrough = true
      place(UIView(), "above", 0, 0, 100, 100, in: root)
      #expect(nameOfHit(flagged, 5, 5) == "middle")
      root.subviews[1].isHidden = true
      #expect(nameOfHit(flagged, 5, 5) == "lowest")
      root.subviews[0].isHidden = true
      #expect(nameOfHit(flagged, 5, 5) == "flagged")
    }
  }

  @Test("a tracer gets the rule's hit tests, and the decision of every flagged view")
  func decisions() {
    withCopyPaper {
      let (root, inner) = nest()
      #expect(
        trace(inner, 26, 26) == [
          "inner redirectedToSuperview outer", "call beneath (1, 1)", "inner redirectedToSibling beneath",
        ])
      #expect(root.subviews.count == 2)
      let alone = place(UIView(), "alone", 0, 0, 10, 10)
      alone.passThrough = true
      #expect(trace(alone, 5, 5) == ["alone droppedAtRoot alone"])
    }
    withCopyPaper(.first) {
      let (root, inner) = nest()
      #expect(trace(inner, 26, 26) == [])
      #expect(trace(root, 41, 51) == ["call beneath (1, 1)", "outer redirectedToSibling beneath"])
      let alone = place(UIView(), "alone", 0, 0, 10, 10)
      alone.passThrough = true
      #expect(trace(alone, 5, 5) == ["alone droppedAtRoot alone"])
    }
  }

  @Test("the original viewDidLoad has run before an overlay's view is marked")
  func originalFirst() {
    withCopyPaper(nil) {
      var wasMarked: [Bool] = []
      ControllerMethods.viewDidLoad = { wasMarked.append($0.view.backgroundColor == .clear) }
      CopyPaper.install()
      let page = UIViewController()
      page.overlay = true
      page.loadViewIfNeeded()
      #expect(wasMarked == [false] && page.view.backgroundColor == .clear)
    }
  }
}
