import DropDown
import Scenes
import UIKit

/// The transitions of a scene's drop-down controllers.
///
/// The original replaces hit-test methods in a category of `UIView`. Here the strategy of the scene does that.
@MainActor
final class SceneDropDowns: SceneSystemInstance {
  private unowned let builder: SceneBuilder
  private struct Member {
    let controller: UIViewController
    let transition: DropDownTransition
    let description: DropDownDescription
  }

  private var members: [ObjectIdentifier: Member] = [:]
  /// The transitions of controllers that a drop-down controller presents. This is their only strong reference.
  private var nextTransitions: [ObjectIdentifier: CustomModalTransition] = [:]

  init(_ builder: SceneBuilder) {
    self.builder = builder
  }

  /// Sets the drop-down transition of a controller.
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

  /// Attaches the recognizers to the bar. Called when the controller's view has loaded.
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

  /// Sets the transition of a controller that a drop-down controller presents with the style `custom`. The original has a
  /// transition for such a second modal controller too.
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

  /// Sets the transition's flag for closing before a change dismisses a controller. In the original the close button sets it.
  func willDismiss(_ controller: UIViewController) {
    var top = controller
    while let next = top.presentedViewController { top = next }
    members[ObjectIdentifier(top)]?.transition.closeVCNow = true
  }

  /// Minimises a controller that was presented initially, if the description requires it.
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
