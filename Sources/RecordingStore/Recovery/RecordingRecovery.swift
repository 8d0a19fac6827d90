/// Makes a finished recording from an unfinished one.
///
/// Rows are copied session by session, events in order with their outcomes, until the end or the first row that cannot
/// be read or breaks a rule. Commits fall between events, so a file that is only unfinished holds whole events and
/// everything in it is kept; nothing is invented, so a finger that was down stays down. What the last session would have
/// caused after its last outcome is unknown: the new recording marks that session as cut short.
public enum RecordingRecovery {
  /// What was kept of an unfinished recording.
  public struct Report: Hashable, Sendable {
    /// How many sessions were kept.
    public internal(set) var sessions = 0
    /// How many samples were kept.
    public internal(set) var samples: Int64 = 0
    /// How many outcomes were kept.
    public internal(set) var outcomes: Int64 = 0
    /// How many samples and outcomes were left behind, as far as the file says.
    public internal(set) var lostRows: Int64 = 0
    /// Why rows were left behind; `nil` when none were.
    public internal(set) var reason: String?
    /// The content hash of the new recording.
    public internal(set) var contentHash = ""
  }

  /// Copies what is good of `source` into a new recording; where a capture came to a sudden end while it wrote `source`
  /// anew, what is good of the file before, which stands beside it.
  ///
  /// A finished source throws `invalid`: what its hash does not vouch for must not get a new one. Throws also when the
  /// source cannot be opened at all, and what ``RecordingWriter`` throws about the target.
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
