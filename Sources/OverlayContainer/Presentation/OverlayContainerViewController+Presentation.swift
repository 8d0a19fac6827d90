import UIKit

extension OverlayContainerViewController {
  /// The presentation controller that receives this container's callbacks, each after the delegate.
  ///
  /// `nil` while the container is not presented: reading `presentationController` before a presentation would create
  /// one and retain it.
  var overlayPresentationController: OverlayContainerPresentationController? {
    guard presentingViewController != nil else { return nil }
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.presentationController as? OverlayContainerPresentationController {
        return presentation.observes(self) ? presentation : nil
      }
      controller = current.parent
    }
    return nil
  }
}

extension UIViewController {
  /// The overlay containers among this controller and its descendants, without those inside another overlay container.
  var overlayContainers: [OverlayContainerViewController] {
    if let container = self as? OverlayContainerViewController { return [container] }
    return children.flatMap(\.overlayContainers)
  }
}
