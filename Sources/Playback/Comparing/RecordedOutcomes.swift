package import Findings
package import RecordingStore
package import Scenes

/// Reads the outcomes of a recording one event at a time.
package final class RecordedOutcomes {
  private let cursor: OutcomeCursor

  /// The outcomes of the event read last. The storage is reused.
  @exclusivity(unchecked) package private(set) var outcomes: [Outcome] = []

  /// Whether the outcomes are those of the event before, except for event and time, and have the time of their event. False if
  /// there are none, or if the recording does not store them as repeats.
  @exclusivity(unchecked) package private(set) var isRepeat = false

  /// Whether the recording was interrupted and all of its outcomes were read.
  var isCutOff: Bool { isCutShort && cursor.isAtEnd }

  private let isCutShort: Bool
  /// What the outcomes state.
  package let vocabulary: SessionVocabulary

  private let reader: RecordingReader

  package init(_ session: SessionMetadata, of reader: RecordingReader) throws(RecordingError) {
    cursor = try reader.outcomes(ofSession: session.id)
    (isCutShort, vocabulary) = (session.isCutShort, session.vocabulary)
    self.reader = reader
  }

  /// Finds renamed code for ``adaptedOutcomes(with:on:)``.
  private var adapter: BaselineAdapter?

  /// The outcomes with the views of `scene`, and with the names that the code of the loaded build has.
  @MainActor
  package func adaptedOutcomes(with replayed: [SceneOutcome], on scene: SceneInstance) -> [SceneOutcome] {
    let adapter =
      adapter
      ?? BaselineAdapter(scene, countsInertReceivers: false, declared: RecordedRules.declaredHandlers(of: reader))
    self.adapter = adapter
    return self.outcomes(with: replayed, on: scene, adapter)
  }

  /// The outcomes of a replay as far as the recording could state them.
  package func statable(_ replayed: [SceneOutcome]) -> [SceneOutcome] {
    VocabularyFilter.outcomes(replayed, within: vocabulary)
  }

  /// Reads the outcomes of an event, whose time the samples give; for the last event, all remaining ones.
  package func read(event: Int, at timestampMicroseconds: Int64, isLast: Bool) throws(RecordingError) {
    let count = outcomes.count
    isRepeat = cursor.takeRepeat(of: count, at: event)
    if isRepeat {
      for index in outcomes.indices {
        outcomes[index].event = event
        outcomes[index].timestampMicroseconds = timestampMicroseconds
      }
    } else {
      outcomes.removeAll(keepingCapacity: true)
    }
    try cursor.take(through: event, at: timestampMicroseconds, into: &outcomes)
    if isLast { try cursor.take(through: .max, at: timestampMicroseconds, into: &outcomes) }
    if outcomes.count != count { isRepeat = false }
  }
}
