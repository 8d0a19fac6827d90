import Foundation
import RecordingStore

/// One finger from its coming down to its lifting.
struct Stroke: Hashable, Sendable {
  /// Where the finger is, and when.
  struct Point: Hashable, Sendable {
    var microseconds: Int64
    var x: Double
    var y: Double
  }

  /// The moments of the finger, each later than the one before; the last is the lifting.
  var points: [Point]
  /// Whether the system takes the touch away at the end.
  var isCancelled = false
  var edge: TouchEdge?

  var start: Int64 { points[0].microseconds }
  var end: Int64 { points[points.count - 1].microseconds }

  /// The stroke, some time later.
  func shifted(by microseconds: Int64) -> Stroke {
    var copy = self
    for index in copy.points.indices { copy.points[index].microseconds += microseconds }
    return copy
  }
}
