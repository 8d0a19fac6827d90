/// Creates a finished recording from an unfinished one.
///
/// Rows are copied session by session, events in order with their outcomes, until the end or the first row that is
/// unreadable or violates a rule. Commits happen between events, so a file that is only unfinished contains whole
/// events, and all of its content is kept. No data is added: a finger that was down stays down. Outcomes after the last
/// recorded one of the last session are unknown, so the new recording marks that session as cut short.
public enum RecordingRecovery {
  /// The result of a recovery.
  public struct Report: Hashable, Sendable {
    /// The number of sessions kept.
    public internal(set) var sessions = 0
    /// The number of samples kept.
    public internal(set) var samples: Int64 = 0
    /// The number of outcomes kept.
    public internal(set) var outcomes: Int64 = 0
    /// The number of samples and outcomes lost, as far as it is known.
    public internal(set) var lostRows: Int64 = 0
    /// Why rows were lost. `nil` if none were.
    public internal(set) var reason: String?
    /// The content hash of the new recording.
    public internal(set) var contentHash = ""
  }

  /// Copies the valid part of `source` into a new recording. If a capture was interrupted while it rewrote `source`,
  /// the earlier file beside it is recovered instead.
  ///
  /// Throws `invalid` for a finished source: content that fails its hash must not get a new one. Also throws if the
  /// source cannot be opened, and the errors of ``RecordingWriter`` for the target.
  public static func recover(
    _ source: String, to target: String, replacing: Bool = false
  ) throws(RecordingError) -> Report {
    let source = RecordingBackup.leftover(of: source) ?? source
    let reader = try RecordingReader(path: source, allowUnfinished: true, checkingPages: false, allowOlder: true)
    guard !reader.isFinished else {
      throw RecordingError(
        path: source, kind: .invalid, problem: "the recording is finished; there is nothing to recover",
        remedy: "use it as it is, or check it with `recorder verify`")
    }
    let producer = reader.meta[RecordingMeta.producer] ?? "TouchReplay"
    let writer = try RecordingWriter(creating: target, replacing: replacing, producer: producer)
    do {
      return try copy(reader, to: writer)
    } catch {
      writer.abandon()
      throw error
    }
  }

  private static func copy(
    _ reader: RecordingReader, to writer: RecordingWriter
  ) throws(RecordingError) -> Report {
    var report = Report()
    report.reason = try RecordingCopy(reader, writer).run()
    report.sessions = Int(writer.sessionCount)
    report.samples = writer.sampleCount
    report.outcomes = writer.outcomeCount
    report.lostRows = reader.sampleCount - report.samples + reader.outcomeCount - report.outcomes
    report.contentHash = try writer.finish()
    return report
  }
}
