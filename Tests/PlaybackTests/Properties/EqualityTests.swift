import Capture
import Findings
import Foundation
import PassThrough
import Playback
import RecordingStore
import Scenes
import Testing

extension PlaybackTests {
  @Suite("The same touches have the same outcomes")
  @MainActor
  struct EqualityTests {
    @Test("at a later time")
    func later() {
      Property.holds { played in
        // A delay of whole seconds keeps the phase of the display frames.
        let delay = Int64(1 + played.seed % 5 * 700) * 1_000_000
        var later = played
        later.session.strokes = later.session.strokes.map { $0.shifted(by: delay) }
        return Observed.of(played).outcomes.shifted(by: delay).difference(from: Play(later).outcomes)
      }
    }

    @Test("with other touch numbers")
    func numbers() {
      Property.holds { played in
        let number = { (finger: Int) in finger * 7 + 30 }
        let outcomes = Play(played.scene, played.session.samples(number)).outcomes
        return Observed.of(played).outcomes.renumbered(number).difference(from: outcomes)
      }
    }

    @Test("a second time on the same views, when they keep no state")
    func again() {
      Property.holds { played in
        let scene = played.scene.withoutMemory
        let samples = played.session.samples()
        guard let last = samples.last else { return nil }
        let delay = (last.timestampMicroseconds / 1_000_000 + 15) * 1_000_000
        let second = samples.map { sample in
          var copy = sample
          copy.timestampMicroseconds += delay
          return copy
        }
        let outcomes = Play(scene, SessionShape.numbered(samples + second)).outcomes
        let place = outcomes.firstIndex { $0.event > last.event } ?? outcomes.count
        return Array(outcomes[..<place]).withoutEvents.shifted(by: delay)
          .difference(from: Array(outcomes[place...]).withoutEvents)
      }
    }

    @Test("byte for byte, and all touches are deallocated")
    func bytes() {
      Property.holds { played in
        let life = LifeInvariant()
        let once = Observed.of(played).outcomes.map(\.jsonLine)
        let twice = Play(played, watch: Watch([life])).outcomes.map(\.jsonLine)
        if life.keptTouches > 0 { return "\(life.keptTouches) touches are kept after the session" }
        return once == twice ? nil : "two plays of one session differ"
      }
    }

    @Test("after recording and replaying")
    func replay() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("properties-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var file = 0
      try Property.holds(0..<50) { played in
        file += 1
        let path = folder.appendingPathComponent("\(file).touchrec").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try record(played, at: path)
        let reader = try RecordingReader(path: path)
        let session = try ReplayableSession(reader.sessions[0], of: reader)
        let comparison = SessionComparison(session, name: "r", strategy: nil, profile: nil, baseline: .recorded)
        let result = try comparison.run()
        if let divergence = result.divergences.first { return "the replay differs: \(divergence)" }
        let count = Observed.of(played).outcomes.count
        if result.outcomes != count { return "\(result.outcomes) of \(count) outcomes were compared" }
        var replayed: [Outcome] = []
        try session.replay(on: session.makeScene()) { replayed += $0.map(\.named) }
        return Observed.of(played).outcomes.difference(from: replayed)
      }
    }

    private func record(_ played: Case, at path: String) throws {
      let scene = played.scene.description
      let writer = try RecordingWriter(creating: path)
      let number = try writer.addScene(name: scene.name, json: scene.canonicalJSON())
      _ = try writer.beginSession(
        scene: number, strategy: "uikit", profile: scene.profile, source: "test", vocabulary: .replayed(runsCode: true))
      let capture = SceneRecorder(on: try SceneInstance(scene, strategy: .uikit), into: writer)
      for sample in played.session.samples() { try capture.add(sample) }
      try capture.finish()
      _ = try writer.finish()
    }
  }
}

extension SceneShape {
  /// The scene without state that outlasts a session: plain controls instead of switches and sliders, no scrolling, no
  /// reactions.
  fileprivate var withoutMemory: SceneShape {
    SceneShape(windows: windows, pages: pages).changed { view in
      switch view.className {
      case "UISwitch", "UISlider":
        view.className = "UIControl"
        for key in ["isOn", "value", "isContinuous"] { view.keys[key] = nil }
      case "UIScrollView", "UITableView":
        view.keys["isScrollEnabled"] = "false"
        view.keys["allowsMultipleSelection"] = nil
        view.keys["maximumZoomScale"] = nil
      default: break
      }
    }
  }
}
