import TouchReplay
import UIKit

/// A drawer over a page, with its three positions.
final class Host: LibraryHost, SceneMade, PulleyDelegate {
  static func make(in scene: any SceneContext) -> Host { Host().use(scene) }

  override func open() {
    let pulley = PulleyViewController(contentViewController: Page(), drawerViewController: ContentController())
    pulley.delegate = self
    addChild(pulley)
    pulley.view.frame = view.bounds
    view.addSubview(pulley.view)
    pulley.didMove(toParent: self)
  }

  func drawerPositionDidChange(drawer: PulleyViewController, bottomSafeArea: CGFloat) {
    let names: [(PulleyPosition, String)] = [
      (.collapsed, "collapsed"), (.partiallyRevealed, "partiallyRevealed"), (.open, "open"), (.closed, "closed"),
    ]
    let position = drawer.drawerPosition
    note("drawerPositionDidChange to \(names.first { $0.0 == position }?.1 ?? "?")")
  }
}

final class Page: UIViewController {
  let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page"
    button.accessibilityIdentifier = "page button"
    view.addSubview(button)
  }
}
