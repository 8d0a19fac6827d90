import Foundation
import RecordingStore

/// One touch from beginning to end.
struct Stroke: Hashable, Sendable {
  /// The location of the touch and its timestamp.
  struct Point: Hashable, Sendable {
    var microseconds: Int64
    var x: Double
    var y: Double
  }

  /// The points of the touch with increasing timestamps. The last one is the end.
  var points: [Point]
  /// Whether the system cancels the touch at its end.
  var isCancelled = false
  var edge: TouchEdge?

  var start: Int64 { points[0].microseconds }
  var end: Int64 { points[points.count - 1].microseconds }

  /// The stroke with later timestamps.
  func shifted(by microseconds: Int64) -> Stroke {
    var copy = self
    for index in copy.points.indices { copy.points[index].microseconds += microseconds }
    return copy
  }
}
