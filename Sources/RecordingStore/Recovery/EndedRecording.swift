/// Completes the recording of a capture whose process the app's code has ended.
///
/// The session is kept up to that moment: all events with their outcomes, then the event in which the code ended it, whose only
/// outcome is that trouble.
public enum EndedRecording {
  /// The content of the completed recording.
  public struct Summary: Hashable, Sendable {
    public internal(set) var sessions = 0
    public internal(set) var events = 0
    public internal(set) var samples: Int64 = 0
    public internal(set) var outcomes: Int64 = 0
    public internal(set) var contentHash = ""
  }

  /// Replaces an unfinished recording by a finished one.
  ///
  /// - Parameter end: The end of the last session. It gets the touch of its event, unless a timer caused it.
  /// - Returns: The content; `nil` if the file does not have the event, and is left as it is.
  public static func complete(_ path: String, with end: Outcome) throws(RecordingError) -> Summary? {
    let reader = try RecordingReader(path: path, allowUnfinished: true)
    guard !reader.isFinished, let session = reader.sessions.last,
      let last = try lastSample(of: session, reader, until: end.event)
    else { return nil }
    var end = end
    if case .trouble(var trouble) = end.kind, last.timestampMicroseconds == end.timestampMicroseconds,
      last.sceneEvent == nil
    {
      trouble.touch = last.touch
      end.kind = .trouble(trouble)
    }
    var summary = Summary()
    summary.events = last.event + 1
    let outcome = end
    summary.contentHash = try RecordingReplacement(of: reader, suffix: ".ending").run {
      writer throws(RecordingError) in
      if let reason = try RecordingCopy(reader, writer).run() {
        throw RecordingError(path: path, kind: .damaged, problem: reason, remedy: "record the session again")
      }
      writer.markWhole()
      try writer.append(outcome)
      summary.sessions = Int(writer.sessionCount)
      summary.samples = writer.sampleCount
      summary.outcomes = writer.outcomeCount
    }
    // The journal is that of the unfinished file, whose name the finished one has now.
    for suffix in RecordingFile.companionSuffixes { FileSystem.remove(FileSystem.resolved(path) + suffix) }
    return summary
  }

  /// The first sample of the session's last event, which is the one of the end.
  private static func lastSample(
    of session: SessionMetadata, _ reader: RecordingReader, until event: Int
  ) throws(RecordingError) -> TouchSample? {
    let samples = try reader.samples(ofSession: session.id)
    var first: TouchSample?
    while let sample = try samples.next() {
      if sample.event != first?.event { first = sample }
    }
    return first?.event == event ? first : nil
  }
}
