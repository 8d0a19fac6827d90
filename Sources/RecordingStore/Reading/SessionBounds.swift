/// Where the rows of one session are: what the scans need of a ``SessionMetadata``.
struct SessionBounds {
  let id: Int
  let firstSample: Int64
  let endSample: Int64
  let firstOutcome: Int64
  let endOutcome: Int64

  init(_ record: SessionMetadata) {
    id = record.id
    firstSample = record.firstSample
    endSample = firstSample + record.sampleCount
    firstOutcome = record.firstOutcome
    endOutcome = firstOutcome + record.outcomeCount
  }
}
