import HitTestTerms
import ObjectiveCRuntime
import UIKit

/// The drop-down article's `hitTest`, whose loop skips a result with a certain tag.
///
/// The test is in the caller's loop: a tagged view that is hit-tested directly still returns itself, and a tagged root
/// is never skipped. Source: Dalein/VCTransition at e06e7c4, 0e18a02 and 978745a [S].
@MainActor
struct TagSkip {
  /// The skipped tag.
  let tag: Int

  /// The article's method for one view.
  func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    HitTesting.descend(below: view) { articleAnswer(of: view, point, event) }
  }

  private func articleAnswer(of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard admits(view, point, event) else { return nil }
    let isMisplaced = EngineFault.tagTest.isInjected
    var skipped: UIView?
    for child in HitTesting.reachable(view.subviews, of: view, at: point).reversed() {
      let inside = view.convert(point, to: child)
      guard let answer = HitTesting.hitTest(child, inside, with: event, because: .subview) else { continue }
      if answer.tag != tag || isMisplaced {
        note(view, skipped: skipped, else: .subview, other: child)
        return answer
      }
      skipped = answer
    }
    if HitTesting.recursion != nil { return nil }
    if isMisplaced, view.tag == tag {
      note(view, skipped: view, else: .itself, other: nil)
      return nil
    }
    note(view, skipped: skipped, else: .itself, other: nil)
    return view
  }

  /// The maximum number of calls to the exchanged original in one hit test.
  ///
  /// If every view of an app has the repository's method, the number of calls doubles with every level. Beyond this
  /// limit the original is not called. This changes the number of calls, and no result [I].
  static let droppedAnswersLimit = 4_096
  /// The number of calls in an engine's running hit test.
  private final class Count: EngineState {
    var droppedAnswers = 0
    var questionsUnderWay = 0
  }

  /// The repository's method for one view: calls the exchanged original and ignores its result, has no tag test, and
  /// never returns the view itself.
  func headHitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?, in table: MethodTable) -> UIView? {
    let count = Engine.current.state(of: Count.self)
    if count.questionsUnderWay == 0 { count.droppedAnswers = 0 }
    count.questionsUnderWay += 1
    defer { count.questionsUnderWay -= 1 }
    if count.droppedAnswers < Self.droppedAnswersLimit {
      count.droppedAnswers += 1
      _ = table.send(.prefixedHitTest, to: view, point, event)
    }
    return HitTesting.descend(below: view) { headAnswer(of: view, point, event) }
  }

  private func headAnswer(of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard admits(view, point, event) else { return nil }
    for child in HitTesting.reachable(view.subviews, of: view, at: point).reversed() {
      let inside = view.convert(point, to: child)
      if let answer = HitTesting.hitTest(child, inside, with: event, because: .subview) {
        HitTesting.tracer?.noteDecision(of: view, .subview, other: child)
        return answer
      }
    }
    HitTesting.tracer?.noteDecision(of: view, .neverItself, other: nil)
    return nil
  }

  /// The article's conditions. For an alpha of exactly 0.01 the code differs from UIKit's but the result does not,
  /// because alpha is stored with 32 bits.
  private func admits(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    let refusal: HitTestRule? =
      view.isHidden
      ? .hidden : !view.isUserInteractionEnabled ? .userInteractionDisabled : view.alpha <= 0.01 ? .alpha : nil
    let rule = refusal ?? (HitTesting.isInside(view, point, with: event) ? nil : .outsideBounds)
    guard let rule else { return true }
    HitTesting.tracer?.noteDecision(of: view, rule, other: nil)
    return false
  }

  private func note(_ view: UIView, skipped: UIView?, else rule: HitTestRule, other: UIView?) {
    if let skipped {
      HitTesting.tracer?.noteDecision(of: view, .skippedByTag, other: skipped)
    } else {
      HitTesting.tracer?.noteDecision(of: view, rule, other: other)
    }
  }
}
