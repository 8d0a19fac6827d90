import Foundation

/// The properties of a view that have no effect on touches, for the few views on which code sets them.
@MainActor
final class ViewLooks {
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isOpaque = true
  var mask: UIView?
  var contentScaleFactor: CGFloat?
  /// The margins that code set.
  var layoutMargins: UIEdgeInsets?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var restorationIdentifier: String?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var clearsContextBeforeDrawing = true
  var motionEffects: [UIMotionEffect] = []
  var interactions: [any UIInteraction] = []
  var focusEffect: UIFocusEffect?
  var focusGroupIdentifier: String?
  var showsLargeContentViewer = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var corners: UICornerConfiguration?
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?
  /// The view's constraints and guides.
  var layoutItem: LayoutItem?
}

extension UIView {
  /// How the content of a view is placed when its bounds change. It has no effect on touches.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }

  /// The looks, which are created by the first access.
  final var looks: ViewLooks {
    if let storedLooks { return storedLooks }
    let looks = ViewLooks()
    storedLooks = looks
    return looks
  }

  /// The size of a view's content along an axis on which it has none.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size that fits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that fits. Source: the value that UIKit prints [O].
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The direction of the view's content.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// Whether a view is mirrored where the language is written from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of writing.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
