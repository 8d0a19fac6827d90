package import RecordingStore

extension EvidenceSession {
  /// Reads a session of a recording.
  ///
  /// A capture that was interrupted lacks outcomes of its last event, which is left out.
  ///
  /// - Parameter withOutcomes: Whether the recorded outcomes are the baseline.
  package init(_ metadata: SessionMetadata, of reader: RecordingReader, withOutcomes: Bool) throws(RecordingError) {
    guard let scene = reader.scenes.first(where: { $0.id == metadata.scene }) else {
      throw RecordingError(
        path: reader.path, kind: .invalid, problem: "session \(metadata.id) has no scene \(metadata.scene)",
        remedy: "record the session again")
    }
    self.init(
      sceneName: scene.name, sceneJSON: scene.json, strategy: metadata.strategy, profile: metadata.profile,
      source: metadata.source, about: metadata.about, vocabulary: metadata.vocabulary)
    descriptions = reader.descriptions
    let cursor = try reader.samples(ofSession: metadata.id)
    while let sample = try cursor.next() { samples.append(sample) }
    guard withOutcomes else { return }
    let recorded = try reader.outcomes(ofSession: metadata.id)
    while let outcome = try recorded.next() { outcomes.append(outcome) }
    decisions = try reader.decisions(ofSession: metadata.id)
    viewNames = try reader.viewNames(ofSession: metadata.id).map { ViewName(name: $0.name, rungs: $0.json) }
    guard metadata.isCutShort, let last = samples.last?.event else { return }
    samples.removeAll { $0.event == last }
    outcomes.removeAll { $0.event == last }
    decisions.removeAll { $0.event == last }
  }
}
