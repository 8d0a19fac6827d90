import Foundation
import OverlayContainer
import SeededRandom
import TestSupport
import Testing

@Suite("The policy chooses the nearest notch, or the next one in the direction of a fast touch")
@MainActor
struct TargetNotchPolicyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let what: String
    var heights: [CGFloat] = [200, 400, 600]
    var disabled: Set<Int> = []
    let height: CGFloat
    let speed: CGFloat
    let notch: Int

    var testDescription: String { "3.b.5 \(what): \(height) at \(speed) → \(notch)" }
  }

  nonisolated static let rows = [
    Row(what: "rest", height: 290, speed: 0, notch: 0),
    Row(what: "rest", height: 310, speed: 0, notch: 1),
    Row(what: "rest beyond the top", height: 620.08, speed: 0, notch: 2),
    Row(what: "tie goes to the lower notch", height: 300, speed: 0, notch: 0),
    Row(what: "tie goes to the lower notch", height: 500, speed: 0, notch: 1),
    Row(what: "OC-11 slow: predicted 380", height: 350, speed: -300, notch: 1),
    Row(what: "OC-22 slow: predicted 290", height: 260, speed: -300, notch: 0),
    Row(what: "OC-24 slow: predicted 500, a tie", height: 520, speed: 200, notch: 1),
    Row(what: "400 is not above 400: predicted 250", height: 210, speed: -400, notch: 0),
    Row(what: "above 400: on, up", height: 210, speed: -400.01, notch: 1),
    Row(what: "400 down is not above 400: predicted 350", height: 390, speed: 400, notch: 1),
    Row(what: "above 400: on, down", height: 390, speed: 400.01, notch: 0),
    Row(what: "a fast finger skips a notch", height: 210, speed: -3_000, notch: 2),
    Row(what: "predicted tie, fast: of 200 and 400 the upper", height: 250, speed: -500, notch: 1),
    Row(what: "OC-17 one is disabled", disabled: [0], height: 372.34, speed: 0, notch: 1),
    Row(what: "OC-19 one is disabled", disabled: [0], height: 260, speed: 0, notch: 1),
    Row(what: "the middle one is disabled", disabled: [1], height: 390, speed: 0, notch: 0),
    Row(what: "the middle one is disabled, fast", disabled: [1], height: 210, speed: -500, notch: 2),
    Row(what: "one is left: fast or not", disabled: [0, 2], height: 210, speed: 900, notch: 1),
    Row(what: "none is left", disabled: [0, 1, 2], height: 380, speed: -900, notch: 0),
    Row(what: "no notch at all", heights: [], height: 380, speed: -900, notch: 0),
    Row(
      what: "the two nearest lie both below: up goes down", heights: [100, 200, 1_000], height: 300, speed: -500,
      notch: 1),
    Row(
      what: "the two nearest lie both above: down goes up", heights: [0, 600, 700], height: 550, speed: 500, notch: 1),
  ]

  @Test("by height and velocity", arguments: rows)
  func target(row: Row) {
    let context = PlannedNotches(row.heights, disabled: row.disabled, height: row.height, speed: row.speed)
    #expect(RushingForwardTargetNotchPolicy().targetNotchIndex(using: context) == row.notch)
  }

  @Test("1.0.0 does the same, without disabled notches", arguments: rows)
  func firstRelease(row: Row) {
    let policy = RushingForwardTargetNotchPolicy(version: .v1_0_0)
    let context = PlannedNotches(row.heights, disabled: row.disabled, height: row.height, speed: row.speed)
    let allEnabled = PlannedNotches(row.heights, height: row.height, speed: row.speed)
    #expect(
      policy.targetNotchIndex(using: context) == RushingForwardTargetNotchPolicy().targetNotchIndex(using: allEnabled))
    if row.disabled.isEmpty { #expect(policy.targetNotchIndex(using: context) == row.notch) }
  }

  @Test("with a minimum velocity of 0, as in the README, any movement chooses the next notch")
  func readme() {
    let policy = RushingForwardTargetNotchPolicy()
    policy.minimumVelocity = 0
    #expect(policy.targetNotchIndex(using: PlannedNotches([200, 400, 600], height: 210, speed: -1)) == 1)
    #expect(policy.targetNotchIndex(using: PlannedNotches([200, 400, 600], height: 390, speed: 1)) == 0)
    #expect(policy.targetNotchIndex(using: PlannedNotches([200, 400, 600], height: 390, speed: 0)) == 1)
  }

  @Test("a longer projection reaches further")
  func duration() {
    let policy = RushingForwardTargetNotchPolicy()
    let context = PlannedNotches([200, 400, 600], height: 210, speed: -300)
    #expect(policy.targetNotchIndex(using: context) == 0)
    policy.minimumDuration = 1
    #expect(policy.targetNotchIndex(using: context) == 2)
  }

  /// The same rule in its slow form: every pair of notches is compared.
  private func oracle(_ context: PlannedNotches, reachable: [Int]) -> Int {
    let predicted = context.overlayTranslationHeight - 0.1 * context.velocity.y
    func isNearer(_ one: Int, _ other: Int) -> Bool {
      let (a, b) = (abs(context.heights[one] - predicted), abs(context.heights[other] - predicted))
      return a != b
        ? a < b
        : context.heights[one] != context.heights[other]
          ? context.heights[one] < context.heights[other] : one < other
    }
    let places = reachable.map { one in (one, reachable.count { isNearer($0, one) }) }
    let inOrder = (0..<reachable.count).map { place in places.first { $0.1 == place }!.0 }
    guard let nearest = inOrder.first else { return 0 }
    if inOrder.count == 1 || abs(context.velocity.y) <= 400 { return nearest }
    return context.velocity.y < 0 ? max(nearest, inOrder[1]) : min(nearest, inOrder[1])
  }

  @Test("for any notches, the target is enabled, and equals that of comparing all", arguments: 0..<40)
  func properties(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<50 {
      // On a coarse grid, so that ties and equal heights occur.
      let heights = (0..<(1 + random.below(6))).map { _ in CGFloat(random.below(20) * 50) }.sorted()
      let disabled = Set(heights.indices.filter { _ in random.once(in: 3) })
      let context = PlannedNotches(
        heights, disabled: disabled, height: CGFloat(random.below(44) * 25), speed: CGFloat(random.below(41) - 20) * 100
      )
      let index = RushingForwardTargetNotchPolicy().targetNotchIndex(using: context)
      let reachable = context.reachableIndexes
      #expect(reachable.isEmpty ? index == 0 : reachable.contains(index), "seed \(seed): \(heights) \(disabled)")
      #expect(index == oracle(context, reachable: reachable), "seed \(seed): \(context)")
      let first = RushingForwardTargetNotchPolicy(version: .v1_0_0).targetNotchIndex(using: context)
      #expect(first == oracle(context, reachable: Array(heights.indices)), "seed \(seed): \(context)")
    }
  }
}
