/// A point on which what follows rests, and which sources disagree about or nobody knows.
///
/// A harness reports it as unknown: a number of ours must not pass for a fact.
public struct Dispute: Hashable, Sendable {
  /// What is in dispute, with the readings, as a part of a sentence: "whether a tap may move 20 points (45 here, 10 elsewhere)".
  public let question: String

  /// Names a point in dispute.
  public init(_ question: String) {
    self.question = question
  }

  /// Tells whoever listens that what follows rests on this.
  @MainActor
  func note(by recognizer: UIGestureRecognizer?, touch: UITouch? = nil) {
    UIApplication.running.listener?.didEncounterUnmodelled(on: self, of: recognizer, touch: touch)
  }
}
