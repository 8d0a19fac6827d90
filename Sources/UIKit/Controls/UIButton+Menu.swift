extension UIButton {
  /// The meaning of a button. It has no effect on touches.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}

extension UIButton: UnmodelledTouches {
  var unmodelledTouches: String? { menu == nil ? nil : "the menu" }
}
