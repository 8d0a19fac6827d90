/// The taps of a recognizer that failed because of a disputed limit, continued with the largest limits of all sources.
///
/// They have no effect. They are only used to find out whether another reading changes an outcome.
@MainActor
final class LongerTaps {
  enum Progress {
    /// More touches are needed.
    case undecided
    /// A further tap began.
    case continued
    /// All taps are complete.
    case complete
    /// The touches were cancelled.
    case cancelled
    /// No reading accepts these touches as the taps.
    case failed
  }

  private(set) var taps: TapSequence
  /// The turn in which another recognizer excluded this one.
  var excludingTurn: UInt64?

  init?(_ taps: TapSequence) {
    guard !taps.exceedsEveryReading else { return nil }
    self.taps = taps
  }

  /// Whether the taps can still become complete.
  var isUndecided: Bool { !taps.exceedsEveryReading && excludingTurn == nil }

  func follow(_ touches: [UITouch], fingersRequired: Int, tapsRequired: Int) -> Progress {
    guard !taps.exceedsEveryReading else { return .failed }
    var progress = Progress.undecided
    for touch in touches {
      switch touch.currentPhase {
      case .began:
        if taps.isBetweenTaps { progress = .continued }
        guard taps.begin(touch, fingersRequired: fingersRequired) else { return .failed }
      case .moved:
        taps.measure()
      case .ended:
        taps.measure()
        guard taps.lift(touch, fingersRequired: fingersRequired) else { return .failed }
        if taps.isBetweenTaps, taps.count >= tapsRequired { progress = .complete }
      case .cancelled:
        return .cancelled
      case .stationary, .regionEntered, .regionMoved, .regionExited:
        break
      }
    }
    return taps.exceedsEveryReading ? .failed : progress
  }
}
