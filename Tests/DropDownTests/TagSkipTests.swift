import DropDown
import HitTestTerms
import ObjectiveCRuntime
import TestSupport
import Testing
@_spi(Instrumentation) import UIKit

/// Section 4.a: the method that the category installs for UIView, view by view.
@Suite("The category's hitTest checks like UIKit's, and skips every result that has the tag")
@MainActor
struct TagSkipTests {
  /// Returns one view from every hit test, without the replaced methods.
  private final class PointingView: UIView {
    var answer: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
  }

  /// Contains points up to ten points outside its bounds.
  private final class WideView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
  }

  /// Reports a recursion during the hit test.
  private final class EndlessView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      HitTesting.reportRecursion([self])
      return nil
    }
  }

  /// Stores the last decision of every view.
  private final class Trace: HitTestTracer {
    var notes: [String: String] = [:]
    func noteDecision(of view: UIView, _ rule: HitTestRule, other: UIView?) {
      notes[view.accessibilityIdentifier ?? "-"] =
        ([rule.name] + [other?.accessibilityIdentifier].compactMap { $0 }).joined(separator: " ")
    }
  }

  @discardableResult
  private func put<View: UIView>(_ view: View, _ name: String, in parent: UIView? = nil) -> View {
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    view.accessibilityIdentifier = name
    parent?.addSubview(view)
    return view
  }

  /// The result of a view under one of the method bodies, installed in place of UIView's own.
  private func nameOfHit(_ view: UIView, _ x: CGFloat = 5, _ y: CGFloat = 5, _ body: TagSwizzle.Body? = .article)
    -> String
  {
    let table = MethodTable(transitionViewOverridesHitTest: false)
    if let body { TagSwizzle.exchange(in: table, tag: 73, body: body) }
    table.install()
    defer { HitTesting.methodDispatch = nil }
    HitTesting.beginHitTest()
    return view.hitTest(CGPoint(x: x, y: y), with: nil)?.accessibilityIdentifier ?? "none"
  }

  @Test("4.a: a view that is hidden, takes no touches or is nearly transparent returns nil for itself and its subviews")
  func guards() {
    let refusals: [(String, @MainActor (UIView) -> Void)] = [
      ("hidden", { $0.isHidden = true }), ("userInteractionDisabled", { $0.isUserInteractionEnabled = false }),
      ("alpha", { $0.alpha = 0.005 }), ("outsideBounds", { $0.bounds.size = .zero }),
    ]
    for body in TagSwizzle.Body.allCases {
      for (rule, refuse) in refusals {
        withPhone {
          let root = put(UIView(), "root")
          let middle = put(UIView(), "middle", in: root)
          put(UIButton(), "button", in: middle)
          let pointing = put(PointingView(), "pointing", in: middle)
          pointing.answer = pointing
          #expect(nameOfHit(root, 5, 5, body) == "pointing")
          refuse(middle)
          let trace = Trace()
          HitTesting.tracer = trace
          #expect(nameOfHit(root, 5, 5, body) == (body == .article ? "root" : "none"), "\(body) \(rule)")
          HitTesting.tracer = nil
          #expect(trace.notes["middle"] == rule)
          middle.alpha = 0.02
        }
      }
    }
  }

  @Test("4.a: a view's own point(inside:with:) determines where it is hit")
  func ownInside() {
    withPhone {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.accessibilityIdentifier = "root"
      put(WideView(), "wide", in: root)
      #expect(nameOfHit(root, 55, 55) == "wide" && nameOfHit(root, 65, 65) == "root")
    }
  }

  @Test("f row 10: a result with the tag is skipped wherever it comes from, and the next sibling below is called")
  func taggedAnswer() {
    withPhone {
      let root = put(UIView(), "root")
      put(UIView(), "below", in: root)
      let pointing = put(PointingView(), "pointing", in: root)
      let tagged = put(UIView(), "tagged", in: pointing)
      tagged.tag = 73
      pointing.answer = tagged
      let trace = Trace()
      HitTesting.tracer = trace
      defer { HitTesting.tracer = nil }
      #expect(nameOfHit(root) == "below")
      #expect(trace.notes["root"] == "skippedByTag tagged")
      #expect(nameOfHit(tagged) == "tagged", "called directly it returns itself")
      tagged.tag = 72
      #expect(nameOfHit(root) == "tagged")
      #expect(trace.notes["root"] == "subview pointing")
    }
  }

  @Test("4.a: the repository's body never returns the view itself, and traces that")
  func neverItself() {
    withPhone {
      let root = put(UIView(), "root")
      let trace = Trace()
      HitTesting.tracer = trace
      defer { HitTesting.tracer = nil }
      #expect(nameOfHit(root, 5, 5, .head) == "none")
      #expect(trace.notes["root"] == "neverItself")
      #expect(nameOfHit(root, 5, 5, .article) == "root")
      #expect(trace.notes["root"] == "itself")
    }
  }

  @Test("a hit test that is stopped has no result")
  func endless() {
    withPhone {
      let root = put(UIView(), "root")
      put(EndlessView(), "endless", in: root)
      #expect(nameOfHit(root) == "none")
    }
  }

  @Test("too deeply nested views stop the hit test, with either body", arguments: TagSwizzle.Body.allCases)
  func deep(body: TagSwizzle.Body) {
    withPhone {
      let root = put(PointingView(), "root")
      // A view that hit-tests its superview again, without end.
      final class ReentrantView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          HitTesting.recursion == nil ? superview?.hitTest(point, with: event) : nil
        }
      }
      let holder = put(UIView(), "holder", in: root)
      put(ReentrantView(), "reentrant", in: holder)
      #expect(nameOfHit(holder, 5, 5, body) == "none")
      #expect(HitTesting.recursion?.isEmpty == false)
    }
  }

  @Test("4.a.3: the method of the first container's class is exchanged, also a plain view's")
  func firstContainer() {
    withPhone {
      let table = MethodTable(transitionViewOverridesHitTest: true)
      let category = ToucheRespond(.classRepository, in: table)
      table.install()
      let (plain, other) = (put(UIView(), "plain"), put(UITransitionView(), "transition"))
      HitTesting.beginHitTest()
      category.letTouchesThrough(plain)
      #expect(plain.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
      // The second one's class keeps its own implementation, which reaches UIView's through super.
      category.letTouchesThrough(other)
      #expect(put(UIView(), "third").hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    }
  }

  @Test("an app has one category, loaded once")
  func oneCategory() {
    withPhone {
      #expect(ToucheRespond.inApp(.classArticle) === ToucheRespond.inApp(.classArticle))
    }
  }

  @Test("an app that loads another version of the category stops")
  func otherVersion() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = ToucheRespond.inApp(.classArticle)
        _ = ToucheRespond.inApp(.classRepository)
      }
    }
  }
}
