/// Copies the content of a recording as far as it is readable.
package struct RecordingCopy {
  private let reader: RecordingReader
  private let writer: RecordingWriter

  package init(_ reader: RecordingReader, _ writer: RecordingWriter) {
    self.reader = reader
    self.writer = writer
  }

  /// Copies sessions in order. Returns the reason for stopping early, or `nil` at the end.
  ///
  /// A truncated session is marked in the copy. Errors of the target are thrown. `replace` is called with each session that the
  /// writer has begun; if it returns true, it has written the session's content, which is then not copied. `vocabulary` is what the
  /// outcomes of a session will state, by default what those of the original state.
  package func run(
    vocabulary: (SessionMetadata) -> SessionVocabulary = { $0.vocabulary },
    replace: (SessionMetadata) throws(RecordingError) -> Bool = { _ in false }
  ) throws(RecordingError) -> String? {
    for (key, value) in reader.descriptions { try writer.describe(key, as: value) }
    for scene in reader.scenes { _ = try writer.addScene(name: scene.name, json: scene.json) }
    for session in reader.sessions {
      _ = try writer.beginSession(
        scene: session.scene, strategy: session.strategy, profile: session.profile, source: session.source,
        about: session.about, vocabulary: vocabulary(session))
      if let reason = try copyObserved(of: session) {
        writer.markCut(session: session.id)
        return reason
      }
      if try replace(session) { continue }
      if let reason = try copyNamesAndDecisions(of: session) {
        writer.markCut(session: session.id)
        return reason
      }
      if session.isCutShort { writer.markCut(session: session.id) }
      if let reason = try SessionCopy(reader, writer, session).run() {
        writer.markCut(session: session.id)
        return reason
      }
    }
    return nil
  }

  /// Copies the names of views and the decisions of a session. Returns the reason for stopping early. Errors of the target are thrown.
  private func copyNamesAndDecisions(of session: SessionMetadata) throws(RecordingError) -> String? {
    let names: [(name: String, json: String)]
    let decisions: [RecordedDecision]
    do {
      names = try reader.viewNames(ofSession: session.id)
      decisions = try reader.decisions(ofSession: session.id)
    } catch {
      return error.problem
    }
    for (name, json) in names { try writer.appendViewName(name, json: json) }
    for decision in decisions { try writer.append(decision) }
    return nil
  }

  /// Copies what was observed in a session. Returns the reason for stopping early. Errors of the target are thrown.
  private func copyObserved(of session: SessionMetadata) throws(RecordingError) -> String? {
    let cursor: ObservedOutcomeCursor?
    do {
      cursor = try reader.observedOutcomes(ofSession: session.id)
    } catch {
      return error.problem
    }
    while let cursor {
      let outcome: Outcome?
      do {
        outcome = try cursor.next()
      } catch {
        return error.problem
      }
      guard let outcome else { break }
      try writer.appendObserved(outcome)
    }
    return nil
  }
}
