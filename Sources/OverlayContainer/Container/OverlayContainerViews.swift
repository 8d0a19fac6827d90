public import UIKit

/// The five views of a container, one in the other, each of which lets touches through.
///
///     root
///     ├─ ground                  the controllers beneath the overlay; hidden where there are none
///     └─ translationContainer    all of it
///        └─ translation          at the bottom, as high as the overlay was moved
///           └─ content           at its top, as high as the style says; holds the overlay's view
///
/// Source: OverlayContainer at df49c8f; 1.0.0 has no ground and puts the translation into the root [S].
@MainActor
public struct OverlayContainerViews {
  /// The container's view.
  public let root: UIView
  /// Holds the controllers beneath the overlay; none in 1.0.0.
  public let ground: UIView?
  /// Holds the translation; in 1.0.0 that is the root.
  public let translationContainer: UIView
  /// As high as the overlay was moved: what stands out below it is out of reach.
  public let translation: UIView
  /// Holds the overlay's view.
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
