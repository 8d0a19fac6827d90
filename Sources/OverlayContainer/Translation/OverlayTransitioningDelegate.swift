public import UIKit

/// Gives what brings an overlay to rest: a policy for where to, an animation controller for how.
///
/// Both methods answer `nil` unless implemented, and `nil` means the container's own.
/// Source: OverlayContainer at df49c8f, `OverlayTransitioningDelegate`; the functions that follow the finger are asked of the
/// container's own delegate [S].
@MainActor
public protocol OverlayTransitioningDelegate: AnyObject {
  /// The policy for an overlay.
  func overlayTargetNotchPolicy(
    for overlayViewController: UIViewController
  ) -> (any OverlayTranslationTargetNotchPolicy)?
  /// The animation controller for an overlay.
  func animationController(for overlayViewController: UIViewController) -> (any OverlayAnimatedTransitioning)?
}

extension OverlayTransitioningDelegate {
  /// The container's own policy.
  public func overlayTargetNotchPolicy(
    for overlayViewController: UIViewController
  ) -> (any OverlayTranslationTargetNotchPolicy)? { nil }
  /// The container's own animation controller.
  public func animationController(for overlayViewController: UIViewController) -> (any OverlayAnimatedTransitioning)? {
    nil
  }
}
