package import UIKit

/// A system in one scene. The builder owns it and calls it when controllers are created and shown.
@MainActor
package protocol SceneSystemInstance: AnyObject {
  /// Called after a controller was created, before its view is loaded.
  func didMake(_ controller: UIViewController, from description: ControllerDescription)

  /// Whether the system marks the view of a controller as pass-through when it has loaded.
  func marksView(of controller: UIViewController) -> Bool

  /// Called after the view of a controller has loaded with the scene's views.
  func didLoadView(of controller: UIViewController, from description: ControllerDescription)

  /// Called before a controller is presented.
  func willPresent(_ controller: UIViewController, from presenter: UIViewController)

  /// Whether an initial presentation of a controller must be performed as an animated one, because the system's
  /// animator configures it.
  func animatesInitialPresentation(of controller: UIViewController) -> Bool

  /// Called after such an initial presentation.
  func didPresentInitially(_ controller: UIViewController)

  /// Called before a change dismisses a controller.
  func willDismiss(_ controller: UIViewController)
}

extension SceneSystemInstance {
  package func didMake(_ controller: UIViewController, from description: ControllerDescription) {}

  package func marksView(of controller: UIViewController) -> Bool { false }

  package func didLoadView(of controller: UIViewController, from description: ControllerDescription) {}

  package func willPresent(_ controller: UIViewController, from presenter: UIViewController) {}

  package func animatesInitialPresentation(of controller: UIViewController) -> Bool { false }

  package func didPresentInitially(_ controller: UIViewController) {}

  package func willDismiss(_ controller: UIViewController) {}
}
