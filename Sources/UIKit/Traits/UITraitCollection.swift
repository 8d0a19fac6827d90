public import Foundation

/// The light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Whether there is much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The environment of a view: the light appearance on a device whose kind follows from the size of the screen.
///
/// A screen whose shorter side has at least 744 points is that of an iPad, the size of the smallest one [I]. On an iPad both size classes are
/// regular; on an iPhone the width is compact, and the height is compact in landscape. Source: Apple's Human
/// Interface Guidelines, layout [D]. Large iPhones in landscape and split screens are not modelled.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public let displayScale: CGFloat

  /// A light environment without a device.
  public override init() {
    (userInterfaceIdiom, horizontalSizeClass, verticalSizeClass) = (.unspecified, .unspecified, .unspecified)
    (userInterfaceStyle, displayScale) = (.light, 0)
    super.init()
  }

  /// The environment of the screen.
  @MainActor
  init(_ screen: UIScreen) {
    let size = screen.bounds.size
    let isPad = min(size.width, size.height) >= 744
    userInterfaceIdiom = isPad ? .pad : .phone
    horizontalSizeClass = isPad ? .regular : .compact
    verticalSizeClass = isPad || size.height > size.width ? .regular : .compact
    (userInterfaceStyle, displayScale) = (.light, screen.scale)
    super.init()
  }

  /// The environment of the running app.
  @preconcurrency @MainActor
  open class var current: UITraitCollection { UITraitCollection(UIScreen.main) }

  /// Whether colors look different in another environment: never, because only one appearance is modelled.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { false }
}

extension UIScreen {
  public var traitCollection: UITraitCollection { UITraitCollection(self) }
  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
}
