import Foundation
import OverlayContainer
import SeededRandom
import TestSupport
import Testing

@Suite("The rubber band equals the touch's translation between its limits and is less beyond them")
@MainActor
struct RubberBandTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var minimum: CGFloat = 200
    var maximum: CGFloat = 600
    var factor: CGFloat = 0.5
    var bouncesAtMinimum = true
    var bouncesAtMaximum = true
    let finger: CGFloat
    let height: CGFloat

    static func finger(_ finger: CGFloat, is height: CGFloat) -> Row { Row(finger: finger, height: height) }
    func with(_ change: (inout Row) -> Void) -> Row {
      var row = self
      change(&row)
      return row
    }

    var testDescription: String {
      "3.b.4 \(minimum)…\(maximum) ×\(factor)\(bouncesAtMinimum ? "" : " hard bottom")\(bouncesAtMaximum ? "" : " hard top")"
        + " \(finger) → \(height)"
    }
  }

  nonisolated static let rows: [Row] =
    [
      (0, 169.90), (100, 182.39), (150, 190.31), (199, 199.78), (200, 200), (200.5, 200.5), (400, 400),
      (599.99, 599.99),
      (600, 600), (601, 600.22), (620, 604.27), (650, 610.43), (700, 620.08), (800, 637.48), (1_000, 666.55),
      (1_200, 690.31), (2_000, 756.86), (6_000, 900),
    ].map { .finger($0, is: $1) }
    + [(700, 628.12), (1_000, 693.18), (100, 175.35), (300, 300)].map { finger, height in
      .finger(finger, is: height).with { $0.factor = 0.7 }
    }
    + [(0, 200), (150, 200), (200, 200), (250, 250), (700, 620.08)].map { finger, height in
      .finger(finger, is: height).with { $0.bouncesAtMinimum = false }
    }
    + [(700, 600), (600, 600), (100, 182.39)].map { finger, height in
      .finger(finger, is: height).with { $0.bouncesAtMaximum = false }
    }
    + [(-500, 0), (-1, 0), (0, 0), (1, 1)].map { finger, height in
      .finger(finger, is: height).with { $0.minimum = 0 }
    }
    + [(200, 281.26), (300, 300), (301, 300.22)].map { finger, height in
      .finger(finger, is: height).with { ($0.minimum, $0.maximum) = (300, 300) }
    }
    // With a greatest height of 0 there is nothing to follow.
    + [(0, 0), (50, 0)].map { finger, height in
      .finger(finger, is: height).with { ($0.minimum, $0.maximum) = (0, 0) }
    }

  private func function(_ row: Row, _ version: OverlayContainerVersion) -> CGFloat {
    let function = RubberBandOverlayTranslationFunction(version: version)
    function.factor = row.factor
    function.bouncesAtMinimumHeight = row.bouncesAtMinimum
    function.bouncesAtMaximumHeight = row.bouncesAtMaximum
    return function.overlayTranslationHeight(
      using: PlannedReach(minimumHeight: row.minimum, maximumHeight: row.maximum, translation: row.finger))
  }

  @Test("rounded to 0.01 points", arguments: rows)
  func follows(row: Row) {
    let height = function(row, .v3_5_3)
    #expect(abs(height - row.height) < 1e-9, "\(height)")
  }

  @Test("in 1.0.0 the same without the rounding", arguments: rows.filter { $0.minimum > 0 })
  func followsUnrounded(row: Row) {
    let height = function(row, .v1_0_0)
    #expect(abs(height - row.height) < 0.005 + 1e-9, "\(height)")
  }

  @Test("in 1.0.0 nothing is rounded, and beyond a limit of zero the result is NaN")
  func firstRelease() {
    #expect(abs(function(.finger(700, is: 0), .v1_0_0) - 600 * (1 + 0.5 * log10(700.0 / 600))) < 1e-12)
    #expect(function(.finger(1_000 / 3, is: 0).with { $0.maximum = 1_000 / 3 }, .v1_0_0) == CGFloat(1_000) / 3)
    #expect(function(.finger(-1, is: 0).with { $0.minimum = 0 }, .v1_0_0).isNaN)
    #expect(function(.finger(0, is: 0).with { $0.minimum = 0 }, .v1_0_0) == 0)
    #expect(function(.finger(1, is: 0).with { ($0.minimum, $0.maximum) = (0, 0) }, .v1_0_0).isNaN)
  }

  @Test("a limit with more than two decimals is itself rounded, so that the overlay is not at its top")
  func roundedLimit() {
    let row = Row.finger(1_000 / 3, is: 333.33).with { $0.maximum = 1_000 / 3 }
    #expect(function(row, .v3_5_3) == 333.33)
    #expect(function(row, .v3_5_3) != row.maximum)
    let hard = row.with { $0.bouncesAtMaximum = false }
    #expect(function(hard, .v3_5_3) == row.maximum)
    let bottom = Row.finger(1_000 / 3, is: 0).with { $0.minimum = 1_000 / 3 }
    #expect(abs(function(bottom, .v3_5_3) - (2_000.0 / 3 - 333.33)) < 1e-9)
  }

  @Test("with the README's values: factor 0.7, fixed at the bottom")
  func readme() {
    let row = Row.finger(700, is: 628.12).with { ($0.factor, $0.bouncesAtMinimum) = (0.7, false) }
    #expect(function(row, .v3_5_3) == 628.12)
    #expect(function(row.with { $0 = .finger(150, is: 200).with { $0.bouncesAtMinimum = false } }, .v3_5_3) == 200)
  }

  @Test("for any limits: never decreasing, exact within, less than the touch beyond", arguments: 0..<60)
  func properties(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let lowest = CGFloat(random.below(40_000)) / 100
    let row = Row(
      minimum: lowest, maximum: lowest + CGFloat(random.below(60_000)) / 100,
      factor: CGFloat(random.below(101)) / 100, bouncesAtMinimum: !random.once(in: 4),
      bouncesAtMaximum: !random.once(in: 4), finger: 0, height: 0)
    for version in OverlayContainerVersion.allCases where version == .v3_5_3 || row.minimum > 0 {
      let slack = version == .v3_5_3 ? 0.005 + 1e-6 : 1e-6
      func height(_ finger: CGFloat) -> CGFloat {
        function(
          Row(
            minimum: row.minimum, maximum: row.maximum, factor: row.factor,
            bouncesAtMinimum: row.bouncesAtMinimum, bouncesAtMaximum: row.bouncesAtMaximum, finger: finger, height: 0),
          version)
      }
      var last = -CGFloat.infinity
      for finger in stride(from: row.minimum - 500, through: row.maximum + 1_500, by: 7.25) {
        let now = height(finger)
        #expect(now >= last - slack, "falls at \(finger): \(row)")
        last = now
        if finger > row.minimum, finger < row.maximum { #expect(now == finger) }
        if finger > row.maximum { #expect(now >= row.maximum - slack && now <= finger + slack) }
        if finger < row.minimum { #expect(now <= row.minimum + slack && now >= finger - slack) }
        if !row.bouncesAtMaximum { #expect(now <= row.maximum) }
        if !row.bouncesAtMinimum, row.minimum < row.maximum { #expect(now >= row.minimum) }
      }
      // No step at a limit.
      for limit in [row.minimum, row.maximum] where limit > 0 {
        let (before, at, after) = (height(limit - 1e-7), height(limit), height(limit + 1e-7))
        #expect(abs(before - at) <= slack * 2 && abs(after - at) <= slack * 2, "a step at \(limit): \(row)")
      }
    }
  }
}
