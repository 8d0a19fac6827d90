public import UIKit

extension HitTestRule {
  /// A pass-through view was its own hit and answers none.
  public static let flagPassThrough = HitTestRule(rawValue: "flagPassThrough")
}
