import Foundation
import OverlayContainer
import TestSupport
import Testing

extension PlannedNotches: OverlayContainerSheetDismissalPolicyContext {}

@Suite("A sheet is dismissed by a flick down, or by an overlay below a height")
@MainActor
struct DismissalPolicyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let what: String
    var velocity = ThresholdOverlayContainerSheetDismissalPolicy.Velocity.value(2_400)
    var position = ThresholdOverlayContainerSheetDismissalPolicy.Position.notch(index: 0)
    var isDragging = false
    let target: CGFloat
    let speed: CGFloat
    let dismisses: Bool

    var testDescription: String { "3.b.8 \(what): to \(target) at \(speed) → \(dismisses)" }
  }

  /// The heights are those of the original's example, an activity sheet with a height of 800.
  nonisolated static let rows = [
    Row(what: "by itself, at the lowest notch", target: 100, speed: 0, dismisses: false),
    Row(what: "by itself, a flick", target: 100, speed: 2_401, dismisses: true),
    Row(what: "2400 is not above 2400", target: 100, speed: 2_400, dismisses: false),
    Row(what: "a flick up", target: 600, speed: -5_000, dismisses: false),
    Row(what: "a flick that leads up all the same", target: 600, speed: 2_401, dismisses: true),
    Row(what: "below the lowest notch, which no notch is", target: 99, speed: 0, dismisses: true),
    Row(what: "under a finger", isDragging: true, target: 10, speed: 9_000, dismisses: false),
    Row(what: "the example: below medium", position: .notch(index: 1), target: 100, speed: 0, dismisses: true),
    Row(what: "the example: at medium", position: .notch(index: 1), target: 300, speed: 0, dismisses: false),
    Row(
      what: "the example: below medium, under a finger", position: .notch(index: 1), isDragging: true, target: 100,
      speed: 0, dismisses: false),
    Row(what: "below points", position: .translationHeight(250), target: 249.5, speed: 0, dismisses: true),
    Row(what: "at the points", position: .translationHeight(250), target: 250, speed: 0, dismisses: false),
    Row(what: "no height", position: .none, target: 10, speed: 0, dismisses: false),
    Row(what: "no height, a flick", position: .none, target: 10, speed: 2_401, dismisses: true),
    Row(what: "no speed", velocity: .none, target: 100, speed: 9_000, dismisses: false),
    Row(what: "another speed", velocity: .value(1_200), target: 100, speed: 1_201, dismisses: true),
    Row(what: "nothing at all", velocity: .none, position: .none, target: 0, speed: 9_000, dismisses: false),
    Row(what: "a notch that is not there is 0 high", position: .notch(index: 7), target: 0, speed: 0, dismisses: false),
  ]

  @Test("by position and velocity", arguments: rows)
  func dismisses(row: Row) {
    let policy = ThresholdOverlayContainerSheetDismissalPolicy(
      dismissingVelocity: row.velocity, dismissingPosition: row.position)
    var context = PlannedNotches([100, 300, 600], height: 400, speed: row.speed, target: row.target)
    context.isDragging = row.isDragging
    #expect(policy.shouldDismiss(using: context) == row.dismisses)
  }

  @Test("the defaults: 2400 points per second, and the lowest notch")
  func defaults() {
    let policy = ThresholdOverlayContainerSheetDismissalPolicy()
    #expect(policy.dismissingVelocity == .value(2_400) && policy.dismissingPosition == .notch(index: 0))
  }
}
