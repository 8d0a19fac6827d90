extension UIView {
  /// Makes the view or its descendant that is first responder resign, if it allows that or with `force`.
  ///
  /// - Returns: Whether none of them is first responder now.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let focused = engine.application.firstResponder as? UIView, focused.isDescendant(of: self) else {
      return true
    }
    if focused.resignFirstResponder() { return true }
    if force {
      engine.application.firstResponder = nil
      engine.keyboard.didUnfocus(focused, in: engine)
    }
    return force
  }
}
