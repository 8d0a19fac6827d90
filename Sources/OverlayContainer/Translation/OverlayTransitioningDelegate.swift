public import UIKit

/// Provides the objects that move a released overlay to a notch: a policy that chooses the notch and an animation controller for the
/// movement.
///
/// Both methods return `nil` by default, which selects the container's own.
/// Source: OverlayContainer at df49c8f, `OverlayTransitioningDelegate`; the translation function is a method of the
/// container's own delegate [S].
@MainActor
public protocol OverlayTransitioningDelegate: AnyObject {
  func overlayTargetNotchPolicy(
    for overlayViewController: UIViewController
  ) -> (any OverlayTranslationTargetNotchPolicy)?
  func animationController(for overlayViewController: UIViewController) -> (any OverlayAnimatedTransitioning)?
}

extension OverlayTransitioningDelegate {
  public func overlayTargetNotchPolicy(
    for overlayViewController: UIViewController
  ) -> (any OverlayTranslationTargetNotchPolicy)? { nil }
  public func animationController(for overlayViewController: UIViewController) -> (any OverlayAnimatedTransitioning)? {
    nil
  }
}
