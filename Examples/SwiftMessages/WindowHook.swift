import TouchReplay
import UIKit

/// The window of SwiftMessages 8 is made with the view at which its hit test begins, which no scene can pass.
extension PassthroughWindow: SceneMade {
  static func make(in scene: any SceneContext) -> PassthroughWindow {
    PassthroughWindow(hitTestView: scene.controller("controller")!.view)
  }
}
