public import Foundation
public import UIKit

/// The context of an overlay's animation controller.
/// Source: OverlayContainer, `OverlayContainerContextTransitioning`; 1.0.0 has no reachable indexes [S].
@MainActor
public protocol OverlayContainerContextTransitioning: OverlayContainerTransitionContext {
  /// The controller whose view is moved.
  var overlayViewController: UIViewController { get }
  /// The notch to which the overlay moves.
  var targetNotchIndex: Int { get }
  var targetNotchHeight: CGFloat { get }
}

/// Creates the animators that move an overlay to its notch.
/// Source: OverlayContainer, `OverlayAnimatedTransitioning` [S].
@MainActor
public protocol OverlayAnimatedTransitioning {
  /// The animator for one movement, without animations: the container adds them and starts the animator.
  func interruptibleAnimator(using context: any OverlayContainerContextTransitioning) -> any UIViewImplicitlyAnimating
}
