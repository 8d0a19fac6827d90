import TouchReplay
import UIKit

/// A page with two buttons. The host of a library opens what the library shows, and adds its callbacks to the outcomes.
class LibraryHost: UIViewController {
  private var scene: (any SceneContext)?
  let openButton = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 44))
  let behindButton = UIButton(frame: CGRect(x: 145, y: 400, width: 100, height: 44))

  func use(_ scene: any SceneContext) -> Self {
    self.scene = scene
    return self
  }

  /// Adds a callback of the library to the outcomes.
  func note(_ what: String) { scene?.note(what, of: viewIfLoaded) }

  /// Shows what the library has.
  func open() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    openButton.accessibilityIdentifier = "open"
    behindButton.accessibilityIdentifier = "behind"
    for button in [openButton, behindButton] { view.addSubview(button) }
    openButton.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
  }
}

/// A controller whose view has one button, for libraries that show controllers.
class ContentController: UIViewController {
  let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "content"
    button.accessibilityIdentifier = "content button"
    view.addSubview(button)
  }
}
