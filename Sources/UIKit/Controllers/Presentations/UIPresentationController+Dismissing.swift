import Foundation

extension UIPresentationController {
  /// Dismisses this presentation, the topmost of a stack, and all others down to `bottomPresenter`.
  ///
  /// Only the topmost is animated; the others are removed before the animation starts.
  /// Source: Apple's page of dismiss(animated:completion:) [D]; the time of removal is inferred [I].
  final func dismiss(
    to bottomPresenter: UIViewController, past between: [UIViewController], animated: Bool, completion: (() -> Void)?
  ) {
    guard let container else { return }
    let presented = presentedViewController
    // The links between controllers may hold the last reference to either.
    let keptAlive = (self, presented)
    let returning = ([presented] + between).compactMap { $0.presentation.controller }
      .last { $0.presenter === bottomPresenter && $0.presentersPlace != nil }
    let place = returning?.presentersPlace
    presented.engine.effects.willChange(presented, .presentation)
    presented.presentation.isBeingDismissed = true
    let delegate = presented.transitioningDelegate
    let animator =
      animated ? delegate?.animationController(forDismissed: presented) ?? makeAnimator(isPresenting: false) : nil
    let transition = ControllerTransition(
      in: container,
      from: .init(
        controller: presented, view: presentedView, initialFrame: presentedView?.frame ?? .zero, finalFrame: .zero),
      to: .init(
        controller: bottomPresenter, view: place == nil ? nil : bottomPresenter.view,
        initialFrame: place == nil ? container.bounds : .zero, finalFrame: container.bounds),
      style: presentationStyle, animator: animator,
      interactor: animator.flatMap { makeInteractor() ?? delegate?.interactionControllerForDismissal(using: $0) }
    ) { didComplete in
      let (controller, presented) = keptAlive
      if didComplete {
        controller.endDismissing(presented, to: bottomPresenter, place: place)
        completion?()
      } else {
        controller.callOffDismissing(to: bottomPresenter, hasReturned: place != nil)
      }
    }
    dismissalTransitionWillBegin()
    container.layoutIfNeeded()
    for controller in between.reversed() { controller.presentation.controller?.leaveAtOnce() }
    for controller in between { controller.presentation.presented = nil }
    presenter = bottomPresenter
    presented.presentation.presenting = bottomPresenter
    bottomPresenter.presentation.presented = presented
    presented.beginAppearance(false, animated: animated)
    if place != nil { bottomPresenter.beginAppearance(true, animated: animated) }
    transition.run()
  }

  private final func endDismissing(
    _ presented: UIViewController, to bottomPresenter: UIViewController, place: ViewPlace?
  ) {
    place?.put(bottomPresenter.view)
    presentedView?.removeFromSuperview()
    dismissalTransitionDidEnd(true)
    removeContainer()
    if place != nil { bottomPresenter.endAppearance() }
    presented.endAppearance()
    unlink()
  }

  private final func callOffDismissing(to bottomPresenter: UIViewController, hasReturned: Bool) {
    let presented = presentedViewController
    if hasReturned {
      bottomPresenter.beginAppearance(false, animated: true)
      bottomPresenter.view.removeFromSuperview()
      bottomPresenter.endAppearance()
    }
    presented.beginAppearance(true, animated: true)
    presented.engine.effects.willChange(presented, .presentation)
    presented.presentation.isBeingDismissed = false
    dismissalTransitionDidEnd(false)
    presented.endAppearance()
  }

  /// Removes a presentation between the topmost and the remaining one, without an animation.
  private final func leaveAtOnce() {
    let presented = presentedViewController
    presented.engine.effects.willChange(presented, .presentation)
    presented.presentation.isBeingDismissed = true
    dismissalTransitionWillBegin()
    presented.beginAppearance(false, animated: false)
    presentedView?.removeFromSuperview()
    dismissalTransitionDidEnd(true)
    removeContainer()
    presented.endAppearance()
    unlink()
  }
}
