/// A monotonic clock for the times of commits; see ``RecordingWriter/commitIfDue(nowNanoseconds:)``.
public enum MonotonicClock {
  private static let start = ContinuousClock.now

  /// Nanoseconds since the first reading of the clock.
  public static var nanoseconds: UInt64 {
    let elapsed = start.duration(to: .now).components
    return UInt64(elapsed.seconds) * 1_000_000_000 + UInt64(elapsed.attoseconds / 1_000_000_000)
  }
}
