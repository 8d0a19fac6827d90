import TouchReplay
import UIKit

/// Presents a panel of 300 points that can be dragged to 600 points.
final class Host: LibraryHost, SceneMade {
  static func make(in scene: any SceneContext) -> Host { Host().use(scene) }

  override func open() { presentPanModal(Panel(self)) }
}

final class Panel: ContentController, PanModalPresentable {
  private weak var host: LibraryHost?

  init(_ host: LibraryHost) {
    self.host = host
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var panScrollable: UIScrollView? { nil }
  var shortFormHeight: PanModalHeight { .contentHeight(300) }
  var longFormHeight: PanModalHeight { .contentHeight(600) }

  func willTransition(to state: PanModalPresentationController.PresentationState) {
    host?.note("willTransition to \(state)")
  }

  func panModalWillDismiss() { host?.note("panModalWillDismiss") }
  func panModalDidDismiss() { host?.note("panModalDidDismiss") }
}
