public import Foundation

/// The appearance of a cell's or button's background, for pictures. It has no effect on touches, and the private view that shows it
/// is not modelled.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// In points.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view of the app in the background. Where it is and what it does with touches is not modelled.
  public var customView: UIView? {
    didSet {
      if customView != nil {
        Unmodelled.noteFromAnyThread("a background configuration has a view, and its place is not modelled")
      }
    }
  }

  /// A background without a color.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
  }
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  public static func listAccompaniedSidebarHeader() -> UIBackgroundConfiguration { clear() }

  private init(backgroundColor: UIColor? = nil) {
    self.backgroundColor = backgroundColor
  }

  /// The configuration itself: what UIKit changes for a state are colors.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
