package import RecordingStore

extension EvidenceSession {
  /// Writes sessions to a new recording. Those with the same scene share it.
  ///
  /// - Parameters:
  ///   - replacing: Whether an existing file is replaced.
  ///   - isKept: Whether the file is a result and not a file of one comparison, so that its rows survive a crash of the system.
  package static func write(
    _ sessions: [EvidenceSession], to path: String, replacing: Bool = false, producer: String, isKept: Bool = false
  ) throws(RecordingError) {
    let writer = try RecordingWriter(
      creating: path, replacing: replacing, producer: producer, syncsCommits: isKept)
    do throws(RecordingError) {
      var descriptions: [String: String] = [:]
      for session in sessions { descriptions.merge(session.descriptions) { first, _ in first } }
      for (key, value) in descriptions.sorted(by: { $0.key < $1.key }) { try writer.describe(key, as: value) }
      var scenes: [String: Int] = [:]
      for session in sessions where scenes[session.sceneJSON] == nil {
        scenes[session.sceneJSON] = try writer.addScene(name: session.sceneName, json: session.sceneJSON)
      }
      for session in sessions { try session.write(to: writer, scene: scenes[session.sceneJSON] ?? 0) }
      _ = try writer.finish()
    } catch {
      writer.abandon()
      throw error
    }
  }

  private func write(to writer: RecordingWriter, scene: Int) throws(RecordingError) {
    _ = try writer.beginSession(
      scene: scene, strategy: strategy, profile: profile, source: source, about: about, vocabulary: vocabulary)
    for name in viewNames { try writer.appendViewName(name.name, json: name.rungs) }
    for decision in decisions { try writer.append(decision) }
    var next = 0
    for (index, sample) in samples.enumerated() {
      try writer.append(sample)
      let isLastOfEvent = index + 1 == samples.count || samples[index + 1].event != sample.event
      guard isLastOfEvent else { continue }
      while next < outcomes.count, outcomes[next].event <= sample.event {
        try writer.append(outcomes[next])
        next += 1
      }
    }
    for outcome in outcomes[next...] { try writer.append(outcome) }
  }
}
