/// The phase of a touch at one sample, as in UIKit.
public enum TouchPhase: String, CaseIterable, Hashable, Sendable {
  /// The finger touched the screen.
  case began
  /// The position differs from the sample before.
  case moved
  /// The finger is down and has not moved.
  case stationary
  /// The finger lifted.
  case ended
  /// The system cancelled the touch.
  case cancelled
}
