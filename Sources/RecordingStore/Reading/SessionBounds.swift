/// The row ranges of one session: the part of ``SessionMetadata`` that the scans need.
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
