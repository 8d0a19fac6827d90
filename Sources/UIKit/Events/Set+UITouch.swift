extension Set<UITouch> {
  /// Whether the set contains `touch`, compared by identity.
  ///
  /// In this module it replaces the standard library's method, which calls `NSObject.isEqual(_:)` and costs more than
  /// the rest of most callbacks. Almost all sets have one element.
  func contains(_ touch: UITouch) -> Bool {
    if count == 1 { return first === touch }
    return contains { $0 === touch }
  }
}
