public import Foundation

/// The appearance of a cell's background, for pictures. It has no effect on touches, and the private view that shows it
/// is not modelled.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// In points.
  public var cornerRadius: CGFloat = 0

  /// A background without a color.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }

  private init(backgroundColor: UIColor? = nil) {
    self.backgroundColor = backgroundColor
  }
}
