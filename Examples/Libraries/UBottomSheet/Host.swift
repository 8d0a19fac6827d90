import TouchReplay
import UIKit

/// A sheet over the page, which is dragged between its two positions.
final class Host: LibraryHost, SceneMade, UBottomSheetCoordinatorDelegate {
  static func make(in scene: any SceneContext) -> Host { Host().use(scene) }

  private var coordinator: UBottomSheetCoordinator?

  override func open() {
    let coordinator = UBottomSheetCoordinator(parent: self, delegate: self)
    let sheet = Sheet()
    sheet.sheetCoordinator = coordinator
    coordinator.addSheet(sheet, to: self)
    self.coordinator = coordinator
  }

  func bottomSheet(_ container: UIView?, didPresent state: SheetTranslationState) { note("didPresent") }

  func bottomSheet(_ container: UIView?, didChange state: SheetTranslationState) {
    if case .finished(let position, _) = state { note("didChange to \(Int(position.rounded()))") }
  }
}

final class Sheet: ContentController, Draggable {
  var sheetCoordinator: UBottomSheetCoordinator?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    sheetCoordinator?.startTracking(item: self)
  }
}
