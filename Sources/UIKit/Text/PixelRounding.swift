import Foundation

extension UIScreen {
  /// The length rounded up to whole pixels. Source: sizes of labels in printed descriptions of views: 20.287 points
  /// are 20.33 with three pixels to a point and 20.5 with two [O].
  func roundedUp(_ length: CGFloat) -> CGFloat {
    // A length that is a pixel but for the error of its sums stays.
    ((length * scale) - 0.001).rounded(.up) / scale
  }

  func roundedUp(_ size: CGSize) -> CGSize { CGSize(width: roundedUp(size.width), height: roundedUp(size.height)) }
}
