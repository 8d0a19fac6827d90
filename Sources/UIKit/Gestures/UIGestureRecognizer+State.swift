extension UIGestureRecognizer {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    /// Undecided: the initial state.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches do not match the gesture.
    case failed = 5

    /// The same as ``ended``; used for discrete gestures.
    public static let recognized = State.ended

    /// Whether only ``possible`` can follow.
    var isFinal: Bool { rawValue >= State.ended.rawValue }

    /// Whether the gesture is recognized and not cancelled; it then excludes others.
    var isActive: Bool { self == .began || self == .changed || self == .ended }

    /// The state that results from assigning `next` in this state; `nil` if the assignment has no effect.
    ///
    /// Source: one reimplementation whose author documented UIKit's behaviour [R]; that a failure after the beginning
    /// is a cancellation is confirmed by react-native-gesture-handler's notes [O]. That a cancellation before the
    /// beginning is a failure follows from the documented life cycle of a recognizer [D].
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

  /// Why a recognizer did not recognize, for explanations.
  package enum FailureReason {
    /// Its own rules: the touches do not match its gesture.
    case itself
    /// Its delegate's `gestureRecognizerShouldBegin` returned false.
    case delegate
    /// `gestureRecognizerShouldBegin` of the view that was hit returned false.
    case view(UIView)
    /// It required the failure of a recognizer that recognized.
    case requirement(UIGestureRecognizer)
    /// A recognizer that recognized excludes it.
    case exclusion(UIGestureRecognizer)
    /// It was disabled or removed, or its touches were cancelled.
    case interruption
  }
}
