package import Foundation
package import UIKit

/// Sets a view's name and frame and adds it in front of the other subviews of `parent`.
@MainActor
@discardableResult
package func place<View: UIView>(
  _ view: View, _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  in parent: UIView? = nil
) -> View {
  view.accessibilityIdentifier = name
  view.frame = CGRect(x: x, y: y, width: width, height: height)
  parent?.addSubview(view)
  return view
}

/// A view's name. A view without a name returns its class, and nil returns `-`.
@MainActor
package func name(_ view: UIView?) -> String {
  guard let view else { return "-" }
  return view.accessibilityIdentifier ?? view.className
}

/// A number with at most three decimals: `12`, `12.345`.
package func thousandths(_ value: Double) -> String {
  let rounded = (value * 1_000).rounded() / 1_000
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
