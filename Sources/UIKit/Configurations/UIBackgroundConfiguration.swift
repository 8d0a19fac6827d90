public import Foundation

/// How the background of a cell looks. For pictures: no touch depends on it, and the private view that shows it is not
/// modelled.
public struct UIBackgroundConfiguration {
  /// The colour; `nil` for none.
  public var backgroundColor: UIColor?
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0

  /// Nothing at all.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .systemBackground)
  }

  private init(backgroundColor: UIColor? = nil) {
    self.backgroundColor = backgroundColor
  }
}
