import UIKit

/// `flag`: the hit test of a marked view returns `nil` where it would return the view itself.
struct FlagMechanism: StrategyMechanism {
  static let name = "flag"

  static let entries = [
    StrategyCatalog.Entry(
      text: "flag", summary: "A marked view that is its own hit returns none; its subviews can still be hit.",
      reads: "passThrough", source: "OverlayContainer, PassThroughView, at 74003c4 and df49c8f")
  ]

  func needsOverride(isMarked: Bool, hasTouchDelegate: Bool) -> Bool { isMarked }

  @MainActor func mark(_ view: UIView) throws(MissingOverride) {
    try overriding(view).rewrites.append(PassThroughRule())
  }

  @MainActor func unmark(_ view: UIView) { view.hitTestRewriting?.rewrites.removeAll { $0 is PassThroughRule } }
}
