import UIKit

/// One finger on the screen; its samples are 10 ms apart.
@MainActor
final class Finger {
  private let digitizer = Digitizer()
  private var milliseconds: Int64 = 0
  private var place = CGPoint.zero

  func down(_ x: CGFloat, _ y: CGFloat) { report(.began, CGPoint(x: x, y: y)) }
  func move(_ x: CGFloat, _ y: CGFloat) { report(.moved, CGPoint(x: x, y: y)) }
  func up() { report(.ended, place) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up()
  }

  /// Drags by so much in ten steps, and rests before it lifts, so that nothing is flung.
  func drag(_ x: CGFloat, _ y: CGFloat, by width: CGFloat, _ height: CGFloat) {
    down(x, y)
    for step in 1...10 {
      move(x + width * CGFloat(step) / 10, y + height * CGFloat(step) / 10)
    }
    milliseconds += 500
    up()
  }

  /// Lets time pass before the next sample.
  func wait(_ milliseconds: Int64) { self.milliseconds += milliseconds }

  private func report(_ phase: UITouch.Phase, _ point: CGPoint) {
    place = point
    milliseconds += 10
    digitizer.report([.init(identifier: 1, phase: phase, location: point)], at: milliseconds * 1_000_000)
  }
}
