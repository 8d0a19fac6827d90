import UIKit

/// The measures of a toast, in points.
enum ToastMetrics {
  static let button = CGSize(width: 88, height: 44)
  static let margin: CGFloat = 16
  /// How far around the button touches count.
  static let slop: CGFloat = 8
}
