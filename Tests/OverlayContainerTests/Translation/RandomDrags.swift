import Foundation
import OverlayContainer
import SeededRandom
import TestSupport
import Testing
import UIKit

@Suite("In random drags the container moves its overlay like the reference overlay")
@MainActor
struct RandomDrags {
  private func hundredth(_ range: ClosedRange<Int>, _ random: inout SplitMix) -> Double {
    Double(range.lowerBound * 100 + random.below((range.upperBound - range.lowerBound) * 100 + 1)) / 100
  }

  /// Ascending heights; one in three is not a multiple of a hundredth, so that a rubber band cannot rest at it.
  private func heights(_ random: inout SplitMix) -> [Double] {
    (0..<(1 + random.below(5))).map { _ in
      let height = hundredth(60...640, &random)
      return random.once(in: 3) ? (height / 3).rounded() * 3 + 1.0 / 3 : height
    }
    .sorted()
  }

  @Test("heights, notches and resting positions", arguments: 0..<120, OverlayContainerVersion.allCases)
  func drags(seed: UInt64, version: OverlayContainerVersion) {
    var random = SplitMix(seed: seed)
    withEngine(screen: .plain) {
      let heights = heights(&random)
      let enabled = version == .v1_0_0 ? Array(heights.indices) : heights.indices.filter { _ in !random.once(in: 4) }
      let notch = random.below(heights.count)
      let stage = OverlayStage(version: version, heights: heights.map { CGFloat($0) })
      stage.put(at: notch)
      stage.enabled = Set(enabled)
      var plain = PlainOverlay(heights: heights, enabled: enabled, version: version, notch: notch)
      for drag in 0..<(1 + random.below(4)) {
        let top = 800 - Double(stage.container.translationHeight) + 20
        let ways = (0..<(1 + random.below(4))).map { _ in hundredth(6...794, &random) - top }
        let velocity = random.once(in: 3) ? 0 : hundredth(20...3_500, &random)
        let reported = self.drag(stage, from: top, ways, speed: velocity)
        let expected = plain.drag(ways, velocity: reported.velocity)
        let note = "seed \(seed) \(version.rawValue), drag \(drag): \(heights) \(enabled) \(ways) \(reported.velocity)"
        #expect(reported.heights.count == expected.count)
        for (one, other) in zip(reported.heights, expected) { #expect(abs(one - other) < 0.0101, "\(note)") }
        #expect(stage.container.currentNotchIndex == plain.notch, "\(note)")
        #expect(abs(Double(stage.container.translationHeight) - plain.height) < 0.0101, "\(note)")
      }
    }
  }

  /// Drags by the header; the last move has a velocity, or the touch rests after it.
  private func drag(
    _ stage: OverlayStage, from top: Double, _ ways: [Double], speed: Double
  ) -> (heights: [Double], velocity: Double) {
    var heights: [Double] = []
    var velocity = 0.0
    stage.finger.down(200, CGFloat(top + (ways[0] > 0 ? -10 : 10)))
    for (index, way) in ways.enumerated() {
      let step = top + way - Double(stage.finger.place.y)
      if index == ways.count - 1, speed != 0, step != 0 {
        velocity = step < 0 ? -speed : speed
        stage.finger.move(by: CGFloat(step), velocity: CGFloat(velocity))
      } else {
        stage.finger.move(y: CGFloat(top + way))
      }
      heights.append(Double(stage.container.translationHeight))
    }
    if velocity == 0 { stage.finger.rest() }
    stage.finger.up()
    pass(2)
    return (heights, velocity)
  }
}
