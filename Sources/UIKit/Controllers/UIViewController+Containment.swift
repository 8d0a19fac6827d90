import Foundation

extension UIViewController {
  /// A change of the parent in progress.
  enum Movement {
    case none
    case toParent
    case fromParent
  }

  final func attach(_ child: UIViewController) {
    guard child.parentController !== self else { return }
    precondition(!hasAncestor(child), "a controller cannot be put into itself or one of its children")
    child.removeFromParent()
    child.movement = .toParent
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentController = self
  }

  final func detach() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    self.parentController = nil
    if engine.overridesTraits { looks.traitsOfParent = nil }
    didMove(toParent: nil)
    movement = .none
  }

  final func hasAncestor(_ other: UIViewController) -> Bool {
    var candidate: UIViewController? = self
    while let known = candidate {
      if known === other { return true }
      candidate = known.parentController
    }
    return false
  }

  /// The order of the callbacks is that of a navigation controller; no source confirms it [I].
  final func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(old.parentController === self && new.parentController === self, "both controllers must be children")
    let forwards = shouldAutomaticallyForwardAppearanceMethods && appearance.phase != .disappeared
    let isAnimated = duration > 0
    if forwards {
      old.beginAppearance(false, animated: isAnimated)
      new.beginAppearance(true, animated: isAnimated)
    }
    if let place = old.view.superview, new.view.superview !== place { place.addSubview(new.view) }
    if forwards { new.sendIsAppearing() }
    let interaction = InteractionPause(in: isAnimated && !options.contains(.allowUserInteraction) ? view.window : nil)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { finished in
        interaction.end()
        old.view.removeFromSuperview()
        if forwards {
          old.endAppearance()
          new.endAppearance()
        }
        completion?(finished)
      })
  }

  /// The nearest ancestor of a class.
  final func nearestAncestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var candidate = parentController
    while let known = candidate {
      if let container = known as? Container { return container }
      candidate = known.parentController
    }
    return nil
  }
}
