public import UIKit

/// The content of a row of the demonstration, and the row's touch delegate.
///
/// Source: Stack Overflow 77545362, `ButtonCellConfiguration` [S].
@MainActor
public struct ButtonCellConfiguration: UIContentConfiguration {
  public var title: String
  /// The touch delegate of the row's content view; held weakly.
  public weak var touchDelegate: UIView?
  /// Called with the button's title when the row's button is tapped.
  public var tapped: @MainActor (String) -> Void

  public init(title: String, touchDelegate: UIView? = nil, tapped: @escaping @MainActor (String) -> Void = { _ in }) {
    self.title = title
    self.touchDelegate = touchDelegate
    self.tapped = tapped
  }

  public func makeContentView() -> any UIView & UIContentView {
    ButtonCellView(configuration: self)
  }

  /// Returns the configuration unchanged.
  public func updated(for state: any UIConfigurationState) -> ButtonCellConfiguration {
    self
  }
}
