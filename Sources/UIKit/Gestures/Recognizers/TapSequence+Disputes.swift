import Foundation

extension TapSequence {
  /// Reports the measures of these taps that are within the platform's limits but not within those of every source.
  ///
  /// The movement is measured in a straight line, because only one source measures it along the axes.
  ///
  /// - Parameters:
  ///   - isOver: whether the taps are complete. If not, the movement before the latest move and the present duration are
  ///     checked.
  ///   - isMoveFirst: whether the latest move is checked too, because it precedes what ends the taps.
  @MainActor
  func noteDisputes(isOver: Bool, isMoveFirst: Bool = false, of recognizer: UIGestureRecognizer, touch: UITouch?) {
    let movement = isOver || isMoveFirst ? longestMovement : earlierMovement
    let hold = isOver || fingers.isEmpty ? longestHold : max(longestHold, VirtualClock.running.now - start)
    DisputedLimit.tapMovement.note(Double(movement), isWithin: true, by: recognizer, touch: touch)
    DisputedLimit.tapDuration.note(Self.seconds(hold), isWithin: true, by: recognizer, touch: touch)
    DisputedLimit.multiTapInterval.note(Self.seconds(longestGap), isWithin: true, by: recognizer, touch: touch)
  }

  /// Reports the measures of the taps before the latest one, and of the gaps, that not every source's limits allow.
  @MainActor
  func noteDisputesOfEarlierTaps(of recognizer: UIGestureRecognizer, touch: UITouch?) {
    guard count > 0 else { return }
    DisputedLimit.tapMovement.note(Double(movementOfEarlierTaps), isWithin: true, by: recognizer, touch: touch)
    DisputedLimit.tapDuration.note(Self.seconds(holdOfEarlierTaps), isWithin: true, by: recognizer, touch: touch)
    DisputedLimit.multiTapInterval.note(Self.seconds(longestGap), isWithin: true, by: recognizer, touch: touch)
  }

  /// Reports the measures of these taps that exceed the platform's limits but not those of every source.
  @MainActor
  func noteExceededLimits(of recognizer: UIGestureRecognizer, touch: UITouch?) {
    let platform = PlatformBehavior.current
    let hold = fingers.isEmpty ? longestHold : max(longestHold, VirtualClock.running.now - start)
    let gap = isBetweenTaps ? max(longestGap, VirtualClock.running.now - latestEnd) : longestGap
    for (limit, measure, number) in [
      (DisputedLimit.tapMovement, Double(longestMovement), Double(platform.tapMaximumMovement)),
      (.tapDuration, Self.seconds(hold), platform.tapMaximumDuration),
      (.multiTapInterval, Self.seconds(gap), platform.multiTapInterval),
    ] where measure >= number {
      limit.note(measure, isWithin: false, by: recognizer, touch: touch)
    }
  }

  /// Whether the taps are over or exceed a limit of every source.
  @MainActor var exceedsEveryReading: Bool {
    let now = VirtualClock.running.now
    let hold = fingers.isEmpty ? longestHold : max(longestHold, now - start)
    let gap = isBetweenTaps ? max(longestGap, now - latestEnd) : longestGap
    return DisputedLimit.tapMovement.isExceededByAllReadings(Double(movementPerAxis))
      || DisputedLimit.tapDuration.isExceededByAllReadings(Self.seconds(hold))
      || DisputedLimit.multiTapInterval.isExceededByAllReadings(Self.seconds(gap))
  }

  static func seconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) / 1_000_000_000 }
}
