import Cards
import UIKit

/// What an app does with a card stack. What the stack would not survive, or would not answer, is refused and told.
extension SceneReactions {
  func push(_ id: String, on stack: CardStackController, _ isAnimated: Bool, _ then: [ChangeDescription]) {
    guard let controller = builder.controller(id) else { return missing("push", id) }
    guard mayShow(controller, on: stack) else { return note("push \(id): it is shown already", stack.viewIfLoaded) }
    note("push \(id)", stack.viewIfLoaded)
    stack.pushViewController(controller, animated: isAnimated) { [weak self] in self?.perform(then) }
  }

  func pop(on stack: CardStackController, _ isAnimated: Bool, _ then: [ChangeDescription]) {
    guard stack.topViewController != nil else { return note("pop: only the root is there", stack.viewIfLoaded) }
    note("pop", stack.viewIfLoaded)
    stack.popViewController(isAnimated) { [weak self] in self?.perform(then) }
  }

  /// A detail without a card to replace ends the original's app; here it is refused.
  func showDetail(_ id: String, in container: String) {
    guard let stack = builder.controller(container) as? CardStackController, let controller = builder.controller(id)
    else { return missing("showDetail", id) }
    guard mayShow(controller, on: stack) else {
      return note("showDetail \(id): it is shown already", stack.viewIfLoaded)
    }
    guard stack.topViewController != nil else {
      return note("showDetail \(id): without a card the app would crash", stack.viewIfLoaded)
    }
    note("showDetail \(id)", stack.viewIfLoaded)
    stack.showDetailViewController(controller, sender: nil)
  }

  /// Whether a controller stands nowhere; one that was replaced by a detail is still a child of its stack.
  private func mayShow(_ controller: UIViewController, on stack: CardStackController) -> Bool {
    if sequence(first: stack as UIViewController, next: \.parent).contains(controller) { return false }
    if controller.presentingViewController != nil || controller.viewIfLoaded?.window != nil { return false }
    if controller === stack.rootViewController || stack.hasCard(of: controller) { return false }
    return controller.parent == nil || controller.parent === stack
  }
}
