import Foundation
import UIKit

/// Hears what an overlay container tells its delegate, each time after the delegate.
///
/// The container asks its `overlayContainerObserver` for it at every callback.
@MainActor
protocol OverlayContainerObserver: AnyObject {
  /// A finger begins to drag the overlay.
  func container(_ container: UIViewController, willStartDragging overlay: UIViewController)
  /// The finger lets go of it, that fast.
  func container(_ container: UIViewController, willEndDragging overlay: UIViewController, atVelocity velocity: CGPoint)
  /// The overlay is about to move to a notch.
  func container(_ container: UIViewController, willMove overlay: UIViewController, toNotchAt index: Int)
  /// The overlay has come to a notch.
  func container(_ container: UIViewController, didMove overlay: UIViewController, toNotchAt index: Int)
  /// The overlay is about to get another height.
  func container(
    _ container: UIViewController, willTranslate overlay: UIViewController,
    coordinator: any OverlayContainerTransitionCoordinator)
}

extension UIViewController {
  /// The presentation that this controller takes part in, by itself or by one of its parents, if it hears overlay containers.
  ///
  /// `nil` while nothing presents it: a controller that is asked for its presentation before it is presented makes one, and keeps it.
  var overlayContainerObserver: (any OverlayContainerObserver)? {
    guard presentingViewController != nil else { return nil }
    var controller: UIViewController? = self
    while let current = controller {
      if let observer = current.presentationController as? any OverlayContainerObserver { return observer }
      controller = current.parent
    }
    return nil
  }
}
