extension UIPresentationController {
  /// Dismisses the presentation for the user, if that is allowed.
  ///
  /// Source: the order should, will, did, and that a controller with `isModalInPresentation` only reports the attempt,
  /// WWDC 2019 session 224 as reported by Ichiro Hirata [O]; that only dismissal by the user is reported, Apple's pages
  /// of the delegate [D].
  package final func dismissByUser() {
    let presented = presentedViewController
    guard presented.runningTransition?.isRunning != true else { return }
    guard !presented.isModalInPresentation || EngineFault.modalInPresentation.isInjected,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presenter?.dismissModally(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
  }
}
