// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UISheetPresentationControllerDelegate {
  @_disfavoredOverload public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    ((UISheetPresentationController) -> Void)?
  {
    { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) }
  }
}
