import RecordingStore
public import Scenes

/// What recognizers made of the touches of one event, from their coming down to their lifting.
public struct GestureTimeline: Sendable {
  /// The touches of the event.
  public var touches: [Int]
  /// What recognizers that follow these touches did, in order.
  public var notes: [GestureNote]
}

extension RecordedSession {
  /// Replays the session and tells what recognizers made of the touches that are in `event`.
  ///
  /// - Throws: ``RecordingError`` where the recording cannot be read.
  public func gestureStory(ofEvent event: Int, on scene: SceneInstance) throws -> GestureTimeline {
    let player = ScenePlayer(scene)
    var notes: [GestureNote] = []
    player.takeNotes { notes.append($0) }
    /// The event in which each finger that is down came down.
    var beginnings: [Int: Int] = [:]
    var chosen: [Int: Int]?
    var batches = try EventBatches(reader.samples(ofSession: record.id))
    while try batches.next() {
      let batch = batches.batch
      for sample in batch where sample.phase == .began { beginnings[sample.touch] = sample.event }
      player.play(batch, until: batches.nextTimestampMicroseconds)
      if batch[0].event == event { chosen = beginnings.filter { touch in batch.contains { $0.touch == touch.key } } }
      for sample in batch where sample.phase == .ended || sample.phase == .cancelled {
        beginnings[sample.touch] = nil
      }
      if let chosen {
        // Over when all of its fingers are up; what came before the first of them is another story.
        if chosen.keys.allSatisfy({ beginnings[$0] == nil || beginnings[$0] != chosen[$0] }) { break }
      } else if beginnings.isEmpty {
        notes.removeAll { note in note.event < batch[0].event }
      }
    }
    let kept = notes.filter { note in
      note.touches.contains { touch in chosen?[touch].map { note.event >= $0 } ?? false }
    }
    return GestureTimeline(touches: (chosen ?? [:]).keys.sorted(), notes: kept)
  }
}
