/// Maps an animation's relative time to its progress.
enum AnimationTiming: Hashable {
  case linear
  case cubic(CubicCurve)
  /// A spring released one unit from rest with a velocity, followed for a duration in seconds.
  ///
  /// The velocities are in units per second towards rest, one along x and one along y.
  case spring(Spring, velocityX: Double, velocityY: Double, duration: Double)

  /// The progress at a relative time from 0 to 1: 0 at the start, 1 at the end. A spring exceeds 1 in between.
  func progress(at fraction: Double) -> Double {
    switch self {
    case .linear: min(max(fraction, 0), 1)
    case .cubic(let curve): curve.progress(at: fraction)
    case .spring(let spring, let velocity, _, let duration):
      Self.progress(of: spring, velocity: velocity, duration: duration, at: fraction)
    }
  }

  /// The progress along y; a spring's initial velocity can differ from that along x.
  func verticalProgress(at fraction: Double) -> Double {
    guard case .spring(let spring, _, let velocity, let duration) = self else { return progress(at: fraction) }
    return Self.progress(of: spring, velocity: velocity, duration: duration, at: fraction)
  }

  /// The first relative time at which the progress is `progress`.
  func fraction(atProgress progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1, !isSpring { return 1 }
    if self == .linear { return progress }
    var low = 0.0
    var high = firstPeak
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private var isSpring: Bool {
    if case .spring = self { true } else { false }
  }

  /// The relative time up to which the progress increases, approximately: an oscillating spring reverses after half a
  /// period.
  private var firstPeak: Double {
    guard case .spring(let spring, _, _, let duration) = self, spring.dampingRatio < 1, duration > 0 else { return 1 }
    let swing = (1 - spring.dampingRatio * spring.dampingRatio).squareRoot() * spring.naturalFrequency
    return min(Double.pi / swing / duration, 1)
  }

  private static func progress(of spring: Spring, velocity: Double, duration: Double, at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    let start = Spring.Motion(displacement: 1, velocity: -velocity)
    return 1 - spring.motion(from: start, after: fraction * duration).displacement
  }
}
