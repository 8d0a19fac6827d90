/// The position of an animation as a function of the clock; a value without timers.
struct AnimationTimeline {
  /// A range of progress.
  struct Range: Equatable {
    var from: Double
    var to: Double
  }

  /// The time from which ``fractionAtStart`` changes, in nanoseconds of the clock.
  var start: Int64
  /// The duration of one direction in seconds.
  var duration: Double
  var timing: AnimationTiming
  /// The elapsed fraction of the time at ``start``.
  var fractionAtStart = 0.0
  /// 1: forwards, -1: backwards, 0: paused.
  var direction = 1.0
  /// The progress at the beginning and at the end.
  var range = Range(from: 0, to: 1)
  /// The number of repetitions. Only for animations that run forwards.
  var repeatCount = 1.0
  /// Whether each repetition also runs backwards.
  var autoreverses = false

  /// The elapsed fraction of the time at `moment`, within the current repetition.
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

  /// Whether the range is the whole progress.
  var isWhole: Bool { range == Range(from: 0, to: 1) }

  /// The progress after a fraction of the time, along x and along y.
  func progress(atFraction fraction: Double) -> (x: Double, y: Double) {
    let span = range.to - range.from
    return (
      range.from + span * timing.progress(at: fraction), range.from + span * timing.verticalProgress(at: fraction)
    )
  }

  /// Nanoseconds from ``start`` to the end; `nil` when paused or endless.
  var remaining: Int64? {
    guard direction != 0 else { return nil }
    let legs =
      repeatCount == 1 && !autoreverses
      ? (direction > 0 ? 1 - fractionAtStart : fractionAtStart) : repeatCount * (autoreverses ? 2 : 1)
    let seconds = legs * duration
    return seconds < 1_000_000_000 ? Int64(nanosecondsIn: seconds) : nil
  }
}
