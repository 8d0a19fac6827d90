public import UIKit

/// What a row of the demonstration shows, and whom it asks.
///
/// Source: Stack Overflow 77545362, `ButtonCellConfiguration` [S].
@MainActor
public struct ButtonCellConfiguration: UIContentConfiguration {
  /// The title of the row's button.
  public var title: String
  /// The view that the row's content offers its touches to; not kept alive.
  public weak var touchDelegate: UIView?
  /// Told when the row's button is tapped, with its title.
  public var tapped: @MainActor (String) -> Void

  /// Makes a configuration.
  public init(title: String, touchDelegate: UIView? = nil, tapped: @escaping @MainActor (String) -> Void = { _ in }) {
    self.title = title
    self.touchDelegate = touchDelegate
    self.tapped = tapped
  }

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    ButtonCellView(configuration: self)
  }

  /// The same for every state.
  public func updated(for state: any UIConfigurationState) -> ButtonCellConfiguration {
    self
  }
}
