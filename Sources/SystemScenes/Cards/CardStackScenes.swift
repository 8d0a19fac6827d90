import Cards
import JSONText
import Scenes
import UIKit

struct CardStackScenes: SceneSystem {
  private static let className = "CardStackController"

  var keys: [SceneKey] {
    [
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
        SceneCardStack(description, builder: builder)
      }.with([
        ControllerKey("cardTopOffset", .nonNegative, isSettable: true) { (stack: SceneCardStack, value) in
          stack.cardTopOffset = value.number!
        },
        ControllerKey("hasCompactHeight", .boolean, isSettable: true) { (stack: SceneCardStack, value) in
          stack.hasCompactHeight = value.bool!
        },
        .container { controller, _, description, builder in
          (controller as? SceneCardStack)?.fill(description.viewControllers.map(builder.controllers.make))
        },
        // It needs a card, so it follows the cards.
        ControllerKey(
          "topViewControllerCanBeDismissed", .boolean, isSettable: true, phase: .contents,
          apply: { controller, value, _, _ in
            (controller as? SceneCardStack)?.topViewControllerCanBeDismissed = value.bool!
          }),
      ])
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

  func check(
    _ controller: ControllerDescription, _ object: SceneObject, by decoder: inout SceneDecoder
  ) throws(SceneError) {
    if let value = object["topViewControllerCanBeDismissed"], controller.viewControllers.count < 2 {
      throw object.error(
        .misplacedKey, "'topViewControllerCanBeDismissed' applies to the top card, and there is no card", at: value,
        key: "topViewControllerCanBeDismissed", remedy: "give 'viewControllers' the root and a card")
    }
    guard decoder.registry.isKind(controller.knownClassName, ofSystemClass: Self.className) else { return }
    if let value = object["children"] {
      throw object.error(
        .misplacedKey, "the controllers of a card stack are 'viewControllers', the root first", at: value,
        key: "children")
    }
  }

  func start(in builder: SceneBuilder) -> any SceneSystemInstance { SceneCardStacks() }
}

private final class SceneCardStacks: SceneSystemInstance {}
