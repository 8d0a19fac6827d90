import HitTestTerms
import PassThrough
import UIKit

/// `rim`: a marked view takes the touches near its edges; those in its middle pass through.
struct RimMechanism: StrategyMechanism {
  static let name = "rim"

  static let entries = [
    StrategyCatalog.Entry(
      text: "rim", summary: "A marked view takes only the touches that are at most 20 points from its edges.",
      reads: "passThrough", source: "an example")
  ]

  private let width: Int

  init() { width = 20 }

  init(_ parameters: inout StrategyParameters) throws(StrategyError) {
    width = try parameters.nonZeroInteger("width") ?? 20
  }

  var description: String { width == 20 ? Self.name : "\(Self.name):width=\(width)" }

  func needsOverride(isMarked: Bool, hasTouchDelegate: Bool) -> Bool { isMarked }

  @MainActor func mark(_ view: UIView) throws(MissingOverride) {
    try overriding(view).rewrites.append(RimRule(width: CGFloat(width)))
  }
}

/// The rule that the mechanism adds to the override of a marked view.
@MainActor
struct RimRule: HitTestRewrite {
  let width: CGFloat

  func rewrite(_ found: UIView?, of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard found === view, view.bounds.insetBy(dx: width, dy: width).contains(point) else { return found }
    HitTesting.tracer?.noteDecision(of: view, .rimPassThrough, other: nil)
    return nil
  }
}

extension HitTestRule {
  static let rimPassThrough = HitTestRule(
    "rimPassThrough", "was its own hit in the middle, where its strategy lets touches through")
}
