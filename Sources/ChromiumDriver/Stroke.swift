/// The movement of one finger: it begins at one point, moves in a straight line to another, and ends there.
package struct Stroke {
  /// Coordinates of the page's viewport, in CSS pixels.
  package typealias Point = (x: Double, y: Double)

  package let finger: Int
  package let from: Point
  package let to: Point

  /// The time at which the finger begins, in seconds of the gesture.
  package let begins: Double

  /// The time at which it reaches its last point, in seconds of the gesture.
  package let arrives: Double

  /// The time at which it lifts, in seconds of the gesture. A flick lifts when it reaches its last point.
  package let ends: Double

  package init(
    _ finger: Int = 0, from: Point, to: Point, begins: Double = 0, seconds: Double, rests: Double = 0
  ) {
    self.finger = finger
    self.from = from
    self.to = to
    self.begins = begins
    arrives = begins + seconds
    ends = arrives + rests
  }

  /// A finger that begins and ends at one point.
  package static func tap(_ finger: Int = 0, at point: Point, begins: Double = 0, seconds: Double = 0.08) -> Stroke {
    Stroke(finger, from: point, to: point, begins: begins, seconds: seconds)
  }

  /// The same movement in other coordinates.
  package func placed(at origin: Point, scale: Double) -> Stroke {
    let place = { (point: Point) in (origin.x + point.x * scale, origin.y + point.y * scale) }
    return Stroke(
      finger, from: place(from), to: place(to), begins: begins, seconds: arrives - begins, rests: ends - arrives)
  }

  /// The position at a time, from the beginning on.
  package func point(at time: Double) -> Point {
    let part = time < arrives ? (time - begins) / (arrives - begins) : 1
    return (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
  }
}
