import Findings
import Foundation
import PassThrough
import RecordingStore
import Scenes
import SystemScenes

@testable import Playback

/// Plays a script of touches on a scene: `0 down 60,20; 16 move 80,20; 50 up`. Each step starts with its time in
/// milliseconds. A number and a colon before the verb select a touch other than 1. A word after the location is an edge
/// of the screen.
@MainActor
struct Session {
  private(set) var outcomes: [Outcome] = []
  private(set) var notes: [GestureNote] = []

  init(_ scene: String, _ script: String, strategy: String = "uikit", profile: String = "ios17") throws {
    let description = try SceneDescription.decode(Array(scene.utf8))
    let instance = try SceneInstance(description, strategy: Strategy(parsing: strategy), profile: profile)
    let player = ScenePlayer(instance)
    var gathered: [GestureNote] = []
    player.takeNotes { gathered.append($0) }
    player.play(session: Self.samples(script)) { _ in outcomes += player.outcomes.map(\.named) }
    notes = gathered
  }

  /// The outcomes of the given kinds as lines: `0.050 panel gesture pull began`.
  func lines(_ kinds: String...) -> [String] {
    outcomes.filter { kinds.contains($0.kind.name) }.map(Self.line)
  }

  private static func line(_ outcome: Outcome) -> String {
    let time = String(Double(outcome.timestampMicroseconds) / 1_000_000)
    let what =
      switch outcome.kind {
      case .hit(let touch, let view): "hit \(touch) \(view ?? "-")"
      case .action(let view, let event, let name, _): "\(view) \(event)\(name.map { " “\($0)”" } ?? "")"
      case .gesture(let view, let recognizer, let state, let name):
        "\(view) \(recognizer) \(state)\(name.map { " “\($0)”" } ?? "")"
      case .touches(let view, let touch, let phase): "\(view) \(phase.rawValue) \(touch)"
      case .scroll(let view, let at, let x, let y): "\(view) \(at) \(x),\(y)"
      case .select(let view, let section, let row): "\(view) row \(section),\(row)"
      case .change(let view, let what): "\(view ?? "-"): \(what)"
      case .call(let view, let controller, let name): "\(view ?? controller ?? "-") calls \(name)"
      case .effect(let view, let controller, let what, _, _): "\(view ?? controller ?? "-") \(what)"
      case .trouble(let trouble): "\(trouble.what.rawValue): \(trouble.why)"
      }
    return "\(time) \(what)"
  }

  private static func samples(_ script: String) -> [TouchSample] {
    var places: [Int: (Double, Double)] = [:]
    var samples: [TouchSample] = []
    for step in script.split(separator: ";") {
      var words = step.split(separator: " ").map(String.init)
      let time = Int64(words.removeFirst())! * 1_000
      let finger = words[0].hasSuffix(":") ? Int(words.removeFirst().dropLast())! : 1
      let phases: [String: TouchPhase] = ["down": .began, "move": .moved, "up": .ended, "cancel": .cancelled]
      let phase = phases[words[0]]!
      if words.count > 1 {
        let numbers = words[1].split(separator: ",").map { Double($0)! }
        places[finger] = (numbers[0], numbers[1])
      }
      let last = samples.last
      let event = last.map { $0.timestampMicroseconds == time ? $0.event : $0.event + 1 } ?? 0
      var sample = TouchSample(
        event: event, timestampMicroseconds: time, touch: finger, phase: phase, x: places[finger]!.0,
        y: places[finger]!.1)
      if words.count > 2 { sample.edge = TouchEdge(rawValue: words[2]) }
      samples.append(sample)
    }
    return samples
  }
}
