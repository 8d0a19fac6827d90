import JSONText

extension SceneDecoder {
  /// Reads what a controller says as a card stack; call it when its controllers were read.
  func cardStack(of controller: ControllerDescription, _ object: SceneObject) throws(SceneError) -> CardStackDescription
  {
    if let value = object["topViewControllerCanBeDismissed"], controller.viewControllers.count < 2 {
      throw object.error(
        .misplacedKey, "'topViewControllerCanBeDismissed' is said of the card on top, and there is no card", at: value,
        key: "topViewControllerCanBeDismissed", remedy: "give 'viewControllers' the root and a card")
    }
    if let value = object["children"], registry.isKind(controller.knownClassName, of: "CardStackController") {
      throw object.error(
        .misplacedKey, "the controllers of a card stack are 'viewControllers', the root first", at: value,
        key: "children")
    }
    return CardStackDescription(object)
  }

  /// Looks whether a push or a pop says what only one of the two kinds of stacks understands.
  mutating func checkStack(of change: SceneObject, _ verb: ChangeVerb) {
    guard verb == .push || verb == .pop, let container = change["in"]?.string else { return }
    for member in change.members {
      if member.key == "then" {
        names.require(["CardStackController"], of: container, .controller, for: member, in: change)
      } else if member.key == "pop", member.value.string != nil {
        names.require(["UINavigationController"], of: container, .controller, for: member, in: change)
      }
    }
  }
}
