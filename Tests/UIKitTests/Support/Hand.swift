import UIKit

/// Fingers that follow a script: `down 50,20; move 60,20; up`. A part before `:` names another finger than 1, `&` joins what
/// happens in one event, `wait 400` lets milliseconds pass. Events are 10 ms apart; `up` and `cancel` stay where the finger is.
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
    return .init(identifier: finger, phase: phases[words[0]]!, location: places[finger]!)
  }
}
