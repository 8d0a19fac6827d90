package import HitTestTerms
import UIKit

/// OverlayContainer's pass-through view: a hit on the view itself becomes `nil`.
///
/// Source: OverlayContainer, PassThroughView, at 74003c4 and df49c8f [S].
@MainActor
struct PassThroughRule: HitTestRewrite {
  let isComposing = true

  func rewrite(_ found: UIView?, of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard found === view else { return found }
    HitTesting.tracer?.noteDecision(of: view, .flagPassThrough, other: nil)
    return nil
  }
}

extension HitTestRule {
  /// A pass-through view was its own hit, and its result is `nil`.
  package static let flagPassThrough = HitTestRule(
    "flagPassThrough", "is a pass-through view and was its own hit, so it returns no view")
}
