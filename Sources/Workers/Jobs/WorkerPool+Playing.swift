extension WorkerPool {
  /// Replays recordings and passes on their lines in order. The sessions of a recording with many of them are replayed by
  /// several workers.
  ///
  /// - Parameters:
  ///   - take: Called with complete lines, without control characters.
  ///   - complete: Called after the lines of each recording, or of each part of it.
  package func play(
    _ paths: [String], _ printing: OutcomePrinting, take: @escaping (String) -> Void,
    complete: @escaping (PlayedRecording) -> Void
  ) throws {
    var index = 0
    var parts: ArraySlice<RecordingPart> = []
    // After a failure, the rest of a recording is not printed, as if one worker had replayed it.
    var failed: Int?
    try run {
      if parts.isEmpty {
        guard index < paths.count else { return nil }
        parts =
          RecordingPart.parts(
            of: paths[index], replays: 1, workers: workerCount, isOneOfMany: paths.count >= Self.manyRecordings)[...]
        index += 1
      }
      let (recording, part) = (index - 1, parts.removeFirst())
      return PlayJob(paths[recording], printing, part) { lines in
        if failed != recording { take(lines) }
      } complete: { result in
        guard failed != recording else { return }
        complete(result)
        if result.failure != nil { failed = recording }
      }
    }
  }
}
