import TouchReplay
import UIKit

/// Presents a drawer of 300 points that a tap opens fully.
final class Host: LibraryHost, SceneMade {
  static func make(in scene: any SceneContext) -> Host { Host().use(scene) }

  private var displayController: DrawerDisplayController?

  override func open() {
    let drawer = Drawer()
    var configuration = DrawerConfiguration()
    configuration.isFullyPresentableByDrawerTaps = true
    displayController = DrawerDisplayController(
      presentingViewController: self, presentedViewController: drawer, configuration: configuration)
    drawer.host = self
    present(drawer, animated: true)
  }
}

final class Drawer: ContentController, DrawerPresentable {
  weak var host: LibraryHost?

  var heightOfPartiallyExpandedDrawer: CGFloat { 300 }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    host?.note("the drawer did appear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host?.note("the drawer did disappear")
  }
}
