package import PassThrough
package import Pictures
package import Playback
import RecordingStore
import Scenes

extension ReplayableSession {
  /// Draws an event under several strategies, each replayed up to it. `nil` if there is no such event.
  ///
  /// Every panel is compared with the recording. With `mapping` each panel has a map of receivers.
  ///
  /// - Throws: ``RecordingError`` if the recording cannot be read, ``Profile/UnknownName`` for an unknown profile.
  package func picture(
    ofEvent event: Int, under strategies: [Strategy], profile: String? = nil, mapping: Bool = false
  ) throws -> EventPicture? {
    guard let recorded = try recordedFacts(of: event) else { return nil }
    var panels: [EventPicturePanel] = []
    for strategy in strategies {
      let scene = try makeScene(strategy: strategy, profile: profile)
      panels.append(try panel(of: event, on: scene, recorded: recorded.facts, mapping: mapping))
    }
    return EventPicture(
      source: reader.path, session: metadata.id, event: event, timestampMicroseconds: recorded.timestampMicroseconds,
      about: metadata.about, sceneName: scene.name, profile: profile ?? metadata.profile,
      reference: "recorded (\(recordedStrategy))", panels: panels)
  }

  private func recordedFacts(of event: Int) throws -> (facts: EventPicturePanel.Facts, timestampMicroseconds: Int64)? {
    let recorded = try recordedOutcomes()
    // The recorded names are those of views of the recorded scene.
    let player = ScenePlayer(try makeScene())
    var observer = EventPictureObserver(event: event)
    var timestampMicroseconds: Int64?
    try replay { step in
      if step.event > event && !observer.hasCome { return step.stop() }
      try step.readOutcomes(into: recorded)
      step.play(on: player)
      observer.take(step.samples, recorded.outcomes(with: player.outcomes, on: player.scene))
      if step.event == event { timestampMicroseconds = step.timestampMicroseconds }
      if observer.isOver { step.stop() }
    }
    return timestampMicroseconds.map { (observer.facts, $0) }
  }

  private func panel(
    of event: Int, on scene: SceneInstance, recorded: EventPicturePanel.Facts, mapping: Bool
  ) throws -> EventPicturePanel {
    let player = ScenePlayer(scene)
    var observer = EventPictureObserver(event: event)
    var picture: ScenePicture?
    var map: HitMap?
    try replay { step in
      if step.event == event {
        // Animations are drawn at the time of the event, not at the time of the event before.
        player.advance(through: step.timestampMicroseconds)
        picture = ScenePicture(of: scene)
        if mapping { map = HitMap(of: scene) }
      }
      step.play(on: player)
      observer.take(step.samples, player.outcomes)
      if observer.isOver { step.stop() }
    }
    let fingers = observer.makeFingers()
    let facts = observer.facts.addingUnmodelled(of: scene)
    let differences = recorded.differences(of: facts, in: fingers)
    return EventPicturePanel(
      strategy: scene.strategy.description, scene: picture ?? ScenePicture(of: scene), fingers: fingers,
      facts: facts, standing: differences.isEmpty ? .same : .differs(differences), map: map)
  }
}
