extension TableHasher {
  func meta(_ key: String, _ value: String) {
    text(0, key)
    text(1, value)
    endRow()
  }

  func scene(_ number: Int64, _ name: String, _ json: String) {
    integer(0, number)
    text(1, name)
    text(2, json)
    endRow()
  }

  /// The row of a session. Versions before 6 have no vocabulary.
  func session(_ session: SessionMetadata, hasVocabulary: Bool) {
    integer(0, Int64(session.id))
    integer(1, Int64(session.scene))
    text(2, session.strategy)
    text(3, session.profile)
    text(4, session.source)
    text(5, session.about)
    integer(6, session.firstSample)
    integer(7, session.firstOutcome)
    if hasVocabulary { text(8, session.vocabulary.text) }
    endRow()
  }
}
