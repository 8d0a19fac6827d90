extension UIGestureRecognizer {
  /// Whether the recognizer recognizes a single tap with one finger and is attached to another view than the control.
  ///
  /// Buttons, switches, steppers, segmented controls and page controls prevent such a recognizer of an ancestor from beginning,
  /// because they respond to the same tap. A recognizer that is attached to the control itself is not prevented. Other
  /// controls prevent no recognizer, and recognizers of other taps, of presses and of pans are not prevented.
  /// Source: Apple, "Interacting with other user interface controls" [D]; Stack Overflow 77329118 for the mechanism:
  /// the method is called only for recognizers that cancel touches [O].
  final func isSingleTap(above control: UIControl) -> Bool {
    guard let tap = self as? UITapGestureRecognizer, tap.attachedView !== control else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
