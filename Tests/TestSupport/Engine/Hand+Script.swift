import Foundation
import UIKit

extension Hand {
  /// Plays a script: `down 50,20; move 60,20; up`.
  ///
  /// A number before `:` selects a touch other than 1. `&` joins contacts of one event. `wait 400` advances the clock
  /// by milliseconds. `down 0,50 left` begins a touch at an edge of the screen. `up`, `cancel` and `rest` keep the
  /// location of the touch.
  package func follow(_ script: String) {
    for step in script.split(separator: ";").map({ $0.trimmingCharacters(in: .whitespaces) }) where !step.isEmpty {
      if step.hasPrefix("wait ") {
        guard let milliseconds = Double(step.dropFirst(5)) else { preconditionFailure("no number: \(step)") }
        pass(milliseconds / 1_000)
      } else {
        report(step.split(separator: "&").map { contact(String($0)) })
      }
    }
  }

  private func contact(_ text: String) -> Digitizer.Contact {
    let parts = text.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
    let finger = parts.count > 1 ? Int(parts[0])! : 1
    let words = parts.last!.split(separator: " ")
    let phases: [Substring: UITouch.Phase] = [
      "down": .began, "move": .moved, "rest": .stationary, "up": .ended, "cancel": .cancelled,
    ]
    guard let phase = phases[words[0]] else { preconditionFailure("no step: \(text)") }
    if words.count > 1 {
      let numbers = words[1].split(separator: ",").map { Double($0)! }
      places[finger] = CGPoint(x: numbers[0], y: numbers[1])
    }
    let edges: [Substring: UIRectEdge] = ["left": .left, "right": .right, "top": .top, "bottom": .bottom]
    return contact(finger, phase, edges: words.count > 2 ? edges[words[2]]! : [])
  }
}
