package import Foundation
import UIKit

extension Hand {
  /// Plays a drawing with one line for each touch: its number, its location, and a mark for every 10 ms.
  ///
  ///     1 100,100  v→→→→---^
  ///     2 200,100  ..v-----^
  ///
  /// `v` begins the touch at the line's location, `^` ends it, `x` cancels it, `-` keeps its location and an arrow
  /// moves it by `step` points. `.` means no touch. `~`, in all lines, advances the clock by 100 ms.
  package func draw(_ drawing: String, step: CGFloat = 5) {
    let fingers = drawing.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let place = words[1].split(separator: ",").map { Double($0)! }
      return (number: Int(words[0])!, start: CGPoint(x: place[0], y: place[1]), marks: Array(words[2]))
    }
    for column in 0..<(fingers.map(\.marks.count).max() ?? 0) {
      if fingers.allSatisfy({ column < $0.marks.count && $0.marks[column] == "~" }) {
        pass(0.1)
        continue
      }
      let contacts = fingers.compactMap { finger in
        column < finger.marks.count ? contact(finger.number, finger.start, finger.marks[column], step) : nil
      }
      if contacts.isEmpty { pass(0.01) } else { report(contacts, after: 0.01) }
    }
  }

  private func contact(_ finger: Int, _ start: CGPoint, _ mark: Character, _ step: CGFloat) -> Digitizer.Contact? {
    var place = mark == "v" ? start : places[finger] ?? start
    let phase: UITouch.Phase
    switch mark {
    case "v": phase = .began
    case "^": phase = .ended
    case "x": phase = .cancelled
    case "→", "←", "↑", "↓":
      phase = .moved
      place.x += mark == "→" ? step : mark == "←" ? -step : 0
      place.y += mark == "↓" ? step : mark == "↑" ? -step : 0
    case "-", ".": return nil
    default: preconditionFailure("no mark: \(mark)")
    }
    places[finger] = place
    return contact(finger, phase)
  }
}
