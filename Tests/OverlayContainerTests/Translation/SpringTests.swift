import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

@Suite("The spring moves an overlay to its notch, stiff for a slow touch and looser for a fast one")
@MainActor
struct SpringTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let speed: CGFloat
    let share: CGFloat
    /// The damping ratio where that of the fastest touch is 0.7, and where it is 0.9.
    let flexible: CGFloat
    let rigid: CGFloat

    var testDescription: String { "3.b.6 |v| \(speed): n \(share), ζ \(flexible)" }
  }

  nonisolated static let rows = [
    Row(speed: 0, share: 0, flexible: 1, rigid: 1),
    Row(speed: 150, share: 0, flexible: 1, rigid: 1),
    Row(speed: 400, share: 0.087719, flexible: 0.973684, rigid: 0.991228),
    Row(speed: 1_000, share: 0.298246, flexible: 0.910526, rigid: 0.970175),
    Row(speed: 1_575, share: 0.5, flexible: 0.85, rigid: 0.95),
    Row(speed: 2_400, share: 0.789474, flexible: 0.763158, rigid: 0.921053),
    Row(speed: 3_000, share: 1, flexible: 0.7, rigid: 0.9),
    Row(speed: 9_000, share: 1, flexible: 0.7, rigid: 0.9),
  ]

  @Test("by the touch's velocity and the style", arguments: rows)
  func damping(row: Row) {
    for speed in [row.speed, -row.speed] {
      let bare = SpringOverlayTranslationAnimationController()
      #expect(abs(bare.share(ofSpeed: speed) - row.share) < 1e-6)
      #expect(abs(bare.dampingRatio(forSpeed: speed) - row.flexible) < 1e-6)
      for (style, ratio) in [
        (OverlayStyle.flexibleHeight, row.flexible), (.rigid, row.rigid), (.expandableHeight, row.rigid),
      ] {
        let controller = SpringOverlayTranslationAnimationController(style: style)
        #expect(abs(controller.dampingRatio(forSpeed: speed) - ratio) < 1e-6, "\(style)")
        #expect(abs(controller.dampingCoefficient(forSpeed: speed) - ratio * 41.887902) < 1e-4, "\(style)")
      }
      #expect(SpringOverlayTranslationAnimationController(version: .v1_0_0).dampingRatio(forSpeed: speed) == 0.7)
    }
  }

  @Test("its stiffness and its damping coefficients")
  func constants() {
    let flexible = SpringOverlayTranslationAnimationController(style: .flexibleHeight)
    #expect(abs(flexible.stiffness - 438.64908) < 1e-5)
    #expect(abs(flexible.stiffness.squareRoot() - 20.944) < 1e-4)
    #expect(abs(flexible.dampingCoefficient(forSpeed: 0) - 41.8879) < 1e-4)
    #expect(abs(flexible.dampingCoefficient(forSpeed: 3_000) - 29.3215) < 1e-4)
    let rigid = SpringOverlayTranslationAnimationController(style: .rigid)
    #expect(abs(rigid.dampingCoefficient(forSpeed: 3_000) - 37.6991) < 1e-4)
    #expect(flexible.mass == 1 && flexible.response == 0.3)
  }

  /// The distance from rest of a damped oscillator that was released one unit from rest.
  private func distance(ratio: Double, towards velocity: Double = 0, after time: Double) -> Double {
    let frequency = 2 * Double.pi / 0.3
    let fade = exp(-ratio * frequency * time)
    guard ratio < 1 else { return fade * (1 + (frequency - velocity) * time) }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    return fade * (cos(swing * time) + (ratio * frequency - velocity) / swing * sin(swing * time))
  }

  struct Run: Sendable, CustomTestStringConvertible {
    var version = OverlayContainerVersion.v3_5_3
    var style: OverlayStyle?
    let speed: CGFloat
    let ratio: Double
    /// The initial velocity in distances per second.
    var start = 0.0

    var testDescription: String { "3.b.6 \(version.rawValue) \(style?.rawValue ?? "bare") at \(speed)" }
  }

  nonisolated static let runs = [
    Run(speed: 0, ratio: 1), Run(speed: -1_000, ratio: 1 - 0.3 * 850 / 2_850),
    Run(style: .flexibleHeight, speed: -3_000, ratio: 0.7), Run(style: .rigid, speed: -1_575, ratio: 0.95),
    Run(style: .expandableHeight, speed: 2_400, ratio: 1 - 0.1 * 2_250 / 2_850),
    Run(version: .v1_0_0, speed: 0, ratio: 0.7), Run(version: .v1_0_0, speed: -500, ratio: 0.7, start: 0.5),
    // Towards the notch, even if the touch moved in the other direction.
    Run(version: .v1_0_0, speed: 2_000, ratio: 0.7, start: 2),
  ]

  @Test("a view that it animates has the position of a damped oscillator", arguments: runs)
  func moves(run: Run) throws {
    Engine.restart()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.isHidden = false
    let overlay = UIView(frame: CGRect(x: 0, y: 450, width: 400, height: 350))
    window.addSubview(overlay)
    let controller =
      run.style.map { SpringOverlayTranslationAnimationController(style: $0) }
      ?? SpringOverlayTranslationAnimationController(version: run.version)
    let animator = controller.interruptibleAnimator(
      using: PlannedNotches([200, 400, 600], height: 350, speed: run.speed, notch: 2))
    animator.addAnimations { overlay.frame = CGRect(x: 0, y: 200, width: 400, height: 600) }
    var end: (UIViewAnimatingPosition, Int64)?
    animator.addCompletion { end = ($0, VirtualClock.current.now) }
    animator.startAnimation()
    #expect(overlay.frame.height == 600, "what is set is the notch at once")
    for milliseconds in [0, 16, 50, 100, 150, 200, 250, 300] as [Int64] {
      VirtualClock.current.advance(to: milliseconds * 1_000_000)
      let left = distance(ratio: run.ratio, towards: run.start, after: Double(milliseconds) / 1_000)
      let shown = try #require(overlay.layer.presentation()?.frame)
      #expect(abs(shown.minY - (200 + 250 * left)) < 1e-6, "y after \(milliseconds) ms")
      #expect(end == nil)
    }
    VirtualClock.current.advance(to: 3_000_000_000)
    let (position, moment) = try #require(end)
    #expect(position == .end && overlay.layer.presentation()?.frame == overlay.frame)
    // From its end on, the spring stays within a thousandth of the distance from rest.
    for later in stride(from: Double(moment) / 1e9, through: 3, by: 0.01) {
      #expect(abs(distance(ratio: run.ratio, towards: run.start, after: later)) <= 0.001)
    }
    #expect(moment > 300_000_000 && moment < 900_000_000, "\(moment)")
  }

  @Test("it overshoots with little damping, and does not with much")
  func overshoot() {
    let critical = stride(from: 0.0, through: 1, by: 0.005).map { distance(ratio: 1, after: $0) }
    #expect(critical.allSatisfy { $0 > 0 })
    let lowest = stride(from: 0.0, through: 1, by: 0.0005).map { distance(ratio: 0.7, after: $0) }.min()!
    // The first overshoot of an oscillator of that ratio: e to the −πζ/√(1−ζ²).
    #expect(abs(lowest + exp(-Double.pi * 0.7 / (1 - 0.49).squareRoot())) < 1e-5)
  }

  @Test(
    "in 1.0.0 its initial velocity is a thousandth of the touch's, and its duration is the distance divided by the velocity",
    arguments: [
      (-300.0, 250.0, 0.5), (-1_000, 250, 0.25), (5_000, 250, 0.1), (0, 250, 0.5), (-2_000, 0, 0.1),
    ])
  func firstRelease(speed: CGFloat, way: CGFloat, duration: TimeInterval) {
    let controller = SpringOverlayTranslationAnimationController(version: .v1_0_0)
    var context = PlannedNotches([200, 400, 600], height: 600 - way, speed: speed, notch: 2)
    context.velocity.x = -120
    #expect(controller.nominalDuration(using: context) == duration)
    let velocity = controller.initialVelocity(for: context.velocity)
    #expect(velocity == CGVector(dx: 0.12, dy: abs(speed) / 1_000))
    let latest = SpringOverlayTranslationAnimationController()
    #expect(latest.nominalDuration(using: context) == 0 && latest.initialVelocity(for: context.velocity) == .zero)
  }

  @Test("in 1.0.0 without a distance or a velocity the nominal duration is NaN, and the spring still runs")
  func noNumber() {
    Engine.restart()
    let controller = SpringOverlayTranslationAnimationController(version: .v1_0_0)
    let context = PlannedNotches([200], height: 200)
    #expect(controller.nominalDuration(using: context).isNaN)
    var hasEnded = false
    let animator = controller.interruptibleAnimator(using: context)
    animator.addAnimations {}
    animator.addCompletion { _ in hasEnded = true }
    animator.startAnimation()
    VirtualClock.current.advance(to: 2_000_000_000)
    #expect(hasEnded)
  }

  @Test("custom values apply: a damping of 0.2, as in the README, and another response")
  func readme() {
    let controller = SpringOverlayTranslationAnimationController()
    controller.damping = 0.2
    #expect(abs(controller.dampingRatio(forSpeed: 1_575) - 0.6) < 1e-12)
    controller.response = 0.6
    #expect(abs(controller.stiffness - 438.64908 / 4) < 1e-5)
    #expect(abs(controller.dampingCoefficient(forSpeed: 0) - 41.8879 / 2) < 1e-4)
  }
}
