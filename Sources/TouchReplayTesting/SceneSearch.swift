import Evidence
import Findings
import Foundation
import Playback
import RecordingStore
import Reporting
import ScenePictures
import UIKit

/// One call of ``assertNoDifference(between:and:search:recordingTo:fileID:filePath:line:column:)``.
@MainActor
struct SceneSearch {
  let old: RecordedScene
  let new: RecordedScene
  let search: ReplaySearch
  let name: String?
  let folder: PackageFolder

  /// Searches for a session that differs.
  ///
  /// - Throws: ``ReplayFailure`` if there is one, or if the scenes cannot be compared.
  func run() throws { try ExitGuard.run("\(old.scene.name) and \(new.scene.name)") { try find() } }

  private func find() throws {
    guard old.scene.screenSize == new.scene.screenSize, old.scene.profile == new.scene.profile else {
      throw ReplayFailure("the scenes have screens of different sizes or profiles; give both the same")
    }
    if let name, folder.exists(name) {
      throw ReplayFailure("\(name) exists already; give it to 'assertReplay', or remove it")
    }
    let scratch = FileManager.default.temporaryDirectory.appending(path: "search-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let player = SceneSearchPlayer(old: old, new: new, folder: scratch)
    let trials = SessionTrials(player, folder: scratch, producer: "TouchReplay test library")
    let base = EvidenceSession(
      sceneName: old.scene.name, sceneJSON: try old.text(), strategy: "uikit", profile: old.scene.profile,
      source: "swift test")
    let sessions = SessionSearch(base, seed: search.seed, trials)
    guard let found = try sessions.run(until: { trials.count >= search.sessions }) else { return }
    let minimizer = SessionMinimizer(
      found.session, keeping: found.divergence, recorded: nil, trials, reducesScene: false)
    try minimizer.run()
    throw try failure(minimizer.best, minimizer.comparison ?? found.comparison)
  }

  private func failure(
    _ session: EvidenceSession, _ comparison: ComparisonReport.Comparison
  ) throws -> ReplayFailure {
    var comparison = comparison
    comparison.recording = name ?? "a session"
    var report = ComparisonReport()
    (report.recordings, report.comparisons) = (1, [comparison])
    var message = "a session of \(session.eventCount) events differs, seed \(search.seed)"
    if let name {
      try folder.makeFolder(of: name)
      try old.record([(session.samples, nil)], to: folder.resolve(name))
      message += "; \(name) has it with the outcomes of \(old.scene.name)"
    } else {
      message += "; give 'recordingTo:' to record it"
    }
    return ReplayFailure(message, report: TextReport(report).text())
  }
}

/// Plays the sessions of a search on two scenes of the test's process.
@MainActor
private final class SceneSearchPlayer: EvidencePlayer {
  private let old: RecordedScene
  private let new: RecordedScene
  private let folder: String

  init(old: RecordedScene, new: RecordedScene, folder: String) {
    (self.old, self.new, self.folder) = (old, new, folder)
  }

  func compare(_ recordings: [String]) throws -> ComparisonReport {
    var report = ComparisonReport()
    report.recordings = recordings.count
    let baseline = "\(folder)/baseline.touchrec"
    for path in recordings {
      let reader = try RecordingReader(path: path)
      reader.isPartial = true
      let sessions = try reader.sessions.map { metadata in
        let cursor = try reader.samples(ofSession: metadata.id)
        var samples: [TouchSample] = []
        while let sample = try cursor.next() { samples.append(sample) }
        return (samples: samples, about: nil as String?)
      }
      try old.record(sessions, to: baseline)
      defer { try? FileManager.default.removeItem(atPath: baseline) }
      report.comparisons += try new.comparisons(of: RecordingReader(path: baseline), named: path)
    }
    return report
  }

  func explore(
    _ recording: String, count: Int, mapsScreen: Bool, ofBaseline: Bool
  ) throws -> [ExploredSession] {
    let reader = try RecordingReader(path: recording)
    reader.isPartial = true
    return try reader.sessions.map { metadata in
      try (ofBaseline ? old : new).session(metadata, of: reader).explore(mapsScreen: mapsScreen)
    }
  }

  func storeBaseline(of recording: String, in file: OutcomeFile) throws -> OutcomeFile? { nil }
}
