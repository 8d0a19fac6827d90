import Findings
import RecordingStore
import Reporting

/// One call of ``assertReplay(_:in:touches:about:record:fileID:filePath:line:column:)``.
@MainActor
struct ReplayAssertion {
  let name: String
  let scene: ReplayScene
  let touches: [ReplayTouches]
  let about: String?
  let mode: ReplayRecordMode
  let folder: PackageFolder
  /// The file of the test, as the recording names it.
  let madeBy: String

  private var path: String { folder.resolve(name) }

  /// Compares a replay of the recording with it, or records.
  ///
  /// - Throws: ``ReplayFailure`` if there is a difference or an unknown outcome, or if a recording was written.
  func run() throws { try ExitGuard.run(name) { try compareOrRecord() } }

  private func compareOrRecord() throws {
    let samples = try ReplayTouches.samples(of: touches, in: folder)
    guard folder.exists(name) else { return try recordFirst(samples) }
    let reader = try RecordingReader(path: path)
    let report = try compare(reader)
    let isOther = try !samples.isEmpty && !isRecorded(samples, in: reader)
    switch mode {
    case .all:
      try recordAgain(reader, samples)
      throw ReplayFailure("recorded \(name) again; remove the record mode and run the test again")
    case .failed where report.verdict == .differs || isOther:
      try recordAgain(reader, samples)
      throw ReplayFailure(
        "recorded \(name) again, because the outcomes differed; look at the changes before you keep them",
        report: TextReport(report).text())
    case .failed, .missing, .never:
      if isOther {
        throw ReplayFailure(
          "the touches of the test are not those in \(name); record them with TOUCHREPLAY_RECORD=failed, or remove "
            + "them from the test")
      }
      guard report.verdict == .same else {
        throw ReplayFailure("\(name): \(verdict(report))", report: TextReport(report).text())
      }
    }
  }

  private func verdict(_ report: ComparisonReport) -> String {
    switch report.verdict {
    case .same: "no difference"
    case .differs: "touches have other outcomes than recorded"
    case .inconclusive: "the result is inconclusive"
    }
  }

  private func recordFirst(_ samples: [TouchSample]) throws {
    guard mode != .never else {
      throw ReplayFailure(
        "there is no recording \(path), and nothing is recorded in mode never or where CI is set; run the test on "
          + "your machine and commit the file")
    }
    guard !samples.isEmpty else {
      throw ReplayFailure(
        "there is no recording \(path), and the test has no touches to record; add 'touches: [.tap(x, y)]'")
    }
    try record([(samples, about)])
    throw ReplayFailure("recorded \(name) for the first time; look at it and run the test again")
  }

  private func recordAgain(_ reader: RecordingReader, _ samples: [TouchSample]) throws {
    guard samples.isEmpty else { return try record([(samples, about)]) }
    try record(try reader.sessions.map { (try Self.samples(of: $0, in: reader), about ?? $0.about) })
  }

  private func record(_ sessions: [(samples: [TouchSample], about: String?)]) throws {
    try folder.makeFolder(of: name)
    try recorded.record(sessions, to: path)
  }

  private func compare(_ reader: RecordingReader) throws -> ComparisonReport {
    var report = ComparisonReport()
    report.recordings = 1
    report.comparisons = try recorded.comparisons(of: reader, named: name)
    // The content was hashed while it was read.
    try reader.finishVerification()
    return report
  }

  private var recorded: RecordedScene { RecordedScene(scene: scene, madeBy: madeBy) }

  private func isRecorded(_ samples: [TouchSample], in reader: RecordingReader) throws -> Bool {
    guard reader.sessions.count == 1, let session = reader.sessions.first else { return false }
    return try Self.samples(of: session, in: reader) == samples
  }

  private static func samples(of session: SessionMetadata, in reader: RecordingReader) throws -> [TouchSample] {
    let batches = try reader.samples(ofSession: session.id)
    var samples: [TouchSample] = []
    while let sample = try batches.next() { samples.append(sample) }
    return samples
  }
}
