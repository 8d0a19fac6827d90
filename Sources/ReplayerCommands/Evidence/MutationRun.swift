import CommandLineSupport
import Commands
import ContentHashing
import Evidence
import Findings
import Foundation
import JSONText
import Playback
import PrintedText
import RecordingStore
import Reporting
import RulesBuilds
import Workers

/// Plays recordings with each fault of a build. ``report`` is what is known at any time.
@MainActor
final class MutationRun {
  let run: ComparisonRun
  let pool: WorkerPool
  let build: RulesBuild
  let console: Console
  private(set) var report = MutationReport()
  /// The sessions, and the faults that each reaches.
  private var sessions: [ReachingSession] = []
  /// The sessions that reach a fault, by its number.
  private var covering: [Int: [Int]] = [:]
  /// Whether a fault counts, such as by its lines.
  private let isWanted: (Mutant) -> Bool
  /// All files of the code.
  let allSources: [RulesFile]
  /// The places and functions that the sessions of a fault reached, by its index.
  private(set) var reached: [Int: Set<Int>] = [:]
  private var digests: [String: String] = [:]
  let deadline: ContinuousClock.Instant?

  init(
    _ run: ComparisonRun, _ pool: WorkerPool, _ build: RulesBuild, sources: [RulesFile],
    deadline: ContinuousClock.Instant?,
    _ console: Console, isWanted: @escaping (Mutant) -> Bool
  ) {
    (self.run, self.pool, self.build, self.console) = (run, pool, build, console)
    (self.isWanted, self.deadline) = (isWanted, deadline)
    let mutants = build.manifest.mutants.compactMap(Mutant.init(json:)).filter(isWanted)
    report.entries = mutants.map { MutationReport.Entry($0, $0.number == nil ? .compileError : .unknown) }
    allSources = sources
    report.sources = sources.map {
      MutationReport.Source(path: $0.path, text: String(decoding: $0.content, as: UTF8.self))
    }.filter { source in mutants.contains { $0.file == source.path } }
  }

  /// Whether the time is over, or a signal has asked for the end.
  var isOver: Bool {
    if Interruption.isRequested { return true }
    return deadline.map { ContinuousClock.now >= $0 } ?? false
  }

  // MARK: Without faults

  /// Replays the recordings without a fault and finds which faults each session reaches.
  func reach(_ paths: [String]) throws {
    let result = try WorkerOptions.naming {
      try pool.reach(paths, run) { [console] index in
        console.error.progress("replaying \(index + 1) of \(paths.count) without a mutant")
      }
    }
    if let failure = result.failures.first { throw CommandFailure(failure.exitCode, failure.message) }
    let counts = Dictionary(grouping: result.sessions, by: \.session.recording).mapValues(\.count)
    for session in result.sessions {
      let path = session.session.recording
      let name = counts[path] == 1 ? path : "\(path), session \(session.session.number)"
      if let reason = Self.reasonToLeaveOut(session.comparison) {
        report.leftOut.append((name, reason))
        continue
      }
      for number in session.mutants { covering[number, default: []].append(sessions.count) }
      sessions.append(session)
      report.sessions.append(MutationReport.Session(name: name, path: path))
    }
    for index in report.entries.indices {
      guard let number = report.entries[index].mutant.number else { continue }
      report.entries[index].covering = covering[number] ?? []
      if report.entries[index].covering.isEmpty { report.entries[index].status = .noCoverage }
    }
  }

  private static func reasonToLeaveOut(_ comparison: ComparisonReport.Comparison) -> String? {
    if comparison.divergenceCount > 0 { return "differs without a mutant and is left out; see 'replayer diff'" }
    if let failure = comparison.failure { return "\(failure.why); it is left out" }
    return comparison.isNondeterministic ? "its replays disagree, and it is left out" : nil
  }

  // MARK: With faults

  /// Plays the sessions that reach each fault.
  func play() throws {
    let waiting = report.entries.indices.filter { index in
      let entry = report.entries[index]
      return entry.status == .unknown && !entry.covering.isEmpty && entry.reason == nil
    }
    let places = Dictionary(
      waiting.map { (report.entries[$0].mutant.number ?? 0, $0) }, uniquingKeysWith: { first, _ in first })
    var done = 0
    let requests = waiting.map { index in
      (
        number: report.entries[index].mutant.number ?? 0,
        sessions: report.entries[index].covering.map { (sessions[$0].session, sessions[$0].comparison.unknownCount) }
      )
    }
    try playInTime(requests) { [self] number, result in
      guard let index = places[number] else { return }
      done += 1
      console.error.progress("playing mutants: \(done) of \(waiting.count)")
      take(result, at: index)
    }
  }

  /// Plays faults in groups, so that the time is looked at between them.
  func playInTime(
    _ requests: [(number: Int, sessions: [(session: ComparedSession, unknownCount: Int)])],
    take: @escaping (Int, MutantResult) -> Void
  ) throws {
    let size = deadline == nil ? max(requests.count, 1) : 8
    for start in stride(from: 0, to: requests.count, by: size) {
      if isOver { return }
      try WorkerOptions.naming {
        try pool.play(Array(requests[start..<min(start + size, requests.count)]), run, take: take)
      }
    }
  }

  private func take(_ result: MutantResult, at index: Int) {
    report.played += result.played
    reached[index] = result.reached
    report.entries[index].reason = result.reason
    report.entries[index].killer =
      result.status == .killed || result.status == .timeout
      ? report.entries[index].covering.first { sessions[$0].session == result.session } : nil
    report.entries[index].status =
      switch result.status {
      case .survived: .survived
      case .killed: .killed
      case .timeout: .timeout
      case .unknown: .unknown
      }
  }

  /// The sessions of the report, in their order.
  func recordedSessions() throws -> [EvidenceSession] {
    try sessions.map { session in
      let reader = try RecordingReader(path: session.session.recording)
      reader.isPartial = true
      return try EvidenceSession(
        reader.sessions[session.comparison.session], of: reader, withOutcomes: false)
    }
  }

  /// Digests of sessions of the report: of their files and numbers.
  func sessionDigests(_ indexes: [Int]) -> [String] {
    indexes.map { index in
      let session = sessions[index].session
      if digests[session.recording] == nil {
        var hash = BLAKE2b()
        hash.update(Array(FileManager.default.contents(atPath: session.recording) ?? Data()))
        digests[session.recording] = String(hash.hexDigest().prefix(32))
      }
      return "\(digests[session.recording] ?? "") \(session.number)"
    }
  }

  // MARK: Results of others

  /// Makes survivors that no explored session shows probably equivalent, if some reach them.
  func setEquivalents(_ indexes: [Int], screens: (Int) -> Int) {
    for index in indexes where report.entries[index].status == .survived && report.entries[index].explored > 0 {
      report.entries[index].status = .equivalent
      report.entries[index].screens = screens(index)
    }
  }

  func update(_ index: Int, _ change: (inout MutationReport.Entry) -> Void) { change(&report.entries[index]) }

  func noteExplored(_ count: Int) { report.explored += count }

  func notePlayed(_ count: Int) { report.played += count }

  func setThreshold(_ threshold: Double?) { report.threshold = threshold }

  func setInterrupted() { report.isInterrupted = true }
}
