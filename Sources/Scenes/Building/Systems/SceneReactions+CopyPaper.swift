import CopyPaper
import UIKit

extension SceneReactions {
  /// Lays a controller over another by CopyPaper's function; says so where the controller is shown in another place.
  func overlay(_ id: String, over host: String) {
    guard let hosting = builder.controller(host), let controller = builder.controller(id) else {
      return missing("overlayViewController", id)
    }
    guard !sequence(first: hosting, next: \.parent).contains(controller) else {
      return note("overlayViewController \(id): it holds \(host)", hosting.viewIfLoaded)
    }
    let isElsewhere = controller.parent == nil ? controller.viewIfLoaded?.window != nil : controller.parent !== hosting
    guard !isElsewhere, controller.presentingViewController == nil || controller.parent === hosting else {
      return note("overlayViewController \(id): it is shown already", hosting.viewIfLoaded)
    }
    note("overlayViewController \(id)", hosting.view)
    hosting.overlayViewController(controller)
  }

  /// Gives a controller new values.
  func set(_ properties: PropertiesDescription, of controller: UIViewController) {
    if let overlay = properties.overlay { controller.overlay = overlay }
    guard let isHidden = properties.isNavigationBarHidden else { return }
    (controller as? UINavigationController)?.setNavigationBarHidden(isHidden, animated: false)
  }
}
