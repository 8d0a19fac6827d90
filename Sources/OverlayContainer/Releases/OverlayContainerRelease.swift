import UIKit

/// Where the releases of OverlayContainer differ: all of it but what the pieces of ``OverlayContainerVersion`` say themselves.
///
/// Source: 74003c4 and df49c8f, compared [S].
@MainActor
struct OverlayContainerRelease {
  let version: OverlayContainerVersion
  /// The styles that there are.
  var styles: [OverlayStyle]
  /// The style unless told otherwise.
  var defaultStyle: OverlayStyle
  /// Whether all controllers but the last are beneath the translation, and not in it.
  var hasGround: Bool
  /// Whether a finger may begin a drag wherever it came down, unless the delegate says otherwise.
  var startsAnywhere: Bool
  /// Whether the pan asks before it begins where the finger came down; else it is cancelled once it has begun.
  var asksBeforeBeginning: Bool
  /// Whether the end of a pan that was cancelled counts as one.
  var endsWhenCancelled: Bool
  /// Whether the overlay follows the content's way beyond its top, or always the finger's.
  var followsContent: Bool
  /// Whether content that is scrolled when the finger lifts keeps the overlay from getting its velocity.
  var dropsVelocityOfScrolling: Bool
  /// Whether movements by code wait for a layout.
  var defersMoves: Bool
  /// Whether the safe area counts in the insets of the scroll view.
  var countsSafeArea: Bool
  /// Makes the spring that moves the overlay unless told otherwise.
  var makeSpring: @MainActor (OverlayStyle) -> SpringOverlayTranslationAnimationController
  /// Makes what moves the overlay.
  var makeTranslation: @MainActor (OverlayContainerConfiguration) -> OverlayTranslationController

  /// How a release does it.
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
