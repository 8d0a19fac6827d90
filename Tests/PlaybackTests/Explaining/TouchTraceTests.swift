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

extension PlaybackTests {
  @Suite("The hit tests of the touches of a session")
  @MainActor
  struct TouchTraceTests {
    private static let touches: [TouchSample] = (0..<4).map { event in
      TouchSample(
        event: event, timestampMicroseconds: Int64(event) * 50_000, touch: 1, phase: event % 2 == 0 ? .began : .ended,
        x: 300, y: 700)
    }

    /// A scene with views beside each other, none of which has the touches.
    private static func scene(views: Int) throws -> SceneDescription {
      let views = (0..<views).map { #"{"id": "v\#($0)", "frame": [0, 0, 10, 10]}"# }.joined(separator: ",")
      return try SceneDescription.decode(
        Array(#"{"format": 1, "scene": "s", "windows": [{"id": "w", "subviews": [\#(views)]}]}"#.utf8))
    }

    @Test(
      "are kept as a whole up to 200 queries, and after more than 500 there is no further one",
      arguments: [(150, [true, true]), (300, [false, false]), (600, [false])])
    func kept(views: Int, areWhole: [Bool]) throws {
      let player = ScenePlayer(try SceneInstance(Self.scene(views: views), strategy: .uikit))
      player.keepTraces(all: true)
      var traces: [TouchTrace] = []
      player.play(session: Self.touches) { _ in traces += player.traces }
      #expect(traces.map { $0.trace != nil } == areWhole)
      #expect(traces.map(\.event) == Array([0, 2].prefix(areWhole.count)))
      #expect(traces.compactMap(\.trace).allSatisfy { $0.answer?.name == "w" })
    }

    @Test("a receiver that is not in the scene any more did not lose its touch by a decision")
    func missing() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("traces-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appendingPathComponent("a.touchrec").path
      let scene = try SceneDescription.decode(
        Array(
          #"{"format": 1, "scene": "s", "windows": [{"id": "w", "subviews": [{"id": "c", "frame": [0, 0, 390, 844]}]}]}"#
            .utf8))
      let writer = try RecordingWriter(creating: path)
      let number = try writer.addScene(name: scene.name, json: scene.canonicalJSON())
      _ = try writer.beginSession(scene: number, strategy: "uikit", profile: "ios17", source: "test")
      let capture = SceneRecorder(on: try SceneInstance(scene, strategy: .uikit), into: writer)
      for sample in Self.touches.prefix(2) { try capture.add(sample) }
      try capture.finish()
      _ = try writer.finish()
      let reader = try RecordingReader(path: path)
      var session = try ReplayableSession(reader.sessions[0], of: reader)
      session.scene = try Self.scene(views: 0)
      let result = try SessionComparison(session, name: "a", strategy: nil, profile: nil, baseline: .recorded).run()
      let decision = result.divergences.first?.decidedBy
      #expect(decision?.rule == .missing && decision?.view.name == "c" && decision?.baseline == nil)
    }
  }
}
