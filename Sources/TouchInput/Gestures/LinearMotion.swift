/// The motion of a finger between two points at constant speed, sampled at 60 Hz.
struct LinearMotion {
  /// A sample of the motion.
  struct Step: Equatable {
    var microseconds: Int64
    var x: Double
    var y: Double
  }

  /// The maximum coordinate, in points: beyond any screen, and exact to a fraction of a point.
  static let farthest = 1_000_000_000.0

  var fromX: Double
  var fromY: Double
  var toX: Double
  var toY: Double
  var microseconds: Int64

  /// Calls `body` for every step after the start. The last step is exactly at the end point and the end time.
  ///
  /// A motion with equal end points has no steps.
  func forEachStep(_ body: (Step) -> Void) {
    if fromX == toX, fromY == toY { return }
    var frame: Int64 = 1
    while case let time = Self.time(ofFrame: frame), time < microseconds {
      let part = Double(time) / Double(microseconds)
      body(Step(microseconds: time, x: fromX + (toX - fromX) * part, y: fromY + (toY - fromY) * part))
      frame += 1
    }
    body(Step(microseconds: microseconds, x: toX, y: toY))
  }

  /// The time of a frame at 60 Hz, rounded to microseconds.
  static func time(ofFrame frame: Int64) -> Int64 {
    (frame * 1_000_000 + 30) / 60
  }
}
