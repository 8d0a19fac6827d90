/// A point on which outcomes depend and on which sources disagree, or which is unspecified.
///
/// A harness reports it as unknown: an assumed number must not be presented as a fact.
package struct Dispute: Hashable, Sendable {
  /// The question with its readings, as a part of a sentence: "whether a tap may move 20 points (45 here, 10
  /// elsewhere)".
  package let question: String

  package init(_ question: String) {
    self.question = question
  }

  /// Reports to the observer that outcomes depend on this point.
  @MainActor
  func note(by recognizer: UIGestureRecognizer?, touch: UITouch? = nil) {
    UIApplication.running.listener?.didEncounterUnmodelled(on: self, of: recognizer, touch: touch)
  }
}
