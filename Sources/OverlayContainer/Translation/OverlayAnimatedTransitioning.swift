public import Foundation
public import UIKit

/// What an animation controller of an overlay is told.
/// Source: OverlayContainer, `OverlayContainerContextTransitioning`; 1.0.0 has no reachable indexes [S].
@MainActor
public protocol OverlayContainerContextTransitioning: OverlayContainerTransitionContext {
  /// The controller whose view is moved.
  var overlayViewController: UIViewController { get }
  /// The notch that the overlay moves to.
  var targetNotchIndex: Int { get }
  /// The height of that notch.
  var targetNotchHeight: CGFloat { get }
}

/// Makes the animators that bring an overlay to its notch.
/// Source: OverlayContainer, `OverlayAnimatedTransitioning` [S].
@MainActor
public protocol OverlayAnimatedTransitioning {
  /// The animator for one movement, without its animations: the container adds and starts them.
  func interruptibleAnimator(using context: any OverlayContainerContextTransitioning) -> any UIViewImplicitlyAnimating
}
