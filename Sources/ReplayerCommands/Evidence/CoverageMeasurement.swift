import ChildProcess
import CommandLineSupport
import Commands
import Findings
import Foundation
import PassThrough
import RecordingStore
import Reporting
import RulesBuilds
import Workers

/// Replays recordings with a build that has counters, and reads them.
@MainActor
struct CoverageMeasurement {
  private let build: RulesBuild
  private let tools: CoverageTools
  private let request: ExploreRequest
  private let console: Console
  private let pool: WorkerPool

  init(_ build: RulesBuild, _ tools: CoverageTools, _ arguments: Arguments, _ console: Console) throws {
    (self.build, self.tools, self.console) = (build, tools, console)
    let request = ExploreRequest(
      strategy: try CommonOptions.strategy(of: arguments), profile: try CommonOptions.profile(of: arguments))
    self.request = request
    guard let pool = try WorkerOptions.pool(of: arguments, sessions: .max, build: build, console) else {
      preconditionFailure("rules run in workers")
    }
    self.pool = pool
    pool.keepsWorkers = true
  }

  /// A recording that was replayed.
  private struct Played {
    let path: String
    let counters: [String]
    let profile: String
    let explored: [ExploredSession]
    let scenes: [SceneKey]
    var ended: [(session: Int, problem: String)] = []
  }

  /// The scenes of sessions: two with the same name and other content have areas of their own.
  private struct SceneKey: Hashable {
    let name: String
    let json: String
  }

  /// The report of recordings.
  ///
  /// - Parameter sources: The texts of the files, by their paths.
  func report(of paths: [String], sources: [String: [UInt8]]) throws -> CoverageReport {
    defer {
      pool.end()
      console.error.clearProgress()
    }
    let folder = try IsolatedEnvironment.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var played: [Played] = []
    for (index, path) in paths.enumerated() {
      console.error.progress("replaying \(index + 1) of \(paths.count): \(path)")
      played.append(try play(path, "\(folder)/\(index)"))
    }
    guard played.contains(where: { !$0.scenes.isEmpty }) else {
      throw CommandFailure(.noInput, "the recordings have no sessions; record one with 'recorder capture'")
    }
    try WorkerOptions.naming {
      do { try pool.writeProfiles(played.map { ($0.counters, $0.profile) }) } catch let failure as ProfileFailure {
        throw CommandFailure(.io, "the counts cannot be written: \(failure)")
      }
    }
    let whole = try coverage(played.map(\.profile), folder)
    var recordings: [CoverageReport.Recording] = []
    for (index, entry) in played.enumerated() {
      console.error.progress("reading \(index + 1) of \(played.count): \(entry.path)")
      var recording = CoverageReport.Recording(
        path: entry.path, coverage: played.count == 1 ? whole : try coverage([entry.profile], folder))
      recording.ended = entry.ended
      recording.unmappedTouches = entry.explored.reduce(0) { $0 + $1.unmappedTouches }
      recordings.append(recording)
    }
    return CoverageReport(whole: whole, recordings: recordings, areas: areas(played), sources: sources)
  }

  private func play(_ path: String, _ base: String) throws -> Played {
    let reader = try RecordingReader.checked(path)
    let scenes = reader.sessions.map { session in
      let scene = reader.scenes.first { $0.id == session.scene }
      return SceneKey(name: scene?.name ?? "", json: scene?.json ?? "")
    }
    var ended: [(session: Int, problem: String)] = []
    // The maps of a screen run the user's code, too, so that they are made in replays of their own.
    var (counting, mapping) = (request, request)
    counting.counters = base
    mapping.mapsTouches = true
    let explored = try WorkerOptions.naming {
      _ = try pool.explore(path, count: scenes.count, counting, program: 0) { end in
        guard !end.isFailure else { throw CommandFailure(.data, end.problem) }
        ended.append((end.session, "\(end.problem); what ran before counts"))
      }
      return try pool.explore(path, count: scenes.count, mapping, program: 0) { end in
        guard !ended.contains(where: { $0.session == end.session }) else { return }
        ended.append((end.session, "\(end.problem), while its screens were mapped"))
      }
    }
    return Played(
      path: path, counters: scenes.indices.map { ExploreRequest.counters(base, session: $0) },
      profile: "\(base).profraw", explored: explored, scenes: scenes, ended: ended)
  }

  private func coverage(_ profiles: [String], _ folder: String) throws -> CodeCoverage {
    do { return try tools.coverage(of: build, profiles: profiles, scratch: folder) } catch {
      throw Failures.failure(of: error)
    }
  }

  /// The receivers of each scene that no touch of any recording hits, the largest areas first.
  private func areas(_ played: [Played]) -> [CoverageReport.Area] {
    var order: [SceneKey] = []
    var hit: [SceneKey: Set<String>] = [:]
    var largest: [SceneKey: [String: CoverageReport.Area]] = [:]
    for entry in played {
      for session in entry.explored where entry.scenes.indices.contains(session.session) {
        let scene = entry.scenes[session.session]
        if !order.contains(scene) { order.append(scene) }
        hit[scene, default: []].formUnion(
          session.features.filter { $0.hasPrefix("hit ") }.map { String($0.dropFirst("hit ".count)) })
        for screen in session.screens {
          for (region, share) in zip(screen.receivers, screen.shares) where region.receiver != "!unknown" {
            if let known = largest[scene]?[region.receiver], known.share >= share { continue }
            largest[scene, default: [:]][region.receiver] = CoverageReport.Area(
              scene: scene.name, region, share: share, recording: entry.path, event: screen.event)
          }
        }
      }
    }
    return order.flatMap { scene in
      (largest[scene] ?? [:]).filter { hit[scene]?.contains($0.key) != true }.map(\.value)
        .sorted { ($1.share, $0.receiver) < ($0.share, $1.receiver) }
    }
  }
}
