/// Decides how a presentation adapts, and receives callbacks of dismissal by the user. All methods are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: _DelegateObject {
  /// The style for this device. ``UIModalPresentationStyle/none``: unchanged.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether the user may dismiss the presentation. Not called when code dismisses it. Default: true.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user is dismissing the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried to dismiss a presentation that must not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As it is.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    receiver(of: "adaptivePresentationStyleForPresentationController:")?.adaptivePresentationStyle(for: controller)
      ?? .none
  }
  /// True.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    receiver(of: "presentationControllerShouldDismiss:")?.presentationControllerShouldDismiss(presentationController)
      ?? true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    receiver(of: "presentationControllerWillDismiss:")?.presentationControllerWillDismiss(presentationController)
  }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    receiver(of: "presentationControllerDidDismiss:")?.presentationControllerDidDismiss(presentationController)
  }
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    receiver(of: "presentationControllerDidAttemptToDismiss:")?.presentationControllerDidAttemptToDismiss(
      presentationController)
  }

  /// What gets a message that the delegate's class has no method for.
  private func receiver(of name: String) -> (any UIAdaptivePresentationControllerDelegate)? {
    _MessageForwarding.receiver(of: self, name)
  }
}
