extension UIGestureRecognizer {
  /// Whether this is what a control does itself, one finger's single tap, by a recognizer of another view.
  ///
  /// Buttons, switches, steppers, segmented controls and page controls keep it from a view above them. A recognizer that is
  /// attached to the control itself wins. Other taps, presses and pans are not protected against, nor are other controls.
  /// Source: Apple, "Interacting with other user interface controls" [D]; Stack Overflow 77329118 for the way: it is asked
  /// only of recognizers that cancel touches [O].
  final func isSingleTap(above control: UIControl) -> Bool {
    guard let tap = self as? UITapGestureRecognizer, tap.attachedView !== control else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
