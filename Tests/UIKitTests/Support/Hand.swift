import UIKit

/// Fingers that follow a script: `down 50,20; move 60,20; up`. A part before `:` names another finger than 1, `&` joins what
/// happens in one event, `wait 400` lets milliseconds pass, `down 0,50 left` comes from an edge. Events are 10 ms apart; `up`
/// and `cancel` stay where the finger is.
@MainActor
final class Hand {
  let digitizer = Digitizer()
  private var milliseconds: Int64 = 0
  private var places: [Int: CGPoint] = [:]

  func follow(_ script: String) {
    for step in script.split(separator: ";").map({ $0.trimmingCharacters(in: .whitespaces) }) where !step.isEmpty {
      if step.hasPrefix("wait ") {
        milliseconds += Int64(step.dropFirst(5))!
        continue
      }
      milliseconds += 10
      digitizer.report(step.split(separator: "&").map { contact(String($0)) }, at: milliseconds * 1_000_000)
    }
  }

  private func contact(_ text: String) -> Digitizer.Contact {
    let parts = text.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
    let finger = parts.count > 1 ? Int(parts[0])! : 1
    let words = parts.last!.split(separator: " ")
    let phases: [Substring: UITouch.Phase] = [
      "down": .began, "move": .moved, "rest": .stationary, "up": .ended, "cancel": .cancelled,
    ]
    if words.count > 1 {
      let numbers = words[1].split(separator: ",").map { Double($0)! }
      places[finger] = CGPoint(x: numbers[0], y: numbers[1])
    }
    let edges: [Substring: UIRectEdge] = ["left": .left, "right": .right, "top": .top, "bottom": .bottom]
    return .init(
      identifier: finger, phase: phases[words[0]]!, location: places[finger]!,
      edges: words.count > 2 ? edges[words[2]]! : [])
  }

  /// Lets fingers follow a drawing, one line for each: its number, where it comes down, and a mark for every 10 ms.
  ///
  ///     1 100,100  v→→→→---^
  ///     2 200,100  ..v-----^
  ///
  /// `v` comes down (every time at the place of the line), `^` lifts, `x` is taken away, `-` stays, an arrow moves by `step`
  /// points, `.` is not there, and `~`, in all lines, lets 100 ms pass.
  func draw(_ drawing: String, step: CGFloat = 5) {
    let fingers = drawing.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let place = words[1].split(separator: ",").map { Double($0)! }
      return (number: Int(words[0])!, start: CGPoint(x: place[0], y: place[1]), marks: Array(words[2]))
    }
    for column in 0..<(fingers.map(\.marks.count).max() ?? 0) {
      if fingers.allSatisfy({ column < $0.marks.count && $0.marks[column] == "~" }) {
        milliseconds += 100
        continue
      }
      milliseconds += 10
      let contacts = fingers.compactMap { finger in
        column < finger.marks.count ? contact(finger.number, finger.start, finger.marks[column], step) : nil
      }
      if !contacts.isEmpty { digitizer.report(contacts, at: milliseconds * 1_000_000) }
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
    return .init(identifier: finger, phase: phase, location: place)
  }
}
