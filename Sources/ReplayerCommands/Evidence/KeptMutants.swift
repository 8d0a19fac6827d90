import CommandLineSupport
import Commands
import ContentHashing
import Findings
import Foundation
import JSONText
import PassThrough
import Playback
import RulesBuilds
import Workers

/// The results of earlier runs, by the content that they depend on.
///
/// A result depends on the recordings that were played and on the code that ran. Each function is one part of the code, and a session
/// states which functions it ran; all other code, such as properties and signatures, is one part that every result depends on.
@MainActor
struct KeptMutants {
  private static let format = 1
  private static let capacity = 20_000

  /// What a result depends on.
  private struct Record {
    var identity: String
    var status: String
    var reason: String?
    /// The session that differs, or all that were played.
    var sessions: [String]
    /// The functions that ran.
    var functions: [String]
    /// What other sessions showed; `nil` if none were played.
    var exploration: Exploration?
  }

  /// What explored sessions showed. They depend on all code and all recordings.
  private struct Exploration {
    var inputs: String
    var status: String
    var sessions: Int
    var screens: Int
    var isKilled: Bool
  }

  private let mutation: MutationRun
  private let path: String
  /// A digest of everything that all results depend on.
  private let common: String
  /// The digests of the functions, by the numbers of their bits.
  private let functions: [Int: String]
  private let code: MutatedSources

  /// `nil` if there is no folder for the results.
  init?(_ mutation: MutationRun, _ build: RulesBuild, _ arguments: Arguments) {
    guard let folder = ResultFolder.make() else { return nil }
    self.mutation = mutation
    code = MutatedSources(mutation.allSources, build.manifest.bodies.compactMap(MutatedSources.Body.init))
    functions = code.functions
    var hash = BLAKE2b()
    let run = mutation.run
    var parts = ["\(Self.format)", Version.current, build.manifest.compiler, code.rest, run.effects.text]
    parts += run.strategies.map(\.description) + run.profiles + ["\(run.comparesInertReceivers)"]
    for option in ["timeout-per-session", "seed"] { parts.append(arguments.string(option) ?? "") }
    for part in parts { hash.update(Array(part.utf8) + [0]) }
    common = hash.hexDigest()
    path = "\(folder)/mutants.json"
  }

  /// A digest of all code and all recordings.
  private var inputs: String {
    var hash = BLAKE2b()
    let sessions = mutation.sessionDigests(Array(mutation.report.sessions.indices))
    for part in [common] + functions.values.sorted() + sessions { hash.update(Array(part.utf8) + [0]) }
    return hash.hexDigest()
  }

  /// Takes the results that still hold.
  func apply() {
    let current = Set(functions.values)
    let inputs = inputs
    let records = Dictionary(read().map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    for index in mutation.report.entries.indices {
      let entry = mutation.report.entries[index]
      guard entry.status == .unknown, entry.reason == nil, let record = records[identity(of: entry.mutant)],
        current.isSuperset(of: record.functions), let status = MutationReport.Status(rawValue: record.status)
      else { continue }
      let names = mutation.sessionDigests(entry.covering)
      let isNoticed = status == .killed || status == .timeout
      let killer = isNoticed ? zip(entry.covering, names).first { $0.1 == record.sessions.first }?.0 : nil
      guard isNoticed ? killer != nil : Set(record.sessions).isSuperset(of: names) else { continue }
      mutation.update(index) { entry in
        (entry.status, entry.reason, entry.killer, entry.isKept) = (status, record.reason, killer, true)
        guard let known = record.exploration, known.inputs == inputs else { return }
        entry.status = MutationReport.Status(rawValue: known.status) ?? entry.status
        (entry.explored, entry.screens, entry.isKilledByExploration) = (known.sessions, known.screens, known.isKilled)
        entry.isExplored = true
      }
    }
  }

  /// Keeps the results of this run.
  func save() {
    var records: [String: Record] = [:]
    let former = Dictionary(read().map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    let inputs = inputs
    for (index, entry) in mutation.report.entries.enumerated() {
      let identity = identity(of: entry.mutant)
      var record = entry.isKept ? former[identity] : nil
      if let reached = mutation.reached[index] {
        let status = entry.status == .equivalent ? .survived : entry.status
        let covering = entry.killer.map { [$0] } ?? entry.covering
        record = Record(
          identity: identity, status: status.rawValue, reason: entry.reason,
          sessions: mutation.sessionDigests(covering), functions: Set(reached.compactMap { functions[$0] }).sorted())
      }
      if entry.isExplored {
        record?.exploration = Exploration(
          inputs: inputs, status: entry.status.rawValue, sessions: entry.explored, screens: entry.screens,
          isKilled: entry.isKilledByExploration)
      }
      records[identity] = record
    }
    guard !records.isEmpty else { return }
    let all = Array(
      records.values.sorted { $0.identity < $1.identity }
        + former.values.filter { records[$0.identity] == nil }.sorted { $0.identity < $1.identity })
    try? OutputFile.write(Self.text(all.prefix(Self.capacity)), to: path)
  }

  /// A digest of the fault and of the function around it.
  private func identity(of mutant: Mutant) -> String {
    var hash = BLAKE2b()
    let place = code.place(of: mutant)
    for part in [common, place, mutant.kind, mutant.original, mutant.replacement] {
      hash.update(Array(part.utf8) + [0])
    }
    return String(hash.hexDigest().prefix(40))
  }

  private func read() -> [Record] {
    guard let data = FileManager.default.contents(atPath: path), let json = try? JSONValue.parse(Array(data)),
      json["format"]?.integer == Self.format
    else { return [] }
    return (json["results"]?.array ?? []).compactMap { json in
      guard let identity = json["id"]?.string, let status = json["status"]?.string else { return nil }
      let exploration = json["exploration"].map { json in
        Exploration(
          inputs: json["inputs"]?.string ?? "", status: json["status"]?.string ?? "",
          sessions: json["sessions"]?.integer ?? 0, screens: json["maps"]?.integer ?? 0,
          isKilled: json["isKilled"]?.bool ?? false)
      }
      return Record(
        identity: identity, status: status, reason: json["reason"]?.string,
        sessions: (json["sessions"]?.array ?? []).compactMap(\.string),
        functions: (json["functions"]?.array ?? []).compactMap(\.string), exploration: exploration)
    }
  }

  private static func text(_ records: some Sequence<Record>) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", format)
      writer.member("results", objects: Array(records)) { writer, record in
        writer.member("id", record.identity)
        writer.member("status", record.status)
        writer.member("reason", record.reason)
        writer.member("sessions", record.sessions)
        writer.member("functions", record.functions)
        guard let exploration = record.exploration else { return }
        writer.key("exploration")
        writer.object { writer in
          writer.member("inputs", exploration.inputs)
          writer.member("status", exploration.status)
          writer.member("sessions", exploration.sessions)
          writer.member("maps", exploration.screens)
          writer.member("isKilled", exploration.isKilled)
        }
      }
    }
    return writer.finish() + "\n"
  }
}
