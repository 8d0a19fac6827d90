import TestSupport
import UIKit

/// The frame of a view's presentation layer, rounded to 0.001 points.
@MainActor
func shown(_ view: UIView) -> String {
  guard let frame = view.layer.presentation()?.frame else { return "-" }
  return [frame.minX, frame.minY, frame.width, frame.height].map(thousandths).joined(separator: " ")
}
