/// Measures durations.
enum Stopwatch {
  /// The shortest of several rounds, in seconds.
  static func best(of rounds: Int, _ work: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<max(rounds, 1) { best = min(best, try time(work)) }
    return best
  }

  /// The duration of the work, in seconds.
  static func time(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let elapsed = try clock.measure(work).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
  }
}
