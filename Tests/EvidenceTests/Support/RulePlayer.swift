import Evidence
import Findings
import HitTestTerms
import Playback
import RecordingStore

/// Compares sessions by a rule of a test: which touches differ. Its replays hit `new`, its baseline hits `old`.
@MainActor
final class RulePlayer: EvidencePlayer {
  /// Returns the indexes of the samples that differ.
  let differing: ([TouchSample], _ scene: String) -> [Int]
  /// What a session reaches.
  var features: ([TouchSample]) -> [String] = { _ in [] }
  /// The scenes that cannot be decoded.
  var isInvalid: (_ scene: String) -> Bool = { _ in false }
  /// The view that a differing touch hits in the replay.
  var view: ([TouchSample], _ index: Int) -> String = { _, _ in "new" }
  /// Why a session has an unknown outcome. `nil` if it has none.
  var unknown: ([TouchSample]) -> String? = { _ in nil }
  /// The number of calls of ``compare(_:)`` after which it throws. `nil` for no limit.
  var comparisonsLeft: Int?
  /// The sessions that were compared.
  private(set) var compared: [[TouchSample]] = []

  struct Interruption: Error {}

  init(_ differing: @escaping ([TouchSample], _ scene: String) -> [Int]) { self.differing = differing }

  func compare(_ recordings: [String]) throws -> ComparisonReport {
    if let left = comparisonsLeft {
      guard left > 0 else { throw Interruption() }
      comparisonsLeft = left - 1
    }
    var report = ComparisonReport()
    for path in recordings {
      let reader = try RecordingReader(path: path)
      try reader.verify()
      if isInvalid(reader.scenes[0].json) {
        report.failures.append(.init(recording: path, message: "\(path): invalid", kind: .invalid))
        continue
      }
      for record in reader.sessions { report.comparisons.append(try comparison(record, reader, path)) }
    }
    return report
  }

  private func comparison(
    _ record: SessionMetadata, _ reader: RecordingReader, _ path: String
  ) throws -> ComparisonReport.Comparison {
    let samples = try Self.samples(record, reader)
    compared.append(samples)
    let divergences = differing(samples, reader.scenes[record.scene].json).map { index in
      Divergence(
        id: "\(index)", recording: path, session: record.id, strategy: "uikit", profile: "ios17",
        event: samples[index].event, timestampMicroseconds: samples[index].timestampMicroseconds, kind: "hit",
        recorded: .hit(touch: samples[index].touch, view: ViewID(named: "old")),
        replayed: .hit(touch: samples[index].touch, view: ViewID(named: view(samples, index))))
    }
    var comparison = ComparisonReport.Comparison(
      recording: path, session: record.id, sceneName: "s", about: nil, recordedStrategy: "uikit", strategy: "uikit",
      profile: "ios17", against: "build:b", outcomes: samples.count, divergences: divergences,
      divergenceCount: divergences.count, rootCount: divergences.count)
    if let why = unknown(samples) {
      let trouble = SceneOutcome.Trouble(what: .unknown, touch: nil, view: nil, why: why)
      comparison.unknowns = [UnknownOutcome(ofSession: record.id, in: path, trouble)]
    }
    return comparison
  }

  func explore(
    _ recording: String, count: Int, mapsScreen: Bool, ofBaseline: Bool
  ) throws -> [ExploredSession] {
    let reader = try RecordingReader(path: recording)
    return try reader.sessions.map { record in
      ExploredSession(
        session: record.id, features: features(try Self.samples(record, reader)),
        regions: mapsScreen
          ? [
            .init(receiver: "top", x: 0, y: 0, width: 390, height: 400),
            .init(receiver: "bottom", x: 0, y: 400, width: 390, height: 444),
          ] : [])
    }
  }

  func storeBaseline(of recording: String, in file: OutcomeFile) throws -> OutcomeFile? { nil }

  private static func samples(_ record: SessionMetadata, _ reader: RecordingReader) throws -> [TouchSample] {
    let cursor = try reader.samples(ofSession: record.id)
    var samples: [TouchSample] = []
    while let sample = try cursor.next() { samples.append(sample) }
    return samples
  }
}
