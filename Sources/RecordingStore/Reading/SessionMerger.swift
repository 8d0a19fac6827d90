/// The samples and outcomes of a session in one order: the samples of an event, then its outcomes.
struct SessionMerger {
  enum Item {
    case sample(TouchSample)
    case outcome(Outcome)

    /// Whether this is the first sample of an event: the item before belongs to another event.
    func startsEvent(after before: Item?) -> Bool {
      guard case .sample(let sample) = self, let before else { return false }
      if case .sample(let last) = before { return last.event != sample.event }
      return true
    }
  }

  private let samples: SampleCursor
  private let outcomes: OutcomeCursor
  private var sample: TouchSample?
  private var outcomeEvent: Int?
  private var lastEvent = -1
  private var lastMicroseconds: Int64 = 0
  private var sampleError: RecordingError?
  private var outcomeError: RecordingError?

  init(_ reader: RecordingReader, _ session: SessionMetadata) throws(RecordingError) {
    samples = try reader.samples(ofSession: session.id)
    outcomes = try reader.outcomes(ofSession: session.id)
    readSample()
    findOutcome()
  }

  /// The next sample or outcome, or `nil` after the last.
  ///
  /// An invalid row throws at its place in the order, after all items before it.
  mutating func next() throws(RecordingError) -> Item? {
    if let outcomeError { throw outcomeError }
    if let sample, outcomeEvent.map({ sample.event <= $0 }) ?? true {
      (lastEvent, lastMicroseconds) = (sample.event, sample.timestampMicroseconds)
      readSample()
      return .sample(sample)
    }
    if let sampleError, outcomeEvent.map({ $0 > lastEvent }) ?? true { throw sampleError }
    guard outcomeEvent != nil else { return nil }
    let outcome = try outcomes.take(knownEvent: lastEvent, at: lastMicroseconds)
    findOutcome()
    return .outcome(outcome)
  }

  private mutating func readSample() {
    do {
      sample = try samples.next()
    } catch {
      sample = nil
      sampleError = error
    }
  }

  private mutating func findOutcome() {
    do {
      outcomeEvent = try outcomes.nextEvent()
    } catch {
      outcomeEvent = nil
      outcomeError = error
    }
  }
}
