import JSONText
import Scenes
import UIKit

struct CardStackScenes: SceneSystem {
  private static let className = "CardStackController"

  var keys: [SceneKey] {
    let properties: [(String, SceneValueType)] = [
      ("cardTopOffset", .nonNegative), ("hasCompactHeight", .boolean), ("topViewControllerCanBeDismissed", .boolean),
    ]
    let owned = [SceneKey.Owner.controller, .properties].flatMap { owner in
      properties.map { SceneKey(owner: owner, name: $0, type: $1, classes: [Self.className]) }
    }
    return owned + [
      SceneKey(owner: .controller, name: "viewControllers", type: .controllers, classes: [Self.className]),
      SceneKey(owner: .change, name: "showDetail", type: .identifier, classes: ["showDetail"]),
      SceneKey(owner: .change, name: "in", type: .identifier, classes: ["showDetail"]),
      SceneKey(owner: .change, name: "then", type: .changes, classes: ["push", "pop"]),
    ]
  }

  var controllerClasses: [ControllerClass] {
    [
      ControllerClass(
        Self.className, of: "UIViewController", stack: .init(hasCompletion: true, popsToController: false)
      ) { description, builder in
        let stack = SceneCardStack(description, builder: builder)
        stack.fill(description.viewControllers.map(builder.controllers.make))
        return stack
      }
    ]
  }

  var changeVerbs: [ChangeVerb] {
    [
      ChangeVerb(
        "showDetail", requires: "in",
        references: [.init("showDetail", .controller), .init("in", .controller, Self.className)]
      ) { _, values in ShowDetailChange(controller: values.name, container: values.container) }
    ]
  }

  func readContents(
    of object: SceneObject, into controller: inout ControllerDescription, by decoder: inout SceneDecoder
  ) throws(SceneError) {
    if let value = object["topViewControllerCanBeDismissed"], controller.viewControllers.count < 2 {
      throw object.error(
        .misplacedKey, "'topViewControllerCanBeDismissed' applies to the top card, and there is no card", at: value,
        key: "topViewControllerCanBeDismissed", remedy: "give 'viewControllers' the root and a card")
    }
    guard decoder.registry.isKind(controller.knownClassName, of: Self.className) else { return }
    if let value = object["children"] {
      throw object.error(
        .misplacedKey, "the controllers of a card stack are 'viewControllers', the root first", at: value,
        key: "children")
    }
    controller[CardStackDescription.self] = CardStackDescription { object[$0] }
  }

  func start(in builder: SceneBuilder) -> any SceneSystemInstance { SceneCardStacks() }
}

@MainActor
private final class SceneCardStacks: SceneSystemInstance {
  func set(_ properties: PropertiesDescription, of controller: UIViewController) {
    (controller as? SceneCardStack)?.set(properties.cardStack)
  }
}
