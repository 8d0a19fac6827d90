import UIKit

/// The differences between the releases of OverlayContainer that types do not read from ``OverlayContainerVersion``
/// directly.
///
/// Source: 74003c4 and df49c8f, compared [S].
@MainActor
struct OverlayContainerRelease {
  let version: OverlayContainerVersion
  /// The available styles.
  var styles: [OverlayStyle]
  /// The style when none is given.
  var defaultStyle: OverlayStyle
  /// Whether all controllers but the last are beneath the translation view rather than inside it.
  var hasGround: Bool
  /// Whether a drag may begin anywhere unless the delegate decides otherwise.
  var startsAnywhere: Bool
  /// Whether the pan checks the touch's first location before it begins; else it is cancelled after it has begun.
  var asksBeforeBeginning: Bool
  /// Whether a cancelled pan counts as an ended one.
  var endsWhenCancelled: Bool
  /// Whether the overlay follows the content's movement beyond its top; else always the pan's translation.
  var followsContent: Bool
  /// Whether the overlay gets no velocity when the content is scrolled at the end of the drag.
  var dropsVelocityOfScrolling: Bool
  /// Whether `moveOverlay` waits for a layout.
  var defersMoves: Bool
  /// Whether the scroll view's insets include the safe area.
  var countsSafeArea: Bool
  /// Creates the default spring.
  var makeSpring: @MainActor (OverlayStyle) -> SpringOverlayTranslationAnimationController
  /// Creates the translation controller.
  var makeTranslation: @MainActor (OverlayContainerConfiguration) -> OverlayTranslationController

  init(_ version: OverlayContainerVersion) {
    self.version = version
    switch version {
    case .v3_5_3:
      styles = OverlayStyle.allCases
      defaultStyle = .expandableHeight
      hasGround = true
      startsAnywhere = false
      asksBeforeBeginning = true
      endsWhenCancelled = false
      followsContent = true
      dropsVelocityOfScrolling = true
      defersMoves = true
      countsSafeArea = true
      makeSpring = { SpringOverlayTranslationAnimationController(style: $0) }
      makeTranslation = { OverlayTranslationController(configuration: $0) }
    case .v1_0_0:
      styles = [.flexibleHeight, .rigid]
      defaultStyle = .flexibleHeight
      hasGround = false
      startsAnywhere = true
      asksBeforeBeginning = false
      endsWhenCancelled = true
      followsContent = false
      dropsVelocityOfScrolling = false
      defersMoves = false
      countsSafeArea = false
      makeSpring = { _ in SpringOverlayTranslationAnimationController(version: .v1_0_0) }
      makeTranslation = { FirstOverlayTranslationController(configuration: $0) }
    }
  }
}
