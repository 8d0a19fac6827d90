import UIKit

/// A finger that follows a script: `down 50,20; move 60,20; wait 400; up`. Events are 16 ms apart.
@MainActor
final class Finger {
  private let digitizer = Digitizer()
  private var milliseconds: Int64 = 0
  private var place = CGPoint.zero

  func follow(_ script: String) {
    for step in script.split(separator: ";") {
      let words = step.split(separator: " ")
      if words[0] == "wait" {
        milliseconds += Int64(words[1])!
        VirtualClock.current.advance(to: milliseconds * 1_000_000)
        continue
      }
      milliseconds += 16
      if words.count > 1 {
        let numbers = words[1].split(separator: ",").map { Double($0)! }
        place = CGPoint(x: numbers[0], y: numbers[1])
      }
      let phases: [Substring: UITouch.Phase] = ["down": .began, "move": .moved, "up": .ended, "cancel": .cancelled]
      digitizer.report([.init(identifier: 1, phase: phases[words[0]]!, location: place)], at: milliseconds * 1_000_000)
    }
  }

  /// Down and up, and time for all that follows.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    follow("down \(x),\(y);up;wait 1000")
  }

  /// Down, along in ten steps, a rest and up: nothing is flung.
  func drag(_ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat) {
    follow("down \(x),\(y)")
    for step in 1...10 {
      let part = CGFloat(step) / 10
      follow("move \(x + (endX - x) * part),\(y + (endY - y) * part)")
    }
    follow("wait 200;up")
  }
}
