/// Receives a sheet's callbacks.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) {
    receiver(of: "sheetPresentationControllerDidChangeSelectedDetentIdentifier:")?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(controller)
  }

  /// What gets a message that the delegate's class has no method for.
  private func receiver(of name: String) -> (any UISheetPresentationControllerDelegate)? {
    _MessageForwarding.receiver(of: self, name)
  }
}
