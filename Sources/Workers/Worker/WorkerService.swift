import CWorkerProcess
import Findings
import Foundation
import JSONText
import PassThrough
import Pictures
import Playback
import RecordingStore
import ScenePictures
import TouchReplay
import UIKit

/// What a worker process does: it answers the requests of the process that started it until that closes the connection.
@MainActor
package struct WorkerService {
  private let connection: WorkerConnection
  private let page: SharedPage
  /// Whether each session has a process of its own, because the worker has loaded rules.
  private let isolatesSessions: Bool
  /// The counters of the loaded rules. `nil` if their code has none.
  package var counters: CodeCounters?
  /// Carries out a command line of `map`, with the rules library of the other side if that has one.
  package var compareAreas:
    (
      @MainActor (_ words: [String], _ baseline: String?, _ withBaseline: Bool, _ report: (AreaMessage) -> Void) throws
        -> Void
    )?

  /// Takes over a process that was started as a worker; `nil` if the process was started in another way.
  ///
  /// - Parameters:
  ///   - parent: The process that started it.
  ///   - memoryLimit: The limit of its memory in bytes; `nil` for none.
  ///   - isolatesSessions: Whether each session has a process of its own.
  package init?(parent: Int32, memoryLimit: UInt64?, isolatesSessions: Bool) {
    guard let page = SharedPage(inherited: WorkerProtocol.page) else { return nil }
    guard cworker_end_with_parent(parent) else { _exit(0) }
    self.page = page
    connection = WorkerConnection(WorkerProtocol.connection)
    cworker_disable_core_files()
    cworker_report_crashes(page.page, memoryLimit ?? 0)
    if let memoryLimit { cworker_limit_memory(memoryLimit) }
    self.isolatesSessions = isolatesSessions
    if isolatesSessions {
      cworker_adopt_orphans()
      EngineWarmUp.run()
    }
    page.observeReplays()
  }

  /// Answers requests until the connection is closed. `version` is the program's.
  package func run(version: String) {
    connection.send(
      WorkerProtocol.message(.hello) { writer in
        writer.member("protocol", WorkerProtocol.version)
        writer.member("version", version)
      })
    while let request = connection.next({ try? JSONValue.parse($0) }) {
      if let request { answer(request) }
    }
  }

  private func answer(_ request: JSONValue) {
    // A worker with rules runs no code of them: each session has a process of its own.
    page.begin(isolatesSessions ? .tool : .replay)
    let recording = request["recording"]?.string ?? ""
    SelectedMutant.number = request["mutant"]?.integer ?? 0
    do {
      switch request["do"]?.string.flatMap(WorkerProtocol.Request.init) {
      case .configure: return configure(request)
      case .compare: try compare(request)
      case .store: try store(request)
      case .picture: try draw(recording, request)
      case .explore: try explore(recording, request)
      case .profile: try writeProfile(request)
      case .areas: try compareAreas(request)
      case .play: return try play(recording, request)
      case nil: throw UnknownRequest()
      }
      connection.send(WorkerProtocol.message(.done))
    } catch is SentFailure {
    } catch {
      send(ComparisonReport.Failure(of: recording, error))
    }
  }

  private func send(_ failure: ComparisonReport.Failure) {
    connection.send(
      WorkerProtocol.message(.failed) { writer in
        writer.member("message", failure.message)
        writer.member("kind", failure.kind?.rawValue)
      })
  }

  /// The failure of a session's own process, which has sent it.
  private struct SentFailure: Error {}

  /// Performs the work of one session, with rules in a process of its own. Returns the work's result.
  @discardableResult
  private func perform(_ recording: String, _ work: () throws -> Bool) throws -> Bool {
    guard isolatesSessions else { return try work() }
    let result = SessionProcess.perform(page) {
      page.begin(.replay)
      do { return try work() ? 1 : 0 } catch {
        send(ComparisonReport.Failure(of: recording, error))
        return 2
      }
    }
    if result == 2 { throw SentFailure() }
    return result == 1
  }

  /// Performs work without a result; see ``perform(_:_:)``.
  private func perform(_ recording: String, all work: () throws -> Void) throws {
    try perform(recording) {
      try work()
      return true
    }
  }

  private struct UnknownRequest: Error, CustomStringConvertible {
    var description: String { "this version of the program has no such request" }
  }

  private func configure(_ request: JSONValue) {
    HitTesting.faults = Set((request["faults"]?.array ?? []).compactMap(\.string).map { EngineFault($0) })
  }

  private func compare(_ request: JSONValue) throws {
    guard let request = try ComparisonRequest(json: request) else { throw UnknownRequest() }
    let recording = request.recording
    var early = EarlyDifferences(connection)
    try request.run.compare(
      recording, request.numbers, isVerifying: request.isVerifying, perform: { try perform(recording, all: $0) },
      begin: { description in
        beginSession()
        early = EarlyDifferences(connection)
        send(.begun, description)
      },
      found: request.reportsEarly ? { early.send($0, settled: $1) } : nil,
      take: { result in
        var result = result
        if let why = reasonOfThreads {
          let trouble = SceneOutcome.Trouble(what: .unknown, touch: nil, view: nil, why: why)
          result.unknowns.append(UnknownOutcome(ofSession: result.session, in: result.recording, trouble))
        }
        send(.compared, result, reached: request.run.mutant == nil ? nil : page.reachedMutants)
      })
  }

  private func store(_ request: JSONValue) throws {
    guard let request = try ComparisonRequest(json: request), let files = request.files else { throw UnknownRequest() }
    let recording = request.recording
    try request.run.store(
      recording, request.numbers, into: files, isVerifying: request.isVerifying,
      perform: { try perform(recording, all: $0) },
      begin: { description in
        beginSession()
        send(.begun, description)
      }, end: { connection.send(WorkerProtocol.message(.stored)) })
  }

  private func draw(_ recording: String, _ request: JSONValue) throws {
    try perform(recording) {
      let reader = try RecordingReader(path: recording)
      guard let number = request["session"]?.integer, reader.sessions.indices.contains(number) else { return false }
      let session = try ReplayableSession(reader.sessions[number], of: reader)
      let picture = try SessionPicture(
        of: session, strategy: request["strategy"]?.string.map(Strategy.init(parsing:)),
        profile: request["profile"]?.string ?? session.metadata.profile,
        at: Set((request["events"]?.array ?? []).compactMap(\.integer)))
      connection.send(
        WorkerProtocol.message(.picture) { writer in
          writer.key("picture")
          picture.write(to: &writer)
        })
      return true
    }
  }

  private func explore(_ recording: String, _ request: JSONValue) throws {
    let exploring = try ExploreRequest(json: request)
    let reader = try RecordingReader(path: recording)
    reader.isPartial = true
    for number in OutcomePrinting.sessions(request) {
      guard reader.sessions.indices.contains(number) else { break }
      try perform(recording) {
        beginSession()
        connection.send(WorkerProtocol.message(.begun) { $0.member("session", number) })
        if let path = exploring.counters {
          try counters?.keep(in: ExploreRequest.counters(path, session: number))
        }
        let session = try ReplayableSession(reader.sessions[number], of: reader)
        let explored = try session.explore(
          strategy: exploring.strategy, profile: exploring.profile, mapsScreen: exploring.mapsScreen,
          mapsTouches: exploring.mapsTouches)
        connection.send(
          WorkerProtocol.message(.explored) { writer in
            writer.key("explored")
            writer.object { explored.writeMembers(to: &$0) }
          })
        return true
      }
    }
  }

  private func compareAreas(_ request: JSONValue) throws {
    guard let compareAreas else { throw UnknownRequest() }
    try perform("") {
      beginSession()
      var side: Bool?
      let send = { (message: AreaMessage) in
        var kind = WorkerProtocol.Message.areas
        if case .side(let isBaseline) = message {
          kind = .begun
          // The other side begins before the first event.
          if side != isBaseline { beginSession() }
          side = isBaseline
        }
        connection.send(WorkerProtocol.message(kind) { message.writeMembers(to: &$0) })
      }
      try compareAreas(
        (request["words"]?.array ?? []).compactMap(\.string), request["baseline"]?.string,
        request["withBaseline"]?.bool ?? true, send)
      if let why = reasonOfThreads { send(.unknown(why)) }
      return true
    }
  }

  private func writeProfile(_ request: JSONValue) throws {
    let paths = (request["counters"]?.array ?? []).compactMap(\.string)
    guard let output = request["output"]?.string, let profile = counters?.profile(of: paths) else {
      throw ProfileFailure(description: "the rules have no counters")
    }
    try Data(profile).write(to: URL(filePath: output))
  }

  private func play(_ recording: String, _ request: JSONValue) throws {
    let printing = try OutcomePrinting(request: request)
    let send = { (lines: String) in connection.send(WorkerProtocol.message(.lines) { $0.member("text", lines) }) }
    let hasTrouble = try printing.play(
      recording, sessions: OutcomePrinting.sessions(request), isVerifying: request["isVerifying"]?.bool ?? true,
      perform: { session, work in
        try perform(recording) {
          let hasTrouble = try work()
          guard let why = reasonOfThreads else { return hasTrouble }
          let label = session.isLabelled ? (recording: recording, session: session.number) : nil
          send(OutcomePrinting.line(unknown(why), isJSON: printing.isJSON, label))
          return true
        }
      },
      begin: { session in
        beginSession()
        connection.send(
          WorkerProtocol.message(.begun) { writer in
            writer.member("session", session.number)
            writer.member("isLabelled", session.isLabelled)
          })
      }, take: send)
    connection.send(WorkerProtocol.message(.done) { $0.member("hasTrouble", hasTrouble) })
  }

  /// The outcome of a session whose results are unknown, at its last event.
  private func unknown(_ why: String) -> Outcome {
    let position = page.page.pointee
    var end = WorkerEnd(what: .unknown, reason: EndReason(why))
    end.event = Int(max(position.event, 0))
    end.microseconds = position.microseconds
    return end.unknownOutcome
  }

  /// Why results are unknown if the rules have started threads.
  private var reasonOfThreads: String? {
    guard isolatesSessions, case let started = cworker_started_threads(), started > 0 else { return nil }
    return "the rules started threads (\(started)), and the order of their work is not replayed"
  }

  private func beginSession() { page.begin(.replay) }

  private func send(
    _ kind: WorkerProtocol.Message, _ comparison: ComparisonReport.Comparison, reached: [Int]? = nil
  ) {
    connection.send(
      WorkerProtocol.message(kind) { writer in
        writer.key("comparison")
        comparison.write(to: &writer)
        guard let reached else { return }
        writer.key("reached")
        writer.array { writer in
          for number in reached { writer.integer(number) }
        }
      })
  }
}
