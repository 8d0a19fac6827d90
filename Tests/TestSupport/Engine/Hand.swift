package import Foundation
package import UIKit

/// Touches on the virtual screen. Every event is later than the clock's current time.
///
/// The methods without a touch number move touch 1. ``follow(_:)`` takes a script and ``draw(_:step:)`` a drawing.
@MainActor
package final class Hand {
  /// The seconds before an event, by the phase of its first touch.
  package struct Pace: Sendable {
    package var down: Double
    package var move: Double
    package var up: Double

    package init(down: Double, move: Double, up: Double) {
      self.down = down
      self.move = move
      self.up = up
    }

    /// The same interval before every event.
    package static func every(_ seconds: Double) -> Pace { Pace(down: seconds, move: seconds, up: seconds) }
  }

  package let digitizer = Digitizer()
  private let pace: Pace
  var places: [Int: CGPoint] = [:]

  package init(pace: Pace = .every(0.01)) { self.pace = pace }

  /// The current or last location of touch 1.
  package var place: CGPoint { places[1] ?? .zero }

  package func down(_ x: CGFloat, _ y: CGFloat, after seconds: Double? = nil) {
    places[1] = CGPoint(x: x, y: y)
    report([contact(1, .began)], after: seconds)
  }

  /// Moves to a location. A coordinate that is nil does not change.
  package func move(x: CGFloat? = nil, y: CGFloat? = nil, after seconds: Double? = nil) {
    places[1] = CGPoint(x: x ?? place.x, y: y ?? place.y)
    report([contact(1, .moved)], after: seconds)
  }

  /// Moves touch 1 down or up by a number of points at a velocity in points per second.
  package func move(by points: CGFloat, velocity: CGFloat) {
    move(y: place.y + points, after: Double(points / velocity))
  }

  /// Reports the same location again, which makes the velocity zero.
  package func rest() { move() }

  package func up(after seconds: Double? = nil) { report([contact(1, .ended)], after: seconds) }

  package func cancel() { report([contact(1, .cancelled)]) }

  package func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up()
  }

  /// Begins a touch, moves it by a distance in ten steps, rests and ends it, so that the drag ends without velocity.
  package func drag(_ x: CGFloat, _ y: CGFloat, by width: CGFloat, _ height: CGFloat, rest: Double = 0.5) {
    down(x, y)
    for step in 1...10 {
      move(x: x + width * CGFloat(step) / 10, y: y + height * CGFloat(step) / 10)
    }
    pass(rest)
    up()
  }

  func contact(_ finger: Int, _ phase: UITouch.Phase, edges: UIRectEdge = []) -> Digitizer.Contact {
    guard let place = places[finger] else { preconditionFailure("finger \(finger) was not down") }
    return .init(identifier: finger, phase: phase, location: place, edges: edges)
  }

  /// Sends one event.
  func report(_ contacts: [Digitizer.Contact], after seconds: Double? = nil) {
    let usual =
      switch contacts[0].phase {
      case .began: pace.down
      case .ended, .cancelled: pace.up
      default: pace.move
      }
    let nanoseconds = Int64(((seconds ?? usual) * 1_000_000_000).rounded())
    digitizer.report(contacts, at: VirtualClock.current.now + nanoseconds)
  }
}
