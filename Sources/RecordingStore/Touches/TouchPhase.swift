/// What a finger did at one sample, in UIKit's words.
public enum TouchPhase: String, CaseIterable, Hashable, Sendable {
  /// The finger came down.
  case began
  /// The finger is elsewhere than at the sample before.
  case moved
  /// The finger is down and has not moved.
  case stationary
  /// The finger lifted.
  case ended
  /// The system took the touch away.
  case cancelled
}
