import Capture
import Findings
import Foundation
import HitTestTerms
import PassThrough
import Playback
import RecordingStore
import Scenes
import SystemScenes
import Testing
import UIKit

extension PlaybackTests {
  @Suite("Outcomes that repeat at every event are neither copied nor compared again")
  @MainActor
  struct RepeatTests {
    @Test("an event repeats the outcomes before only if these are the same in all but event and time")
    func player() {
      var repeats = 0
      Property.holds(0..<60) { played in
        var before: [Outcome] = []
        return problem(of: played) { player, sample, _ in
          let isRepeat = player.isRepeat
          let outcomes = player.outcomes.map(\.named)
          let again = before.map {
            Outcome(
              event: sample.event, timestampMicroseconds: sample.timestampMicroseconds, kind: $0.kind, detail: $0.detail
            )
          }
          before = outcomes
          guard isRepeat else { return true }
          repeats += 1
          return !outcomes.isEmpty && outcomes.map(\.jsonLine) == again.map(\.jsonLine)
        }
      }
      #expect(repeats > 500)
    }

    @Test("the outcomes of each event are the touches and control events that views receive in it")
    func received() {
      var count = 0
      Property.holds(0..<60) { played in
        var isModelled = true
        return problem(of: played) { player, _, received in
          // Of a touch on a view that is not modelled, only the hit is an outcome.
          if player.outcomes.contains(where: { if case .trouble = $0.kind { true } else { false } }) {
            isModelled = false
          }
          guard isModelled else { return true }
          count += received.count
          return player.outcomes.compactMap(\.kind.received) == received
        }
      }
      #expect(count > 2_000)
    }

    /// Plays a case with an observer beside the player, and describes the first event for which `isRight` is false.
    private func problem(
      of played: Case, _ isRight: (ScenePlayer, TouchSample, [String]) -> Bool
    ) -> String? {
      let scene = try! SceneInstance(played.scene.description, strategy: .uikit)
      let player = ScenePlayer(scene)
      let receipts = Receipts()
      let watch = Watch([receipts])
      watch.player = scene.application.observer
      scene.application.observer = watch
      var problem: String?
      player.play(session: played.session.samples()) { samples in
        if problem == nil, !isRight(player, samples[0], receipts.lines) { problem = "event \(samples[0].event)" }
        receipts.lines = []
      }
      return problem
    }

    @Test("the events of a drag repeat its first move, up to the end")
    func ofDrag() throws {
      let scene = try SceneDescription.decode(
        Array(#"{"format": 1, "scene": "drag", "windows": [{"subviews": [{"id": "map"}]}]}"#.utf8))
      let player = ScenePlayer(try SceneInstance(scene, strategy: .uikit))
      var repeats: [Bool] = []
      player.play(session: drag(at: 100)) { _ in repeats.append(player.isRepeat) }
      #expect(repeats == [false, false, true, true, true, false])
    }

    @Test("a drag that another view receives differs at every event, also where both sides repeat their outcomes")
    func differing() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("repeats-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appendingPathComponent("drag.touchrec").path
      let scene = try SceneDescription.decode(
        Array(
          #"""
          {"format": 1, "scene": "drag", "windows": [{"subviews": [
            {"id": "map"}, {"id": "overlay", "passThrough": true, "frame": [0, 0, 390, 400]}]}]}
          """#.utf8))
      let writer = try RecordingWriter(creating: path)
      let number = try writer.addScene(name: scene.name, json: scene.canonicalJSON())
      _ = try writer.beginSession(scene: number, strategy: "uikit", profile: "ios17", source: "test")
      let capture = SceneRecorder(on: try SceneInstance(scene, strategy: .uikit), into: writer)
      // The first drag is in front of the map alone, and the second on the overlay.
      for sample in drag(at: 600) + drag(at: 100, from: 6) { try capture.add(sample) }
      try capture.finish()
      _ = try writer.finish()
      let reader = try RecordingReader(path: path)
      let session = try ReplayableSession(reader.sessions[0], of: reader)
      let comparison = SessionComparison(
        session, name: "drag", strategy: try Strategy(parsing: "flag"), profile: nil, baseline: .recorded)
      var receivers: [String] = []
      try comparison.forEachEvent { event in
        let names = [event.baseline, event.replayed].map { $0.last?.kind.view?.name ?? "-" }
        receivers.append(names.joined(separator: " "))
        #expect(event.differs == (names[0] != names[1]))
      }
      #expect(receivers == Array(repeating: "map map", count: 6) + Array(repeating: "overlay map", count: 6))
    }

    private func drag(at y: Double, from start: Int = 0) -> [TouchSample] {
      let phases: [TouchPhase] = [.began, .moved, .moved, .moved, .moved, .ended]
      var samples: [TouchSample] = []
      for (index, phase) in phases.enumerated() {
        let event = start + index
        samples.append(
          TouchSample(
            event: event, timestampMicroseconds: Int64(event) * 8_333, touch: 1, phase: phase, x: 100 + Double(event),
            y: y))
      }
      return samples
    }
  }
}

/// What views receive, one line each.
private final class Receipts: Invariant {
  var lines: [String] = []

  override func willDeliver(_ touch: UITouch, to view: UIView) {
    if !(view is UIControl) {
      lines.append("\(touch.receiver?.name ?? "-") \(touch.identifier) \(touch.phase)")
    }
  }

  override func didSend(_ controlEvent: UIControl.Event, from control: UIControl, touch: UITouch?) {
    if let name = controlEvent.name { lines.append("\(control.nameInResults) \(name)") }
  }
}

extension SceneOutcome.Kind {
  /// The line of ``Receipts`` for the outcome. `nil` for other kinds.
  fileprivate var received: String? {
    switch self {
    case .touches(let view, let touch, let phase): "\(view.name) \(touch) \(phase)"
    case .action(let view, let controlEvent, _, _): "\(view.name) \(controlEvent)"
    default: nil
    }
  }
}
