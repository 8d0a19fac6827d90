extension UIViewController {
  /// Source: that the delegate is called for the custom style, and that the property can be read before the
  /// presentation, Apple's page of presentationController [D].
  final var nearestPresentationController: UIPresentationController? {
    if presentation.controller == nil, presentation.presenting == nil, let parentController {
      return parentController.nearestPresentationController
    }
    return ownPresentationController(presenting: presentation.presenting, source: nil)
  }

  private final func ownPresentationController(presenting: UIViewController?, source: UIViewController?)
    -> UIPresentationController
  {
    if let known = presentation.controller { return known }
    let style = modalPresentationStyle.resolved
    let new: UIPresentationController
    switch style {
    case _ where self is UIAlertController:
      new = AlertPresentation(presentedViewController: self, presenting: presenting)
    case .fullScreen, .currentContext:
      new = FullScreenPresentation(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet, .popover:
      new = UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      new =
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: presenting, source: source ?? presenting ?? self)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .overFullScreen, .overCurrentContext, .automatic, .none:
      new = UIPresentationController(presentedViewController: self, presenting: presenting)
    }
    presentation.controller = new
    return new
  }

  final func presentModally(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(for: presented.modalPresentationStyle.resolved)
    guard presenter.viewIfLoaded?.window != nil, presenter.presentation.presented == nil,
      presented.presentation.presenting == nil, presenter.runningTransition?.isRunning != true
    else { return }
    if presented.modalPresentationStyle == .popover, presented.popoverPresentationController?.delegate != nil {
      Unmodelled.note("a popover with a delegate was presented, and what the delegate is asked is not modelled")
    }
    if presented.modalPresentationStyle.resolved == .custom { presented.presentation.controller = nil }
    let controller = presented.ownPresentationController(presenting: presenter, source: self)
    controller.present(from: presenter, source: self, animated: animated, completion: completion)
  }

  /// The controller that presents: the one that covers the screen or defines the context.
  /// Source: Apple's pages of present(_:animated:completion:) and definesPresentationContext [D].
  private final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var candidate = self
    while let parent = candidate.parentController {
      if style.isInContext, candidate.definesPresentationContext { break }
      candidate = parent
    }
    return candidate
  }

  final func dismissModally(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = nearestPresenter ?? presentingViewController else {
      completion?()
      return
    }
    guard let bottom = presenter.presentation.presented else { return }
    var top = bottom
    var between: [UIViewController] = []
    while let next = top.presentation.presented {
      between.append(top)
      top = next
    }
    guard top.runningTransition?.isRunning != true else { return }
    top.presentation.controller?.dismiss(to: presenter, past: between, animated: animated, completion: completion)
  }

  /// This controller or its nearest ancestor that presents.
  private final var nearestPresenter: UIViewController? {
    presentation.presented != nil ? self : parentController?.nearestPresenter
  }
}
