extension UIView {
  /// Takes the focus from the view or one below it, if that has it and agrees, or in any case with `force`.
  ///
  /// - Returns: Whether none of them has the focus now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let focused = engine.application.firstResponder as? UIView, focused.isDescendant(of: self) else {
      return true
    }
    if focused.resignFirstResponder() { return true }
    if force { engine.application.firstResponder = nil }
    return force
  }
}
