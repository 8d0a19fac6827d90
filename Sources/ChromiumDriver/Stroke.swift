/// The way of one finger over the glass: down at one point, straight to another, lifted there.
package struct Stroke {
  /// Coordinates of the page's viewport, in CSS pixels.
  package typealias Point = (x: Double, y: Double)

  package let finger: Int
  package let from: Point
  package let to: Point

  /// When it goes down, in seconds of the gesture.
  package let begins: Double

  /// When it arrives at its end, in seconds of the gesture.
  package let arrives: Double

  /// When it is lifted, in seconds of the gesture; a flick lifts where it arrives.
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

  /// A finger that goes down and is lifted where it was.
  package static func tap(_ finger: Int = 0, at point: Point, begins: Double = 0, seconds: Double = 0.08) -> Stroke {
    Stroke(finger, from: point, to: point, begins: begins, seconds: seconds)
  }

  /// The same way in other coordinates.
  package func placed(at origin: Point, scale: Double) -> Stroke {
    let place = { (point: Point) in (origin.x + point.x * scale, origin.y + point.y * scale) }
    return Stroke(
      finger, from: place(from), to: place(to), begins: begins, seconds: arrives - begins, rests: ends - arrives)
  }

  /// Where the finger is at a moment from its beginning on.
  package func point(at time: Double) -> Point {
    let part = time < arrives ? (time - begins) / (arrives - begins) : 1
    return (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
  }
}
