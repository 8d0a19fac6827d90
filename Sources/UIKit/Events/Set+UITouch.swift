extension Set<UITouch> {
  /// Whether the set holds `touch`, compared by identity.
  ///
  /// Takes the place of the standard library's method within this module: that one goes through `NSObject.isEqual(_:)`, which
  /// costs more than the rest of most callbacks. Almost all sets hold one touch.
  func contains(_ touch: UITouch) -> Bool {
    if count == 1 { return first === touch }
    return contains { $0 === touch }
  }
}
