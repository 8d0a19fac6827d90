import CopyPaper
import UIKit

extension SceneReactions {
  /// Lays a controller over another by CopyPaper's function; says so where the controller is shown in another place.
  func overlay(_ id: String, over host: String) {
    guard let hosting = builder.controller(host), let controller = builder.controller(id) else {
      return missing("overlayViewController", id)
    }
    guard !holds(id, controller, host, hosting) else {
      return note("overlayViewController \(id): it holds \(host)", hosting.viewIfLoaded)
    }
    let isFree = controller.parent == nil ? !isShown(controller) : controller.parent === hosting
    guard isFree else {
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
