import Foundation

/// Where a container's views are, given the height of the overlay: what its constraints come to.
struct OverlayPlacement {
  let style: OverlayStyle
  /// The height of the highest notch when the constraints were updated last; `nil` before, when none is active.
  private(set) var highestNotch: CGFloat?

  init(style: OverlayStyle) {
    self.style = style
  }

  /// Takes over the height of the highest notch.
  mutating func update(highestNotch: CGFloat) { self.highestNotch = highestNotch }

  /// The place of the translation in the container.
  func translation(height: CGFloat, in bounds: CGRect) -> CGRect {
    let height = highestNotch == nil ? 0 : height
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// The place of the content in the translation.
  ///
  /// A rigid one stays as high as the highest notch, which leaves a gap at the bottom where the translation is higher.
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
