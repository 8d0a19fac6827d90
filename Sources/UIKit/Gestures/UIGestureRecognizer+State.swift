extension UIGestureRecognizer {
  /// How far a recognizer is.
  public enum State: Int, Sendable {
    /// It has not decided. The state it starts from and returns to.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture went on.
    case changed = 2
    /// A continuous gesture ended, or a discrete one was recognised.
    case ended = 3
    /// A continuous gesture was taken away.
    case cancelled = 4
    /// The touches are not the gesture.
    case failed = 5

    /// The same as ``ended``: how a discrete gesture's is called.
    public static let recognized = State.ended

    /// Whether nothing can follow but the return to ``possible``.
    var isFinal: Bool { rawValue >= State.ended.rawValue }

    /// Whether the gesture is recognised and not taken away: it keeps others from beginning.
    var isActive: Bool { self == .began || self == .changed || self == .ended }

    /// What becomes of assigning `next` in this state; `nil` where the assignment does nothing.
    ///
    /// Source: one reimplementation whose author wrote down what UIKit does [R]; that a failure after the beginning is a
    /// cancellation is confirmed by react-native-gesture-handler's notes [O]. That a cancellation before the beginning is
    /// a failure follows from the documented life of a recognizer [D].
    func coerced(_ next: State) -> State? {
      switch (self, next) {
      case (.possible, .began), (.possible, .changed): .began
      case (.possible, .ended): .ended
      case (.possible, .failed), (.possible, .cancelled): .failed
      case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed): .changed
      case (.began, .ended), (.changed, .ended): .ended
      case (.began, .failed), (.began, .cancelled), (.changed, .failed), (.changed, .cancelled): .cancelled
      default: nil
      }
    }
  }

  /// Why a recognizer did not recognise; for explanations.
  public enum FailureReason {
    /// Its own rules: the touches are not its gesture.
    case itself
    /// Its delegate said that it should not begin.
    case delegate
    /// The view that was hit said that it should not begin.
    case view(UIView)
    /// It waited for the failure of one that recognised.
    case requirement(UIGestureRecognizer)
    /// One that recognised keeps it from recognising.
    case exclusion(UIGestureRecognizer)
    /// It was disabled or removed, or its touches were taken away.
    case interruption
  }
}
