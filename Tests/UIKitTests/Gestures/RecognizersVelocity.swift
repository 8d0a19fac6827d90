import SeededRandom
import Testing

@testable import UIKit

@Suite("A velocity is computed from the last samples")
struct RecognizersVelocity {
  private func velocity(_ samples: [(milliseconds: Int64, x: CGFloat)]) -> CGFloat {
    var tracker = VelocityTracker()
    for sample in samples {
      tracker.add(CGPoint(x: sample.x, y: 0), at: sample.milliseconds * 1_000_000, window: 0.1)
    }
    return tracker.velocity.x
  }

  @Test(
    "those within the window",
    arguments: [
      ([], 0), ([(0, 10)], 0), ([(0, 0), (10, 5)], 500), ([(0, 0), (50, 10), (100, 30)], 300),
      ([(0, 0), (50, 10), (101, 30)], 392.1568627450980), ([(0, 0), (500, 100)], 200),
      ([(0, 0), (500, 100), (500, 150)], 300), ([(0, 0), (0, 50)], 0), ([(0, 0), (0, 50), (100, 60)], 100),
    ] as [([(Int64, CGFloat)], CGFloat)])
  func rows(samples: [(Int64, CGFloat)], expected: CGFloat) {
    #expect(abs(velocity(samples) - expected) < 1e-9)
  }

  @Test("compared with a plain list of all locations, of any length")
  func oracle() {
    var random = SplitMix(seed: 7)
    for _ in 0..<50 {
      var tracker = VelocityTracker()
      var all: [(time: Int64, x: CGFloat)] = []
      var time: Int64 = 0
      for _ in 0..<300 {
        time += Int64.random(in: 1...40, using: &random) * (Bool.random(using: &random) ? 1_000_000 : 50_000)
        let x = CGFloat.random(in: -500...500, using: &random)
        tracker.add(CGPoint(x: x, y: -x), at: time, window: 0.1)
        if all.last?.time == time { all.removeLast() }
        all.append((time, x))
        let recent = all.dropLast().filter { time - $0.time <= 100_000_000 }
        guard let first = recent.first ?? all.dropLast().last else { continue }
        let expected = (x - first.x) / (CGFloat(time - first.time) / 1_000_000_000)
        #expect(abs(tracker.velocity.x - expected) <= abs(expected) * 1e-12)
        #expect(tracker.velocity.y == -tracker.velocity.x)
      }
    }
  }
}
