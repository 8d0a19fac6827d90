public import UIKit

/// The five nested views of a container. Each lets touches through.
///
///     root
///     ├─ ground                  the controllers beneath the overlay; hidden when there are none
///     └─ translationContainer    fills the root
///        └─ translation          at the bottom; its height is the translation height
///           └─ content           at the top of the translation; its height follows the style; contains the overlay's view
///
/// Source: OverlayContainer at df49c8f; 1.0.0 has no ground and puts the translation into the root [S].
@MainActor
public struct OverlayContainerViews {
  /// The container's view.
  public let root: UIView
  /// Contains the controllers beneath the overlay; `nil` in 1.0.0.
  public let ground: UIView?
  /// Contains the translation; in 1.0.0 this is the root.
  public let translationContainer: UIView
  /// Its height is the translation height; content below its bounds cannot be hit.
  public let translation: UIView
  /// Contains the overlay's view.
  public let content: UIView

  init(hasGround: Bool, _ make: @MainActor () -> UIView) {
    root = make()
    ground = hasGround ? make() : nil
    translationContainer = hasGround ? make() : root
    translation = make()
    content = make()
    if let ground {
      root.addSubview(ground)
      root.addSubview(translationContainer)
    }
    translationContainer.addSubview(translation)
    translation.addSubview(content)
  }
}
