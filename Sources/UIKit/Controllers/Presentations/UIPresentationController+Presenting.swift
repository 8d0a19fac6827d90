import Foundation

extension UIPresentationController {
  /// Presents: links, container view, callbacks, animation.
  ///
  /// Everything before the animation happens at once; UIKit may wait for the end of the run loop's turn [I].
  /// Source: that the old controller's callbacks come first at the beginning, and the new one's at the end, logs of
  /// several [O].
  final func present(
    from presenter: UIViewController, source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    self.presenter = presenter
    presented.engine.effects.willChange(presented, .presentation)
    presenter.presentation.presented = presented
    presented.presentation.presenting = presenter
    presented.presentation.isBeingPresented = true
    let container = addContainer(over: presenter)
    if presentationStyle == .fullScreen || presentationStyle == .overFullScreen {
      presented.noteOrientations(isPresented: true)
    }
    let removesPresenter = shouldRemovePresentersView
    let delegate = presented.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
        ?? makeAnimator(isPresenting: true) : nil
    presented.loadViewIfNeeded()
    prepareContainer(container)
    let transition = ControllerTransition(
      in: container,
      from: .init(
        controller: presenter, view: removesPresenter ? presenter.view : nil, initialFrame: container.bounds,
        finalFrame: removesPresenter ? .zero : container.bounds),
      to: .init(controller: presented, view: presentedView, finalFrame: frameOfPresentedViewInContainerView),
      style: presentationStyle, animator: animator,
      interactor: animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    ) { [self] didComplete in
      if didComplete {
        endPresenting(presenter, removesPresenter: removesPresenter)
        completion?()
      } else {
        callOffPresenting(presenter, removesPresenter: removesPresenter)
      }
    }
    presentationTransitionWillBegin()
    container.layoutIfNeeded()
    if removesPresenter {
      presenter.beginAppearance(false, animated: animated)
      presentersPlace = ViewPlace(of: presenter.view)
      container.insertSubview(presenter.view, at: 0)
      presenter.view.systemFrame = container.bounds
    }
    presented.beginAppearance(true, animated: animated)
    transition.run()
  }

  private final func endPresenting(_ presenter: UIViewController, removesPresenter: Bool) {
    if removesPresenter { presenter.view.removeFromSuperview() }
    presentationTransitionDidEnd(true)
    presentedViewController.endAppearance()
    if removesPresenter { presenter.endAppearance() }
    presentedViewController.presentation.isBeingPresented = false
  }

  private final func callOffPresenting(_ presenter: UIViewController, removesPresenter: Bool) {
    let presented = presentedViewController
    presented.engine.effects.willChange(presented, .presentation)
    presented.beginAppearance(false, animated: true)
    presentedView?.removeFromSuperview()
    presentationTransitionDidEnd(false)
    presented.endAppearance()
    if removesPresenter {
      presenter.beginAppearance(true, animated: true)
      presentersPlace?.put(presenter.view)
      presenter.endAppearance()
    }
    removeContainer()
    unlink()
  }

  private final func addContainer(over presenter: UIViewController) -> UITransitionView {
    let container = UITransitionView()
    self.container = container
    container.presentationController = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if presentationStyle.isInContext || !shouldPresentInFullscreen, let covered = presenter.view,
      let place = covered.superview
    {
      container.systemFrame = covered.frame
      place.insertSubview(container, aboveSubview: covered)
    } else if let window = presenter.view.window {
      container.systemFrame = window.bounds
      window.addSubview(container)
    }
    return container
  }

  final func removeContainer() {
    container?.removeFromSuperview()
    container?.presentationController = nil
    container = nil
  }

  final func unlink() {
    presenter?.presentation.presented = nil
    presenter = nil
    presentersPlace = nil
    let presented = presentedViewController
    presented.presentation.presenting = nil
    presented.presentation.isBeingPresented = false
    presented.presentation.isBeingDismissed = false
    // A caller that is still running holds a reference to this object.
    presented.presentation.controller = nil
  }
}

/// The presentation that removes the presenting controller's view.
@MainActor
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
