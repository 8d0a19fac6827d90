import RecordingStore

/// Reads the outcomes of a recording one event at a time.
final class RecordedOutcomes {
  private let cursor: OutcomeCursor
  private var ahead: Outcome?

  /// The outcomes of the event read last; the storage is used again for the next.
  private(set) var outcomes: [Outcome] = []

  init(_ cursor: OutcomeCursor) throws(RecordingError) {
    self.cursor = cursor
    ahead = try cursor.next()
  }

  /// Reads what belongs to an event; with the last one, all that is left.
  func read(event: Int, isLast: Bool) throws(RecordingError) {
    outcomes.removeAll(keepingCapacity: true)
    while let outcome = ahead, isLast || outcome.event <= event {
      outcomes.append(outcome)
      ahead = try cursor.next()
    }
  }
}
