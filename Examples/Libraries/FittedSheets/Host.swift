import TouchReplay
import UIKit

/// Presents a sheet of 300 points that can be pulled to 600 points.
final class Host: LibraryHost, SceneMade {
  static func make(in scene: any SceneContext) -> Host { Host().use(scene) }

  override func open() {
    let sheet = SheetViewController(controller: ContentController(), sizes: [.fixed(300), .fixed(600)])
    sheet.sizeChanged = { [weak self] _, _, height in self?.note("sizeChanged to \(Int(height.rounded()))") }
    sheet.didDismiss = { [weak self] _ in self?.note("didDismiss") }
    present(sheet, animated: true)
  }
}
