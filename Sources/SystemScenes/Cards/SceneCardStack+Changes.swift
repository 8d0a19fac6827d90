import Cards
import Scenes
import UIKit

/// The changes of a scene on a card stack. A change that would crash the stack is refused and reported.
extension SceneCardStack: SceneStack {
  func push(
    _ id: String, in container: String, isAnimated: Bool, then: [ChangeDescription], by reactions: SceneReactions
  ) {
    guard let controller = reactions.builder.controller(id) else { return reactions.missing("push", id) }
    guard !reactions.holds(id, controller, container, self) else {
      return reactions.note("push \(id): it holds the stack", viewIfLoaded)
    }
    guard isFree(controller, reactions) else {
      return reactions.note("push \(id): it is shown already", viewIfLoaded)
    }
    reactions.note("push \(id)", viewIfLoaded)
    pushViewController(controller, animated: isAnimated) { [weak reactions] in reactions?.perform(then) }
  }

  func pop(isAnimated: Bool, then: [ChangeDescription], by reactions: SceneReactions) {
    guard topViewController != nil else { return reactions.note("pop: only the root is there", viewIfLoaded) }
    reactions.note("pop", viewIfLoaded)
    popViewController(isAnimated) { [weak reactions] in reactions?.perform(then) }
  }

  /// Whether a controller is not shown anywhere. A controller that a detail replaced is still a child of its stack.
  fileprivate func isFree(_ controller: UIViewController, _ reactions: SceneReactions) -> Bool {
    if reactions.isShown(controller) || controller === rootViewController || hasCard(of: controller) { return false }
    return controller.parent == nil || controller.parent === self
  }
}

/// Replaces the controller of a stack's top card. Without a card the original crashes; here the change is refused.
struct ShowDetailChange: SystemChange {
  let controller: String
  let container: String

  func perform(by reactions: SceneReactions) {
    guard let stack = reactions.builder.controller(container) as? SceneCardStack,
      let shown = reactions.builder.controller(controller)
    else { return reactions.missing("showDetail", controller) }
    func note(_ what: String) { reactions.note("showDetail \(controller)\(what)", stack.viewIfLoaded) }
    guard !reactions.holds(controller, shown, container, stack) else { return note(": it holds the stack") }
    guard stack.isFree(shown, reactions) else { return note(": it is shown already") }
    guard stack.topViewController != nil else { return note(": without a card the app would crash") }
    note("")
    stack.showDetailViewController(shown, sender: nil)
  }
}
