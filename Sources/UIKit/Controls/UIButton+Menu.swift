extension UIButton {
  /// The meaning of a button. It has no effect on touches.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// Seconds after which a press may open a menu. A menu's real delay is not known; a context menu's preview begins before 0.5 s.
  private static let shortestPress = 0.2

  /// Opens the menu that is the button's primary action. The touch sends no further event, and what the menu does is not modelled.
  ///
  /// Source: such a tap sends no touchUpInside, apoorvdarshan/fud-ai#390 [O].
  final func openPrimaryMenu() {
    guard menu != nil, showsMenuAsPrimaryAction else { return }
    Unmodelled.note(
      "the menu of \(className) '\(nameInResults)' opens, and menus are not modelled: end the session with this touch, and test what its actions call by other touches",
      about: self)
    stopTracking()
    trackedTouch = nil
  }

  /// Reports that a press may have opened the menu of the button in place of its events. A tap sends them: the same source [O].
  final func noteLongPress(since start: Double) {
    guard menu != nil, !showsMenuAsPrimaryAction, let touch = trackedTouch, touch.timestamp - start > Self.shortestPress
    else { return }
    let longest = Int(Self.shortestPress * 1_000)
    Unmodelled.note(
      "a press opens the menu of \(className) '\(nameInResults)', and menus are not modelled: let the finger up within \(longest) ms",
      about: self)
  }
}
