import Foundation

/// The frames of a container's views for a height of the overlay: the result of the original's constraints.
struct OverlayPlacement {
  let style: OverlayStyle
  /// The height of the highest notch at the last update of the constraints; `nil` before the first, while no constraint
  /// is active.
  private(set) var highestNotch: CGFloat?

  init(style: OverlayStyle) {
    self.style = style
  }

  mutating func update(highestNotch: CGFloat) { self.highestNotch = highestNotch }

  /// The frame of the translation view in the container.
  func translation(height: CGFloat, in bounds: CGRect) -> CGRect {
    let height = highestNotch == nil ? 0 : height
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// The frame of the content view in the translation view.
  ///
  /// With the rigid style it keeps the height of the highest notch, which leaves a gap at the bottom when the
  /// translation is higher.
  func content(height: CGFloat, in bounds: CGRect) -> CGRect {
    let highest = highestNotch ?? 0
    let height =
      switch style {
      case .flexibleHeight: highestNotch == nil ? 0 : height
      case .rigid: highest
      case .expandableHeight: max(highest, highestNotch == nil ? 0 : height)
      }
    return CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }
}
