import Capture
import Findings
import Foundation
import PassThrough
import Playback
import RecordingStore
import Scenes
import SystemScenes
import UIKit

/// Records sessions on a scene that Swift code makes, and replays recordings on it.
@MainActor
struct RecordedScene {
  let scene: ReplayScene
  /// The file of the test, as recordings name it.
  let madeBy: String

  /// The scene file that stands for the scene in recordings.
  func text() throws -> String { transcript(of: try makeInstance()) }

  /// Records sessions into a new file.
  func record(_ sessions: [(samples: [TouchSample], about: String?)], to path: String) throws {
    let file = try CaptureFile(creating: path, replacing: true, producer: "TouchReplay test library")
    do {
      var sceneNumber: Int?
      for session in sessions {
        let instance = try makeInstance()
        let number = try sceneNumber ?? file.writer.addScene(name: scene.name, json: transcript(of: instance))
        sceneNumber = number
        _ = try file.writer.beginSession(
          scene: number, strategy: instance.strategy.description, profile: instance.profile.name,
          source: "swift test", about: session.about, vocabulary: .captured(runsCode: instance.runsOtherCode))
        let recorder = SceneRecorder(on: instance, into: file.writer)
        for sample in session.samples { try recorder.add(sample) }
        try recorder.finish()
      }
      _ = try file.finish()
    } catch {
      try file.discard()
      throw error
    }
  }

  /// A session of a recording whose windows are those of the scene.
  func session(_ metadata: SessionMetadata, of reader: RecordingReader) throws -> ReplayableSession {
    var session = try ReplayableSession(metadata, of: reader)
    session.makeWindows = { try scene.makeWindows() }
    session.scene = try description()
    return session
  }

  /// The comparisons of the sessions of a recording with its outcomes.
  func comparisons(of reader: RecordingReader, named name: String) throws -> [ComparisonReport.Comparison] {
    try reader.sessions.map { metadata in
      let session = try session(metadata, of: reader)
      return try ComparisonRun().compare(session, name, session.recordedStrategy, scene.profile)
    }
  }

  private func makeInstance() throws -> SceneInstance {
    try SceneInstance(
      try description(), strategy: Strategy(parsing: "uikit"), makeWindows: { try scene.makeWindows() })
  }

  private func description() throws -> SceneDescription {
    try SceneDescription.decode(Array(transcript.text(of: []).utf8))
  }

  private func transcript(of instance: SceneInstance) -> String { transcript.text(of: instance.windows) }

  private var transcript: SceneTranscript {
    SceneTranscript(
      name: scene.name, madeBy: madeBy, screenSize: scene.screenSize, screenScale: scene.screenScale,
      safeAreaInsets: scene.safeAreaInsets, profile: scene.profile, registry: .standard)
  }
}
