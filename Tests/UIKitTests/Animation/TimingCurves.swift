import Foundation
import Testing
import UIKit

@Suite("Timing curves are the Bézier curves of their control points")
struct TimingCurves {
  struct Named: Sendable, CustomTestStringConvertible {
    let name: String
    let points: [Double]
    /// The progress after 0.1, 0.25, 0.5, 0.75 and 0.9 of the duration.
    let values: [Double]
    var testDescription: String { name }

    init(_ name: String, _ points: [Double], _ values: [Double]) {
      self.name = name
      self.points = points
      self.values = values
    }

    var curve: CubicCurve { CubicCurve(points[0], points[1], points[2], points[3]) }
  }

  /// Values computed independently from the parametric form, to four decimals.
  static let named = [
    Named("easeInOut", [0.42, 0, 0.58, 1], [0.0197, 0.1292, 0.5, 0.8708, 0.9803]),
    Named("easeIn", [0.42, 0, 1, 1], [0.0170, 0.0935, 0.3154, 0.6219, 0.8394]),
    Named("easeOut", [0, 0, 0.58, 1], [0.1606, 0.3781, 0.6846, 0.9065, 0.9830]),
    Named("ease", [0.25, 0.1, 0.25, 1], [0.0948, 0.4085, 0.8024, 0.9605, 0.9943]),
    Named("straight", [0, 0, 1, 1], [0.1, 0.25, 0.5, 0.75, 0.9]),
  ]

  @Test("with the expected values", arguments: named)
  func values(curve: Named) {
    for (time, expected) in zip([0.1, 0.25, 0.5, 0.75, 0.9], curve.values) {
      #expect(abs(curve.curve.progress(at: time) - expected) < 0.000_06, "\(time)")
    }
    #expect(curve.curve.progress(at: 0) == 0)
    #expect(curve.curve.progress(at: 1) == 1)
    #expect(curve.curve.progress(at: -1) == 0)
    #expect(curve.curve.progress(at: 2) == 1)
  }

  @Test(
    "compared with a numerical walk along the curve",
    arguments: named + [Named("beyond", [0.3, -0.8, 0.7, 1.9], []), Named("steep", [1, 0, 0, 1], [])])
  func oracle(curve: Named) {
    let steps = 200_000
    var next = 1
    for step in 0...steps {
      let t = Double(step) / Double(steps)
      let s = 1 - t
      let x = 3 * s * s * t * curve.points[0] + 3 * s * t * t * curve.points[2] + t * t * t
      guard x >= Double(next) / 20 else { continue }
      let y = 3 * s * s * t * curve.points[1] + 3 * s * t * t * curve.points[3] + t * t * t
      #expect(abs(curve.curve.progress(at: x) - y) < 1e-4)
      next += 1
    }
    #expect(next >= 20)
  }
}
