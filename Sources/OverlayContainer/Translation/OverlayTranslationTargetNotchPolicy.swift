public import UIKit

/// What a target notch policy is told.
/// Source: OverlayContainer, `OverlayContainerContextTargetNotchPolicy`; 1.0.0 has no reachable indexes [S].
@MainActor
public protocol OverlayContainerContextTargetNotchPolicy: OverlayContainerTransitionContext {
  /// The controller whose view is moved.
  var overlayViewController: UIViewController { get }
}

/// Says at which notch an overlay comes to rest when the finger lets go of it.
/// Source: OverlayContainer, `OverlayTranslationTargetNotchPolicy` [S].
@MainActor
public protocol OverlayTranslationTargetNotchPolicy {
  /// The index of the notch.
  func targetNotchIndex(using context: any OverlayContainerContextTargetNotchPolicy) -> Int
}
