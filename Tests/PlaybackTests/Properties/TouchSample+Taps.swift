import Foundation
import RecordingStore

extension TouchSample {
  /// The samples of taps of different fingers, with 0.6 s between two events.
  static func taps(at points: [CGPoint], from microseconds: Int64 = 0) -> [TouchSample] {
    points.enumerated().flatMap { index, point in
      [TouchPhase.began, .ended].enumerated().map { step, phase in
        TouchSample(
          event: 2 * index + step, timestampMicroseconds: microseconds + Int64(2 * index + step) * 600_000,
          touch: index,
          phase: phase, x: point.x, y: point.y)
      }
    }
  }
}
