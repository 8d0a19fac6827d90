import ChildProcess
import CommandLineSupport
import Commands
import Foundation
import Playback
import RecordingStore
import RulesBuilds
import ScenePictures
import UIKit
import Workers

/// The options of commands that replay on worker processes.
@MainActor
enum WorkerOptions {
  static let number = Option(
    "num-workers", .integer("N", 1...256),
    help: "Replay in N processes at the same time; by default one for each processor core")
  static let all = [number, SessionTimeout.option]

  /// The options of a command whose sessions with rules have another longest time.
  static func all(sessionSeconds: Int) -> [Option] { [number, SessionTimeout.option(ofRules: sessionSeconds)] }

  /// With fewer sessions, the start of the workers takes longer than they save.
  private static let fewestSessions = 64

  /// The workers of a command; `nil` if this process replays the recordings itself.
  ///
  /// - Parameters:
  ///   - sessions: The number of sessions, or a lower number that is large enough.
  ///   - build: The rules of the replays.
  ///   - baseline: The rules of the baseline, if a build is the baseline.
  ///   - sessionSeconds: The longest time of one session with rules, unless the command line has another.
  ///   - showsPrinted: Whether what the rules print is printed.
  ///   - takesNumber: Whether the command has the option for the number of workers. Without it there is one.
  static func pool(
    of arguments: Arguments, sessions: Int, build: RulesBuild?, baseline: RulesBuild? = nil,
    sessionSeconds: Double? = nil, showsPrinted: Bool = true, takesNumber: Bool = true, _ console: Console
  ) throws -> WorkerPool? {
    let hasRules = build != nil || baseline != nil
    let seconds = try SessionTimeout.seconds(of: arguments)
    let number = takesNumber ? arguments.integer("num-workers") : 1
    let count = number ?? ProcessInfo.processInfo.activeProcessorCount
    let isWorthwhile = number == nil ? count > 1 && sessions >= fewestSessions : count > 1
    guard hasRules || seconds != nil || isWorthwhile else { return nil }
    var limits = hasRules ? WorkerLimits.ofRules : WorkerLimits()
    if let seconds = seconds ?? (hasRules ? sessionSeconds : nil) { limits.seconds = seconds }
    Interruption.notice()
    return WorkerPool(
      try [program(of: build)] + (baseline.map { [try program(of: $0)] } ?? []), count: min(count, max(sessions, 1)),
      limits: limits, faults: HitTesting.faults.map(\.rawValue).sorted(),
      interruption: Interruption.wakeUpDescriptor.map { WorkerPool.Interruption(descriptor: $0) },
      showPrinted: { if showsPrinted { console.error.write($0) } }, say: { console.error.line("replayer: \($0)") })
  }

  /// The number of sessions of recordings; a recording that cannot be read has one. Many recordings are not opened.
  static func sessionCount(of paths: [String]) -> Int {
    var count = 0
    for path in paths {
      if max(count, paths.count) >= fewestSessions { return max(count, paths.count) }
      count += max(RecordingReader.sessionCount(of: path) ?? 1, 1)
    }
    return count
  }

  /// The build's own tool with its library, or this tool without rules.
  private static func program(of build: RulesBuild?) throws -> WorkerProgram {
    guard let build else { return WorkerProgram(path: Executable.path) }
    do {
      return WorkerProgram(
        path: try build.tool("replayer", of: .current(version: Version.current)), rules: build.library)
    } catch {
      throw Failures.failure(of: error)
    }
  }

  /// Performs work on workers and converts its errors.
  static func naming<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch is WorkerPool.Interrupted {
      throw CommandFailure(.interrupted, "interrupted")
    } catch let error as WorkerPoolError {
      throw CommandFailure(.unavailable, "\(error)")
    }
  }
}
