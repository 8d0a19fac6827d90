import UIKit

extension OverlayContainerViewController {
  /// The presentation that hears what this container tells its delegate, each time after the delegate.
  ///
  /// `nil` while nothing presents the container: a controller that is asked for its presentation before it is presented makes
  /// one, and keeps it.
  var overlayPresentationController: OverlayContainerPresentationController? {
    guard presentingViewController != nil else { return nil }
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.presentationController as? OverlayContainerPresentationController {
        return presentation.hears(self) ? presentation : nil
      }
      controller = current.parent
    }
    return nil
  }
}

extension UIViewController {
  /// The overlay containers among this controller and those that it holds, but for those within another.
  var overlayContainers: [OverlayContainerViewController] {
    if let container = self as? OverlayContainerViewController { return [container] }
    return children.flatMap(\.overlayContainers)
  }
}
