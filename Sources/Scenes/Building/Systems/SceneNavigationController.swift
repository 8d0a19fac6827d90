import UIKit

/// A navigation controller that does something when its view has loaded, as a subclass in an app would.
final class SceneNavigationController: UINavigationController {
  var whenLoaded: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    whenLoaded?()
  }
}
