import DropDown
import Scenes
import UIKit

/// The transitions of a scene's controllers that drop down, with the running strategy in place of the original's category.
@MainActor
final class SceneDropDowns: SceneSystemInstance {
  private unowned let builder: SceneBuilder
  private struct Member {
    let controller: UIViewController
    let transition: DropDownTransition
    let description: DropDownDescription
  }

  private var members: [ObjectIdentifier: Member] = [:]
  /// Of controllers that a drop-down controller presents; nobody else keeps them alive.
  private var nextTransitions: [ObjectIdentifier: CustomModalTransition] = [:]

  init(_ builder: SceneBuilder) {
    self.builder = builder
  }

  /// Makes a controller drop down whenever it is presented.
  func didMake(_ controller: UIViewController, from controllerDescription: ControllerDescription) {
    guard let description = controllerDescription.dropDown else { return }
    let transition = DropDownTransition(metrics: DropDownMetrics(description)) { [unowned builder] container in
      builder.mark(container)
      builder.finish()
    }
    transition.didSettle = { [unowned builder, weak controller] isAtBottom in
      builder.reactions.note(isAtBottom ? "settled at bottom" : "settled at top", controller?.viewIfLoaded)
    }
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = transition
    members[ObjectIdentifier(controller)] = Member(
      controller: controller, transition: transition, description: description)
  }

  /// Puts the recognizers on the bar; told when the controller has loaded its view.
  func didLoadView(of controller: UIViewController, from description: ControllerDescription) {
    guard let member = members[ObjectIdentifier(controller)], let bar = builder.view(member.description.bar) else {
      return
    }
    let before = bar.gestureRecognizers?.count ?? 0
    member.transition.addGestureRecognizers(to: bar, withSelfView: controller.view)
    for recognizer in (bar.gestureRecognizers ?? []).dropFirst(before) {
      let others = bar.gestureRecognizers?.filter { type(of: $0) == type(of: recognizer) && !$0.isInternal }
      let number = others?.firstIndex { $0 === recognizer } ?? 0
      recognizer.nameInResults = ("\(type(of: recognizer))[\(number)]", nil)
    }
  }

  /// What a drop-down controller presents in the custom style comes in the way of the original's second modal.
  func willPresent(_ controller: UIViewController, from presenter: UIViewController) {
    let presenters = sequence(first: presenter, next: \.parent)
    guard presenters.contains(where: { members[ObjectIdentifier($0)] != nil }),
      controller.modalPresentationStyle == .custom, controller.transitioningDelegate == nil
    else { return }
    let transition = CustomModalTransition()
    nextTransitions[ObjectIdentifier(controller)] = transition
    controller.transitioningDelegate = transition
  }

  /// Whether a controller is presented by one of these transitions.
  func animatesInitialPresentation(of controller: UIViewController) -> Bool {
    members[ObjectIdentifier(controller)] != nil || nextTransitions[ObjectIdentifier(controller)] != nil
  }

  /// A change that dismisses stands for the close button, which sets a flag.
  func willDismiss(_ controller: UIViewController) {
    var top = controller
    while let next = top.presentedViewController { top = next }
    members[ObjectIdentifier(top)]?.transition.closeVCNow = true
  }

  /// Takes a controller that was just presented down to its bar, where the scene begins with it there.
  func didPresentInitially(_ controller: UIViewController) {
    guard let member = members[ObjectIdentifier(controller)], member.description.isMinimised else { return }
    UIView.performWithoutAnimation { member.transition.moveModalView(up: false, duration: 0) }
  }
}

extension DropDownMetrics {
  fileprivate init(_ description: DropDownDescription) {
    self.init()
    if let offset = description.topOffset { topOffset = offset }
    if let height = description.bottomBar { bottomBarHeight = height }
    if let scale = description.minimumScale { minimumScale = scale }
    if let alpha = description.minimumAlpha { minimumAlpha = alpha }
    if let seconds = description.duration { duration = seconds }
  }
}
