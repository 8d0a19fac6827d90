import PassThrough
import Playback
import RecordingStore
import Scenes
import Testing
import UIKit

@Suite("A scene is deallocated with all its objects")
@MainActor
struct LifetimeTests {
  @Test("at any time, also during animations and touches", arguments: SeedSession.all)
  func freed(recorded: SeedSession) throws {
    let reader = try RecordingReader(path: recorded.recording.path)
    for metadata in reader.sessions {
      let session = try ReplayableSession(metadata, of: reader)
      var count = 0
      try session.replay { _ in count += 1 }
      // The scene is released at several times after an event, most of them during animations.
      for (events, microseconds) in [(count, 100_000), (count, 700_000), (count / 2, 50_000), (1, 10_000)] {
        let kept = try play(session, events: max(events, 1), and: Int64(microseconds))
        #expect(kept == [], "after \(events) events and \(microseconds) µs")
      }
    }
  }

  /// Plays a part of a session, releases the scene, and returns the names of the objects that are not deallocated.
  private func play(_ session: ReplayableSession, events: Int, and rest: Int64) throws -> [String] {
    var things: [Thing] = []
    do {
      let scene = try session.makeScene()
      let player = ScenePlayer(scene)
      var played = 0
      try session.replay { step in
        played += 1
        guard played == events else { return step.play(on: player) }
        player.play(step.samples, until: step.timestampMicroseconds + rest)
        step.stop()
      }
      things.append(Thing("the scene", scene))
      things.append(Thing("the app", scene.application))
      for window in scene.application.windows + scene.windows { note(window, in: &things) }
    }
    return things.filter { $0.object != nil }.map(\.name)
  }

  private func note(_ view: UIView, in things: inout [Thing]) {
    things.append(Thing(view.nameInResults, view))
    if let controller = view.next as? UIViewController {
      things.append(Thing("\(type(of: controller))", controller))
    }
    for recognizer in view.gestureRecognizers ?? [] { things.append(Thing("\(type(of: recognizer))", recognizer)) }
    for child in view.subviews { note(child, in: &things) }
  }

  private struct Thing {
    let name: String
    weak var object: AnyObject?

    init(_ name: String, _ object: AnyObject) {
      self.name = name
      self.object = object
    }
  }
}
