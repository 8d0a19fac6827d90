package import Findings
import RecordingStore
package import Scenes

extension ReplayableSession {
  /// Replays the session and returns the actions of recognizers for the touches of `event`.
  ///
  /// - Throws: ``RecordingError`` if the recording cannot be read.
  package func gestureTimeline(ofEvent event: Int, on scene: SceneInstance) throws -> GestureTimeline {
    let player = ScenePlayer(scene)
    var notes: [GestureNote] = []
    player.takeNotes { notes.append($0) }
    /// The event in which each finger that is down began.
    var beginnings: [Int: Int] = [:]
    var chosen: [Int: Int]?
    try replay { step in
      let samples = step.samples
      for sample in samples where sample.phase == .began { beginnings[sample.touch] = sample.event }
      step.play(on: player)
      if step.event == event {
        chosen = beginnings.filter { touch in samples.contains { $0.touch == touch.key } }
      }
      for sample in samples where sample.phase == .ended || sample.phase == .cancelled {
        beginnings[sample.touch] = nil
      }
      if let chosen {
        // All fingers of the event are up: later notes do not concern them.
        if chosen.keys.allSatisfy({ beginnings[$0] == nil || beginnings[$0] != chosen[$0] }) { step.stop() }
      } else if beginnings.isEmpty {
        notes.removeAll { note in note.event < step.event }
      }
    }
    let kept = notes.filter { note in
      note.touches.contains { touch in chosen?[touch].map { note.event >= $0 } ?? false }
    }
    return GestureTimeline(touches: (chosen ?? [:]).keys.sorted(), notes: kept)
  }
}
