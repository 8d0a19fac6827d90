extension UIApplication {
  /// Calls a method of a target. Without a target, that of the first responder in the chain that has it: the chain begins at the first
  /// responder, else at the sender. Returns whether there was one. Source: Apple's page of this method [D].
  @discardableResult
  public final func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      action._perform(on: target as AnyObject, sender, event)
      return true
    }
    let chain = sequence(first: firstResponder ?? sender as? UIResponder ?? self, next: \.next)
    if action.description == "resignFirstResponder" { return firstResponder?.resignFirstResponder() ?? false }
    if let responder = chain.first(where: { _SelectorTable.method(action.description, of: $0) != nil }) {
      action._perform(on: responder, sender, event)
      return true
    }
    if action.hasCall { Unmodelled.note("which responder has a method \(action) is not known") }
    return false
  }
}
