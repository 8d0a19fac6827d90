import UIKit

/// A tab bar controller that does something when its view has loaded, as a subclass in an app would.
final class SceneTabBarController: UITabBarController {
  var whenLoaded: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    whenLoaded?()
  }
}
