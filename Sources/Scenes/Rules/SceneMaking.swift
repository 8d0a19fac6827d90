import TouchReplay
import UIKit

/// The scene as code of a rules build finds it while it creates an object.
@MainActor
struct SceneMaking: SceneContext {
  private let builder: SceneBuilder
  let frame: CGRect

  init(_ builder: SceneBuilder, frame: CGRect = .zero) { (self.builder, self.frame) = (builder, frame) }

  func view(_ id: String) -> UIView? { builder.view(id) }

  func controller(_ id: String) -> UIViewController? { builder.controllerInPlace(id) }

  func whenBuilt(_ body: @escaping @MainActor () -> Void) { builder.whenBuilt(body) }
}
