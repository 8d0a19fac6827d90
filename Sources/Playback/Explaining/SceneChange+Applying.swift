import Findings
import Foundation
import Scenes
import UIKit

extension SceneChange {
  /// Applies the change. Returns `false` if the scene has no such view, or if the change cannot be applied to it.
  @MainActor
  func apply(to scene: SceneInstance) -> Bool {
    scene.engine.run {
      guard let view = scene.view(view) else { return false }
      switch property {
      case .passThrough(let isMarked):
        guard scene.setPassThrough(isMarked, of: view) else { return false }
      case .noTouchDelegate:
        guard scene.removeTouchDelegate(of: view) else { return false }
      case .isUserInteractionEnabled(let value): view.isUserInteractionEnabled = value
      case .isEnabled(let value):
        guard let control = view as? UIControl else { return false }
        control.isEnabled = value
      case .front:
        guard let superview = view.superview else { return false }
        superview.bringSubviewToFront(view)
      case .back:
        guard let superview = view.superview else { return false }
        superview.sendSubviewToBack(view)
      case .frame(let frame):
        guard view.transform.isIdentity else { return false }
        view.frame = frame
      case .alpha(let value): view.alpha = value
      case .isHidden(let value): view.isHidden = value
      }
      scene.application.layOutPending()
      return true
    }
  }
}
