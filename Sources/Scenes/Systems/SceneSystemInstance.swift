package import UIKit

/// A system in one scene. The builder owns it and calls it while controllers are made and shown.
@MainActor
package protocol SceneSystemInstance: AnyObject {
  /// A controller was made; its view was not loaded.
  func didMake(_ controller: UIViewController, from description: ControllerDescription)

  /// Whether the system marks the view of a controller as one that lets touches through, once it has loaded.
  func marksView(of controller: UIViewController) -> Bool

  /// The view of a controller has loaded, with the scene's views in it.
  func didLoadView(of controller: UIViewController, from description: ControllerDescription)

  /// A controller is about to be presented.
  func willPresent(_ controller: UIViewController, from presenter: UIViewController)

  /// Whether a controller that the scene begins with must be presented as if it were animated, since the system's animator sets
  /// it up.
  func animatesInitialPresentation(of controller: UIViewController) -> Bool

  /// Such a controller was presented.
  func didPresentInitially(_ controller: UIViewController)

  /// A change is about to dismiss a controller.
  func willDismiss(_ controller: UIViewController)

  /// A change sets properties of a controller.
  func set(_ properties: PropertiesDescription, of controller: UIViewController)
}

extension SceneSystemInstance {
  package func didMake(_ controller: UIViewController, from description: ControllerDescription) {}

  package func marksView(of controller: UIViewController) -> Bool { false }

  package func didLoadView(of controller: UIViewController, from description: ControllerDescription) {}

  package func willPresent(_ controller: UIViewController, from presenter: UIViewController) {}

  package func animatesInitialPresentation(of controller: UIViewController) -> Bool { false }

  package func didPresentInitially(_ controller: UIViewController) {}

  package func willDismiss(_ controller: UIViewController) {}

  package func set(_ properties: PropertiesDescription, of controller: UIViewController) {}
}
