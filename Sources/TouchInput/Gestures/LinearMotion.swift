/// A finger that goes from one point to another at a steady pace, seen sixty times a second.
struct LinearMotion {
  /// Where the finger is at one moment.
  struct Step: Equatable {
    var microseconds: Int64
    var x: Double
    var y: Double
  }

  /// The farthest coordinate, in points: far beyond any screen, and exact to a fraction of a point.
  static let farthest = 1_000_000_000.0

  var fromX: Double
  var fromY: Double
  var toX: Double
  var toY: Double
  var microseconds: Int64

  /// Calls `body` for every step after the start; the last is exactly at the end point, at the end of the time.
  ///
  /// A finger that stays where it is makes no steps.
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

  /// The time of the n-th sixtieth of a second, to the nearest microsecond.
  static func time(ofFrame frame: Int64) -> Int64 {
    (frame * 1_000_000 + 30) / 60
  }
}
