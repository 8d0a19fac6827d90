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
      return sendDidAttemptToDismiss()
    }
    sendWillDismiss()
    presenter?.dismissModally(animated: true) { [self] in sendDidDismiss() }
  }

  final func sendDidAttemptToDismiss() {
    handlers.sendCall(.didAttemptToDismiss, to: delegate, of: presentedViewController) {
      delegate?.presentationControllerDidAttemptToDismiss(self)
    }
  }

  final func sendWillDismiss() {
    handlers.sendCall(.willDismiss, to: delegate, of: presentedViewController) {
      delegate?.presentationControllerWillDismiss(self)
    }
  }

  final func sendDidDismiss() {
    handlers.sendCall(.didDismiss, to: delegate, of: presentedViewController) {
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  final var handlers: HandlerLog { presentedViewController.engine.handlers }
}
