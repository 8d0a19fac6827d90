import CommandLineSupport
import Commands
import Evidence
import Findings
import Foundation
import Playback
import PrintedText
import RecordingStore
import Workers

/// Sessions that no recording has, made without faults and played with those that survived.
@MainActor
struct MutationExploration {
  /// The number of sessions for each scene.
  static let sessionCount = 96
  /// A fault is played with at most this many sessions, so that a place that all reach does not take the time of the others.
  private static let mostSessions = 24

  private let mutation: MutationRun
  private let folder: String
  /// The explored sessions with the outcomes of the code without faults.
  private(set) var sessions: [EvidenceSession] = []
  private var reaching: [ReachingSession] = []

  /// Makes the sessions.
  ///
  /// - Parameters:
  ///   - bases: Sessions without touches, one for each scene.
  ///   - folder: A folder for recordings, which the caller removes.
  init(_ mutation: MutationRun, bases: [EvidenceSession], seed: UInt64, folder: String) throws {
    (self.mutation, self.folder) = (mutation, folder)
    let sides = MutantSides(mutation.pool, mutation.run, mutant: 0)
    for (index, base) in bases.enumerated() {
      if mutation.isOver { return }
      mutation.console.error.progress("exploring scene \(index + 1) of \(bases.count)")
      let player = ExploringPlayer(sides, folder: folder)
      let search = SessionSearch(base, seed: seed, SessionTrials(player, folder: folder, producer: Version.producer))
      _ = try search.run { player.kept.count * SessionSearch.batchSize >= Self.sessionCount || mutation.isOver }
      var made: [EvidenceSession] = []
      for path in player.kept {
        let reader = try RecordingReader(path: path)
        made += try reader.sessions.map { try EvidenceSession($0, of: reader, withOutcomes: false) }
        try FileManager.default.removeItem(atPath: path)
      }
      sessions += made.filter { !$0.samples.isEmpty }.prefix(Self.sessionCount)
    }
    try record()
  }

  /// Records the sessions with the outcomes of the code without faults, and finds which faults each reaches.
  private mutating func record() throws {
    mutation.console.error.progress("exploring: \(Counted.text(sessions.count, "session"))")
    let files = sessions.indices.map { "\(folder)/session-\($0).touchrec" }
    for (path, session) in zip(files, sessions) {
      try EvidenceSession.write([session], to: path, producer: Version.producer)
    }
    let stored = try WorkerOptions.naming {
      try mutation.pool.store(files, mutation.run, program: 0) { OutcomeFile(path: files[$0] + ".outcomes", name: "") }
    }
    var paths: [String] = []
    var recorded: [EvidenceSession] = []
    for (index, file) in stored.enumerated() {
      guard let file else { continue }
      let whole = try sessions[index].withOutcomes(of: file, runsCode: true)
      try EvidenceSession.write([whole], to: files[index], replacing: true, producer: Version.producer)
      paths.append(files[index])
      recorded.append(sessions[index])
    }
    let (pool, run) = (mutation.pool, mutation.run)
    let found = try WorkerOptions.naming { try pool.reach(paths, run).sessions }
    let byPath = Dictionary(zip(paths, recorded), uniquingKeysWith: { first, _ in first })
    reaching = found.filter { $0.comparison.divergenceCount == 0 && $0.comparison.failure == nil }
    sessions = reaching.compactMap { byPath[$0.session.recording] }
    mutation.noteExplored(reaching.count)
  }

  /// Plays explored sessions with faults. Returns the indexes of ``sessions`` that differ, by the indexes of the faults.
  func play(_ indexes: [Int]) throws -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    var requests: [(number: Int, sessions: [(session: ComparedSession, unknownCount: Int)])] = []
    for index in indexes {
      guard let number = mutation.report.entries[index].mutant.number else { continue }
      let all = reaching.filter { $0.mutants.contains(number) }
      // Later sessions are longer.
      let distance = max(1, all.count / Self.mostSessions)
      let fitting = stride(from: 0, to: all.count, by: distance).prefix(Self.mostSessions).map { all[$0] }
      guard !fitting.isEmpty else { continue }
      numbers[number] = index
      requests.append((number, fitting.map { ($0.session, $0.comparison.unknownCount) }))
    }
    var found: [Int: Int] = [:]
    var done = 0
    try mutation.playInTime(requests) { number, result in
      guard let index = numbers[number] else { return }
      done += 1
      mutation.console.error.progress("exploring with mutants: \(done) of \(requests.count)")
      mutation.notePlayed(result.played)
      switch result.status {
      case .killed, .timeout:
        mutation.update(index) { $0.isKilledByExploration = true }
        found[index] = reaching.firstIndex { $0.session == result.session }
      case .survived:
        mutation.update(index) { $0.explored = result.played }
      // Nothing shows that it is the same.
      case .unknown: break
      }
    }
    return found
  }
}
