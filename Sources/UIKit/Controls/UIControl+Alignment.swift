extension UIControl {
  /// Where the content of a control is placed across. It has no effect on touches.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where the content of a control is placed down. It has no effect on touches.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}
