public import PassThrough
public import Playback
import RecordingStore
import Scenes

extension RecordedSession {
  /// The moment of an event under several strategies, each replayed up to it; `nil` when there is no such event.
  ///
  /// Every panel is compared with what was recorded. With `mapping` each has a map of who would get a touch.
  ///
  /// - Throws: ``RecordingError`` where the recording cannot be read, ``Profile/UnknownName`` for an unknown profile.
  public func picture(
    ofEvent event: Int, under strategies: [Strategy], profile: String? = nil, mapping: Bool = false
  ) throws -> EventSnapshotPicture? {
    guard let recorded = try recordedMoment(of: event) else { return nil }
    var panels: [EventSnapshotPanel] = []
    for strategy in strategies {
      let scene = try makeScene(strategy: strategy, profile: profile)
      panels.append(try panel(of: event, on: scene, recorded: recorded.facts, mapping: mapping))
    }
    return EventSnapshotPicture(
      source: reader.path, session: record.id, event: event, timestampMicroseconds: recorded.timestampMicroseconds,
      about: record.about, sceneName: scene.name, profile: profile ?? record.profile,
      reference: "recorded (\(recordedStrategy))", panels: panels)
  }

  private func recordedMoment(of event: Int) throws -> (facts: EventSnapshotPanel.Facts, timestampMicroseconds: Int64)?
  {
    let source = try RecordedOutcomes(reader.outcomes(ofSession: record.id), isCutShort: record.isCutShort)
    var watch = EventSnapshotObserver(event: event)
    var timestampMicroseconds: Int64?
    var batches = try EventBatches(reader.samples(ofSession: record.id))
    while !watch.isOver, try batches.next() {
      let first = batches.batch[0]
      if first.event > event && !watch.hasCome { return nil }
      try source.read(event: first.event, at: first.timestampMicroseconds, isLast: batches.isAtEnd)
      watch.take(batches.batch, source.outcomes)
      if first.event == event { timestampMicroseconds = first.timestampMicroseconds }
    }
    return timestampMicroseconds.map { (watch.facts, $0) }
  }

  private func panel(
    of event: Int, on scene: SceneInstance, recorded: EventSnapshotPanel.Facts, mapping: Bool
  ) throws -> EventSnapshotPanel {
    let player = ScenePlayer(scene)
    var watch = EventSnapshotObserver(event: event)
    var picture: ScenePicture?
    var map: HitMap?
    var batches = try EventBatches(reader.samples(ofSession: record.id))
    while !watch.isOver, try batches.next() {
      if batches.batch[0].event == event {
        let found = ScenePicture(of: scene)
        picture = found
        if mapping { map = HitMap(of: scene, picture: found) }
      }
      player.play(batches.batch, until: batches.nextTimestampMicroseconds)
      watch.take(batches.batch, player.outcomes)
    }
    let fingers = watch.makeFingers()
    let differences = recorded.differences(of: watch.facts, in: fingers)
    return EventSnapshotPanel(
      strategy: scene.strategy.description, scene: picture ?? ScenePicture(of: scene), fingers: fingers,
      facts: watch.facts, standing: differences.isEmpty ? .same : .differs(differences), map: map)
  }
}
