import Findings
import Foundation
import Playback
import RecordingStore
import Scenes
import TouchCapture
import TouchInput
import UIKit

/// A recorded session that is played again with the capture attached to its app.
@MainActor
struct CapturedSession {
  /// The lines of the log.
  var lines: [String] = []
  /// The outcomes of the replay.
  var replayed: [Outcome] = []

  /// Plays a session. `door`: whether the app or its windows report the events.
  init(_ session: ReplayableSession, _ options: CaptureOptions = .everything, inApplication: Bool = true) throws {
    Engine.makeApplication = { inApplication ? RecordingApplication() : UIApplication() }
    defer { Engine.makeApplication = { UIApplication() } }
    let scene = try session.makeScene()
    var lines: [String] = []
    var replayed: [Outcome] = []
    scene.activate()
    try TouchCapture.start(options) { lines.append($0) }
    let player = ScenePlayer(scene)
    try session.replay { step in
      step.play(on: player)
      replayed += player.outcomes.map(\.named)
    }
    try scene.engine.run { try TouchCapture.stop() }
    (self.lines, self.replayed) = (lines, replayed)
  }

  /// What the import makes of the log on the scene that it was recorded on.
  func imported() throws -> (samples: [TouchSample], observed: [Outcome], report: AppLogImport.Report) {
    var log = AppLogImport(isOneSession: true) { ClassRegistry.uikit.viewClassNames.contains($0) }
    var items: [AppLogImport.Item] = []
    try Array(lines.joined().utf8).withUnsafeBytes { try log.feed($0, into: &items) }
    try log.finish(into: &items)
    var (samples, observed): ([TouchSample], [Outcome]) = ([], [])
    for item in items {
      switch item {
      case .session, .unknownScene: break
      case .sample(let sample): samples.append(sample)
      case .observed(let outcome): observed.append(outcome)
      }
    }
    return (samples, observed, log.report)
  }
}

extension CaptureOptions {
  /// Observes every control event.
  static var everything: CaptureOptions {
    var options = CaptureOptions()
    options.controlEvents = .all
    options.budget = .infinity
    return options
  }
}
