import UIKit

/// Moves the clock to a number of milliseconds; what is due on the way happens.
@MainActor
func pass(to milliseconds: Int64) {
  VirtualClock.current.advance(to: milliseconds * 1_000_000)
}

/// What a view shows now, rounded to a thousandth of a point.
@MainActor
func shown(_ view: UIView) -> String {
  guard let frame = view.layer.presentation()?.frame else { return "-" }
  return [frame.minX, frame.minY, frame.width, frame.height].map(thousandths).joined(separator: " ")
}

/// A number without what is not there: `12`, `12.345`.
func thousandths(_ value: Double) -> String {
  let rounded = (value * 1_000).rounded() / 1_000
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
