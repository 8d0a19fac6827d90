import Foundation
package import UIKit

/// Performs the changes that a scene describes for its actions.
@MainActor
package final class SceneReactions {
  let scene: SceneDescription
  package unowned var builder: SceneBuilder!
  /// Called for every change that the scene makes itself, with a description and the view concerned.
  var listener: (@MainActor (_ what: String, _ view: UIView?) -> Void)?

  private let engine = Engine.current
  private let changes: [String: [ChangeDescription]]
  private(set) lazy var contents = ControllerContents(scene)

  init(_ scene: SceneDescription) {
    self.scene = scene
    changes = Dictionary(
      scene.reactions.map { ($0.action, $0.changes) }, uniquingKeysWith: { first, _ in first })
  }

  /// Connects a control's events to the actions that the scene describes. They are the code that the scene has.
  func listen(to view: UIView, _ details: ViewDetails) {
    guard !details.actionNames.isEmpty, let control = view as? UIControl else { return }
    for (event, name) in UIControl.Event.names {
      guard let action = details.actionNames[name] else { continue }
      let reaction = UIAction(identifier: .init(action)) { [weak self, weak control] _ in
        if let control { self?.fire(action, control) }
      }
      control.addAction(reaction, for: event)
    }
  }

  /// Performs the changes of an action.
  func fire(_ action: String, _ view: UIView) {
    engine.handlers.run(ClosureName(name: action, isGiven: true)) {
      if let changes = changes[action] { perform(changes) }
    }
  }

  /// Reports a change that the scene made itself.
  package func note(_ what: String, _ view: UIView?) { listener?(what, view) }

  /// Performs changes in order.
  package func perform(_ changes: [ChangeDescription]) {
    // What a scene's file does is a change, and no effect of code.
    engine.effects.pause { for change in changes { perform(change) } }
    builder.finish()
  }

  private func perform(_ change: ChangeDescription) {
    switch change {
    case .push(let id, let container, let isAnimated, let then): push(id, in: container, isAnimated, then)
    case .pop(let target, let container, let isAnimated, let then): pop(to: target, in: container, isAnimated, then)
    case .selectTab(let index, let container):
      guard let tabs = builder.controller(container) as? UITabBarController,
        tabs.viewControllers?.indices.contains(index) == true
      else { return missing("tab \(index) of", container) }
      note("selectedIndex \(index) in \(container)", tabs.viewIfLoaded)
      tabs.selectedIndex = index
    case .present(let id, let presenter, let isAnimated, let then): present(id, from: presenter, isAnimated, then)
    case .dismiss(let id, let isAnimated, let then): dismiss(id, isAnimated, then)
    case .selectDetent(let detent, let id, let isAnimated): select(detent, in: id, isAnimated)
    case .resizeWindows(let size):
      guard size != engine.screen.sceneBounds.size else { return }
      note("windowSize \(Self.number(size.width)),\(Self.number(size.height))", nil)
      engine.interfaceRotation.resizeWindows(to: size, in: engine)
    case .set(let properties): set(properties)
    case .animate(let animation, let changes, let then): animate(animation, changes, then)
    case .scroll(let id, let offset, let isAnimated):
      guard let scrollView = builder.view(id) as? UIScrollView else { return missing("scroll", id) }
      note("scroll to \(Self.number(offset.x)),\(Self.number(offset.y))", scrollView)
      scrollView.setContentOffset(offset, animated: isAnimated)
    case .selectRow(let row, let id, let isAnimated): select(row, in: id, isAnimated)
    case .deselectRow(let row, let id, let isAnimated): deselect(row, in: id, isAnimated)
    case .add(let description, let id, let index): add(description, to: id, at: index)
    case .remove(let id):
      guard let view = builder.view(id), view.superview != nil else { return missing("remove", id) }
      note("remove", view)
      view.removeFromSuperview()
    case .system(let system): system.change.perform(by: self)
    case .after(let seconds, let changes):
      engine.clock.schedule(afterNanoseconds: Int64(nanosecondsIn: seconds)) { [weak self] in
        self?.perform(changes)
      }
    }
  }

  /// Reports a change whose target does not exist. It has no effect, as with a nil reference in an app.
  package func missing(_ what: String, _ id: String) {
    note("\(what) \(id): not there", nil)
  }

  private func push(_ id: String, in container: String, _ isAnimated: Bool, _ then: [ChangeDescription]) {
    if let stack = builder.controller(container) as? any SceneStack {
      return stack.push(id, in: container, isAnimated: isAnimated, then: then, by: self)
    }
    guard let navigation = builder.controller(container) as? UINavigationController,
      let controller = builder.controller(id)
    else { return missing("push", id) }
    guard !holds(id, controller, container, navigation) else {
      return note("push \(id): it holds the stack", navigation.viewIfLoaded)
    }
    guard !navigation.viewControllers.contains(controller), controller.parent == nil else {
      return note("push \(id): on a stack already", navigation.viewIfLoaded)
    }
    guard !isShown(controller) else { return note("push \(id): it is shown already", navigation.viewIfLoaded) }
    note("push \(id)", navigation.viewIfLoaded)
    navigation.pushViewController(controller, animated: isAnimated)
  }

  private func pop(to target: String?, in container: String, _ isAnimated: Bool, _ then: [ChangeDescription]) {
    if let stack = builder.controller(container) as? any SceneStack {
      return stack.pop(isAnimated: isAnimated, then: then, by: self)
    }
    guard let navigation = builder.controller(container) as? UINavigationController else {
      return missing("pop in", container)
    }
    guard let target else {
      guard navigation.viewControllers.count > 1 else {
        return note("pop: only the root is there", navigation.viewIfLoaded)
      }
      note("pop", navigation.viewIfLoaded)
      navigation.popViewController(animated: isAnimated)
      return
    }
    guard let controller = builder.controller(target), navigation.viewControllers.contains(controller) else {
      return missing("pop to", target)
    }
    note("pop to \(target)", navigation.viewIfLoaded)
    navigation.popToViewController(controller, animated: isAnimated)
  }

  private func present(_ id: String, from presenter: String, _ isAnimated: Bool, _ then: [ChangeDescription]) {
    guard let presenting = builder.controller(presenter), let controller = builder.controller(id) else {
      return missing("present", id)
    }
    guard controller.presentingViewController == nil, presenting.presentedViewController == nil else {
      return note("present \(id): something is presented already", presenting.viewIfLoaded)
    }
    guard !holds(id, controller, presenter, presenting) else {
      return note("present \(id): it is \(presenter), or holds it", presenting.viewIfLoaded)
    }
    guard controller.parent == nil, !isShown(controller) else {
      return note("present \(id): it is shown already", presenting.viewIfLoaded)
    }
    guard presenting.viewIfLoaded?.window != nil else {
      return note("present \(id): \(presenter) is not shown", presenting.viewIfLoaded)
    }
    note("present \(id)", presenting.viewIfLoaded)
    builder.willPresent(id, controller, from: presenting)
    presenting.present(controller, animated: isAnimated) { [weak self] in self?.perform(then) }
  }

  private func dismiss(_ id: String, _ isAnimated: Bool, _ then: [ChangeDescription]) {
    guard let controller = builder.controller(id),
      controller.presentingViewController != nil || controller.presentedViewController != nil
    else { return missing("dismiss", id) }
    guard !controller.isBeingPresented, !controller.isBeingDismissed else {
      return note("dismiss \(id): it is on its way", controller.viewIfLoaded)
    }
    note("dismiss \(id)", controller.viewIfLoaded)
    for system in builder.systems { system.willDismiss(controller) }
    controller.dismiss(animated: isAnimated) { [weak self] in self?.perform(then) }
  }

  private func select(_ detent: SheetDescription.Detent, in id: String, _ isAnimated: Bool) {
    guard let sheet = builder.controller(id)?.sheetPresentationController else { return missing("sheet of", id) }
    note("selectedDetentIdentifier \(detent.name)", builder.controller(id)?.viewIfLoaded)
    if isAnimated {
      sheet.animateChanges { sheet.selectedDetentIdentifier = detent.identifier }
    } else {
      sheet.selectedDetentIdentifier = detent.identifier
    }
  }

  private func set(_ properties: PropertiesDescription) {
    let names = properties.names.joined(separator: ", ")
    switch properties.target {
    case .view(let id):
      guard let view = builder.view(id) else { return missing("set \(names) of", id) }
      note("set \(names)", view)
      let className = view.details?.description.knownClassName ?? "UIView"
      properties.apply(builder.registry.viewKeys(of: className), to: view, properties.values, by: builder)
    case .recognizer(let id):
      guard let recognizer = builder.recognizers.named(id) else { return missing("set \(names) of", id) }
      note("set \(names) of \(id)", recognizer.view)
      guard let description = builder.recognizers.description(id) else { return }
      let keys = builder.registry.recognizerKeys(of: description.className)
      properties.apply(keys, to: recognizer, description, by: builder)
    case .controller(let id):
      guard let controller = builder.controller(id) else { return missing("set \(names) of", id) }
      note("set \(names) of \(id)", controller.viewIfLoaded)
      guard let description = builder.controllers.description(id) else { return }
      let keys = builder.registry.controllerKeys(of: description.knownClassName)
      properties.apply(keys, to: controller, description, by: builder)
    }
  }

  private func animate(_ animation: AnimationDescription, _ changes: [ChangeDescription], _ then: [ChangeDescription]) {
    var options: UIView.AnimationOptions =
      switch animation.curve {
      case .easeInOut: .curveEaseInOut
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .linear: .curveLinear
      }
    if animation.allowUserInteraction { options.insert(.allowUserInteraction) }
    if animation.beginFromCurrentState { options.insert(.beginFromCurrentState) }
    let body = { @MainActor [self] in perform(changes) }
    let completion = { @MainActor [weak self] (_: Bool) in
      if let self, !then.isEmpty { self.perform(then) }
    }
    if let damping = animation.dampingRatio {
      UIView.animate(
        withDuration: animation.duration, delay: animation.delay, usingSpringWithDamping: damping,
        initialSpringVelocity: animation.initialVelocity, options: options, animations: body, completion: completion)
    } else {
      UIView.animate(
        withDuration: animation.duration, delay: animation.delay, options: options, animations: body,
        completion: completion)
    }
  }

  private func add(_ description: ViewDescription, to id: String, at index: Int?) {
    guard let superview = builder.view(id) else { return missing("add to", id) }
    let view = builder.make(description, in: superview.bounds)
    note("add \(description.id ?? description.className)", superview)
    superview.insertSubview(view, at: index ?? superview.subviews.count)
  }

  private static func number(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(Double(number))
  }
}

extension SheetDescription.Detent {
  fileprivate var name: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .height(let height): String(height)
    }
  }
}
