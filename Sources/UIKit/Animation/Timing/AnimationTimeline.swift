/// Where an animation is at each moment of the clock: a value, asked whenever somebody wants to know.
struct AnimationTimeline {
  /// A part of the progress.
  struct Range: Equatable {
    var from: Double
    var to: Double
  }

  /// The moment from which on ``fractionAtStart`` changes, in nanoseconds of the clock.
  var start: Int64
  /// Seconds that the whole way takes, in one direction.
  var duration: Double
  var timing: AnimationTiming
  /// The part of the time that has passed at ``start``.
  var fractionAtStart = 0.0
  /// 1 forwards, -1 backwards, 0 for one that stands still.
  var direction = 1.0
  /// What the progress is at the beginning and the end of the way.
  var range = Range(from: 0, to: 1)
  /// How many times the way is gone, not to be combined with a direction other than forwards.
  var repeatCount = 1.0
  /// Whether each time also leads back.
  var autoreverses = false

  /// The part of the time that has passed at `moment`, on the way that is being gone.
  func fraction(at moment: Int64) -> Double {
    let elapsed = Double(max(moment - start, 0)) / 1_000_000_000
    guard duration > 0 else { return direction < 0 ? 0 : 1 }
    let legs = fractionAtStart + direction * elapsed / duration
    guard repeatCount != 1 || autoreverses else { return min(max(legs, 0), 1) }
    let length = autoreverses ? 2.0 : 1.0
    guard legs < repeatCount * length else { return 1 }
    let leg = legs.truncatingRemainder(dividingBy: length)
    return leg > 1 ? 2 - leg : leg
  }

  /// The progress at `moment`, along x and along y.
  func progress(at moment: Int64) -> (x: Double, y: Double) {
    progress(atFraction: fraction(at: moment))
  }

  /// Whether the way leads from the start to the end.
  var isWhole: Bool { range == Range(from: 0, to: 1) }

  /// The progress after a part of the time, along x and along y.
  func progress(atFraction fraction: Double) -> (x: Double, y: Double) {
    let span = range.to - range.from
    return (
      range.from + span * timing.progress(at: fraction), range.from + span * timing.verticalProgress(at: fraction)
    )
  }

  /// Nanoseconds from ``start`` to the end; `nil` for one that stands still or never ends.
  var remaining: Int64? {
    guard direction != 0 else { return nil }
    let legs =
      repeatCount == 1 && !autoreverses
      ? (direction > 0 ? 1 - fractionAtStart : fractionAtStart) : repeatCount * (autoreverses ? 2 : 1)
    let seconds = legs * duration
    return seconds < 1_000_000_000 ? Int64(nanosecondsIn: seconds) : nil
  }
}
