import CommandLineSupport
import Commands
import Evidence
import Findings
import Foundation
import Playback
import Workers

/// Code with one fault beside the same code without it, played by workers.
@MainActor
final class MutantSides: EvidencePlayer {
  private let pool: WorkerPool
  private let run: ComparisonRun
  private let mutant: Int

  /// - Parameter pool: Two programs, both with the build that has the faults.
  init(_ pool: WorkerPool, _ run: ComparisonRun, mutant: Int) {
    (self.pool, self.mutant) = (pool, mutant)
    var run = run
    run.mutant = mutant
    self.run = run
  }

  func compare(_ recordings: [String]) throws -> ComparisonReport {
    try WorkerOptions.naming {
      try pool.compare(recordings, run, baseline: "the code without the mutant") { _, _ in }
    }
  }

  func explore(_ recording: String, count: Int, mapsScreen: Bool, ofBaseline: Bool) throws -> [ExploredSession] {
    var request = ExploreRequest(
      strategy: run.strategies.first, profile: run.profiles.first, mapsScreen: mapsScreen)
    request.mutant = ofBaseline ? nil : mutant
    return try WorkerOptions.naming {
      try pool.explore(recording, count: count, request, program: ofBaseline ? 1 : 0)
    }
  }

  func storeBaseline(of recording: String, in file: OutcomeFile) throws -> OutcomeFile? {
    let result = try WorkerOptions.naming { try pool.store(recording, run, program: 1, into: file) }
    if let failure = result.failure {
      throw CommandFailure(.inconclusive, "the session cannot be replayed: \(failure)")
    }
    return result.file
  }
}

/// Code without faults, for sessions that are made and not compared: it keeps their recordings.
@MainActor
final class ExploringPlayer: EvidencePlayer {
  private let sides: MutantSides
  private let folder: String
  /// The recordings of the sessions, in their order.
  private(set) var kept: [String] = []

  init(_ sides: MutantSides, folder: String) { (self.sides, self.folder) = (sides, folder) }

  func compare(_ recordings: [String]) throws -> ComparisonReport {
    for recording in recordings {
      let path = "\(folder)/explored-\(kept.count).touchrec"
      try FileManager.default.moveItem(atPath: recording, toPath: path)
      kept.append(path)
    }
    return ComparisonCollector().report
  }

  func explore(_ recording: String, count: Int, mapsScreen: Bool, ofBaseline: Bool) throws -> [ExploredSession] {
    // Both sides are the same code.
    ofBaseline
      ? [] : try sides.explore(recording, count: count, mapsScreen: mapsScreen, ofBaseline: true)
  }

  func storeBaseline(of recording: String, in file: OutcomeFile) throws -> OutcomeFile? {
    try sides.storeBaseline(of: recording, in: file)
  }
}
