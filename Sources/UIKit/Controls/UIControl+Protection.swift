extension UIGestureRecognizer {
  /// Whether the recognizer is a single tap with one finger of another view, which is what a control does itself.
  ///
  /// Buttons, switches, steppers, segmented controls and page controls keep it from an ancestor. A recognizer attached
  /// to the control itself wins. There is no such rule for other taps, presses and pans, nor for other controls.
  /// Source: Apple, "Interacting with other user interface controls" [D]; Stack Overflow 77329118 for the mechanism:
  /// the method is called only for recognizers that cancel touches [O].
  final func isSingleTap(above control: UIControl) -> Bool {
    guard let tap = self as? UITapGestureRecognizer, tap.attachedView !== control else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
