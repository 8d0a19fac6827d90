import TouchReplay
import UIKit

/// The scene as code of a rules build finds it. An object of the scene may keep it: it does not own the scene.
@MainActor
struct SceneMaking: SceneContext {
  private weak var builder: SceneBuilder?
  let frame: CGRect

  init(_ builder: SceneBuilder, frame: CGRect = .zero) { (self.builder, self.frame) = (builder, frame) }

  func view(_ id: String) -> UIView? { builder?.view(id) }

  func controller(_ id: String) -> UIViewController? { builder?.controllerInPlace(id) }

  func whenBuilt(_ body: @escaping @MainActor () -> Void) { builder?.whenBuilt(body) }

  func note(_ what: String, of view: UIView?) { builder?.reactions.note(what, view) }

  func run(forSeconds seconds: Double) {
    guard seconds > 0, seconds.isFinite else { return }
    let clock = VirtualClock.current
    clock.advance(to: clock.now + Int64(min(seconds, 3_600) * 1e9))
  }
}
