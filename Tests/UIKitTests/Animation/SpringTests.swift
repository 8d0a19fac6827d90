import Foundation
import SeededRandom
import TestSupport
import Testing
import UIKit

@Suite("A spring follows the equation of motion")
struct SpringTests {
  /// Integrates the equation of motion in small steps (Runge-Kutta), independently of the closed-form solutions.
  private func integrate(_ spring: Spring, from start: Spring.Motion, for time: Double) -> Spring.Motion {
    let steps = 4_000
    let h = time / Double(steps)
    func force(_ x: Double, _ v: Double) -> Double { -(spring.stiffness * x + spring.damping * v) / spring.mass }
    var x = start.displacement
    var v = start.velocity
    for _ in 0..<steps {
      let (x1, v1) = (v, force(x, v))
      let (x2, v2) = (v + h / 2 * v1, force(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, force(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, force(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return Spring.Motion(displacement: x, velocity: v)
  }

  @Test(
    "under-, critically and over-damped, and close to critical",
    arguments: [0, 0.1, 0.5, 0.9, 0.999_999, 1, 1.000_001, 1.1, 2, 8], [0.05, 0.2, 0.7, 2])
  func motion(ratio: Double, time: Double) {
    let spring = Spring(mass: 2, stiffness: 150, dampingRatio: ratio)
    for start in [
      Spring.Motion(displacement: 1), .init(displacement: 0, velocity: 10), .init(displacement: -3, velocity: 40),
    ] {
      let motion = spring.motion(from: start, after: time)
      let expected = integrate(spring, from: start, for: time)
      #expect(abs(motion.displacement - expected.displacement) < 1e-7)
      #expect(abs(motion.velocity - expected.velocity) < 1e-5)
    }
  }

  @Test("after a long time it is at rest with finite values")
  func longAfter() {
    for ratio in [0.2, 1, 30] {
      let motion = Spring(stiffness: 400, dampingRatio: ratio)
        .motion(from: .init(displacement: 500, velocity: -8_000), after: 1_000)
      #expect(abs(motion.displacement) < 1e-6)
      #expect(abs(motion.velocity) < 1e-6)
    }
  }

  /// Source of the numbers: ScrollMechanics.
  @Test("the bounce of a scroll view", arguments: [(0.0, 52.02), (0.1, 38.27), (0.2, 21.12), (0.5, 2.10)])
  func bounce(time: Double, expected: Double) {
    let spring = Spring(stiffness: 100, dampingRatio: 1)
    #expect(abs(spring.motion(from: .init(displacement: 52.02), after: time).displacement - expected) < 0.01)
  }

  /// Source: Apple's page of CASpringAnimation.settlingDuration (2.85, "just over 1"). Observed on devices: 1.4727 for
  /// a default CASpringAnimation; 0.5058 for UIKit's own spring of mass 3, stiffness 1000 and damping 500, taken as
  /// critical.
  @Test(
    "the settling duration is Core Animation's",
    arguments: [
      (1.0, 100.0, 5.0, 2.85, 0.01), (1, 100, 15, 1.02, 0.01), (1, 100, 10, 1.4727, 0.000_05),
      (3, 1_000, 500, 0.5058, 0.000_2),
    ])
  func settlingDuration(mass: Double, stiffness: Double, damping: Double, expected: Double, tolerance: Double) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping).atMostCriticallyDamped
    #expect(abs(spring.settlingDuration(from: .init(displacement: 1), threshold: 0.001) - expected) < tolerance)
  }

  @Test("after the settling duration it stays within the threshold, and before it does not", arguments: 0..<200)
  func settles(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let spring = Spring(
      mass: .random(in: 0.1...4, using: &random), stiffness: .random(in: 1...900, using: &random),
      dampingRatio: .random(in: 0.05...3, using: &random))
    let start = Spring.Motion(
      displacement: .random(in: -2...2, using: &random), velocity: .random(in: -60...60, using: &random))
    let threshold = 0.01
    let duration = spring.settlingDuration(from: start, threshold: threshold)
    var largest = 0.0
    for step in 0..<2_000 {
      let time = duration * (1 + Double(step) / 500)
      #expect(abs(spring.motion(from: start, after: time).displacement) <= threshold * 1.000_001)
    }
    // With a velocity towards rest the spring may come to rest long before the bound, because the bound adds terms that
    // cancel each other.
    guard start.displacement * start.velocity >= 0 else { return }
    let before = duration * 0.4
    for step in 0...2_000 {
      let time = before + (duration - before) * Double(step) / 2_000
      largest = max(largest, abs(spring.motion(from: start, after: time).displacement))
    }
    #expect(largest > threshold / 3)
  }

  @Test("a spring at rest has settled, and one without damping never settles")
  func ends() {
    let spring = Spring(stiffness: 100, dampingRatio: 0.5)
    #expect(spring.settlingDuration(from: .init(displacement: 0), threshold: 1) == 0)
    #expect(spring.settlingDuration(from: .init(displacement: 0.5), threshold: 1) == 0)
    #expect(
      Spring(stiffness: 100, damping: 0).settlingDuration(from: .init(displacement: 1), threshold: 0.1) == .infinity)
  }

  @Test(
    "a spring made for a duration has the stiffness that UIKit gives it",
    arguments: [
      // damping ratio, duration, velocity, stiffness, by Vercantez/openuikit
      (0.35, 1, 0, 286.40942819), (0.6, 0.8, 0, 190.2142754), (0.1, 1, 0, 2125.390128), (0.2, 1, 0, 707.2217886),
      (0.5, 1, 0, 161.7195025), (0.8, 1, 0, 80.897372), (0.9, 1, 0, 71.9247292), (0.99, 1, 0, 80.0251824),
      (0.5, 0.3, 0, 1796.883361), (0.5, 0.5, 0, 646.87801), (0.5, 2, 0, 40.4298756), (1, 1, 0, 85.255929),
      (1, 1, 1, 83.138036), (0.5, 1, 0.25, 159.672338), (0.5, 1, 1, 152.868414), (0.5, 1, 1.5, 147.61602),
      (0.5, 1, -2, 175.422412),
    ] as [(Double, Double, Double, Double)])
  func forDuration(ratio: Double, duration: Double, velocity: Double, stiffness: Double) {
    let spring = Spring(dampingRatio: ratio, settlingIn: duration, velocity: -velocity, threshold: 0.001)
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-4)
    #expect(spring.mass == 1 && abs(spring.dampingRatio - ratio) < 1e-9)
  }

  @Test(
    "a spring is made for any ratio, velocity and duration", arguments: [0, 0.3, 0.999_9, 1, 1.5], [-30.0, -2, 0, 5])
  func forAnyDuration(ratio: Double, velocity: Double) {
    for duration in [0.2, 0.5, 3] {
      let spring = Spring(dampingRatio: ratio, settlingIn: duration, velocity: velocity, threshold: 0.001)
      let left = spring.motion(from: .init(displacement: 1, velocity: velocity), after: duration)
      #expect(spring.stiffness.isFinite && abs(left.displacement) < (ratio == 0 ? 1 : 0.02))
    }
  }

  @Test("an animation says when its spring has settled, as Core Animation does")
  @MainActor
  func settlingDuration() {
    let animation = CASpringAnimation()
    #expect(abs(animation.settlingDuration - 1.472_700_334_678_092_7) < 1e-9)
    (animation.stiffness, animation.damping) = (300, 20)
    #expect(abs(animation.settlingDuration - 0.744_255_527_572_170_7) < 1e-9)
    (animation.mass, animation.stiffness, animation.damping) = (2, 100, 5)
    #expect(abs(animation.settlingDuration - 5.658_348_137_358_159) < 1e-9)
  }
}
