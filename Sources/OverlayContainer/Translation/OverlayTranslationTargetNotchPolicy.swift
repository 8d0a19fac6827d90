public import UIKit

/// The context of a target notch policy.
/// Source: OverlayContainer, `OverlayContainerContextTargetNotchPolicy`; 1.0.0 has no reachable indexes [S].
@MainActor
public protocol OverlayContainerContextTargetNotchPolicy: OverlayContainerTransitionContext {
  /// The controller whose view is moved.
  var overlayViewController: UIViewController { get }
}

/// Chooses the notch at which an overlay comes to rest after a drag.
/// Source: OverlayContainer, `OverlayTranslationTargetNotchPolicy` [S].
@MainActor
public protocol OverlayTranslationTargetNotchPolicy {
  func targetNotchIndex(using context: any OverlayContainerContextTargetNotchPolicy) -> Int
}
