import TouchReplay
import UIKit

/// A round button that opens two others above it.
final class Host: LibraryHost, SceneMade, LiquidFloatingActionButtonDataSource, LiquidFloatingActionButtonDelegate {
  static func make(in scene: any SceneContext) -> Host { Host().use(scene) }

  private let button = LiquidFloatingActionButton(frame: CGRect(x: 300, y: 700, width: 56, height: 56))

  private let cells = [LiquidFloatingCell(icon: UIImage()), LiquidFloatingCell(icon: UIImage())]

  override func viewDidLoad() {
    super.viewDidLoad()
    button.accessibilityIdentifier = "button"
    button.dataSource = self
    button.delegate = self
    view.addSubview(button)
  }

  func numberOfCells(_ liquidFloatingActionButton: LiquidFloatingActionButton) -> Int { 2 }

  func cellForIndex(_ index: Int) -> LiquidFloatingCell { cells[index] }

  func liquidFloatingActionButton(
    _ liquidFloatingActionButton: LiquidFloatingActionButton, didSelectItemAtIndex index: Int
  ) {
    note("didSelectItem \(index)")
    liquidFloatingActionButton.close()
  }

  func liquidFloatingActionButtonWillOpenDrawer(_ liquidFloatingActionButton: LiquidFloatingActionButton) {
    note("willOpenDrawer")
  }

  func liquidFloatingActionButtonWillCloseDrawer(_ liquidFloatingActionButton: LiquidFloatingActionButton) {
    note("willCloseDrawer")
  }
}
