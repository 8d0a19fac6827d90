import ChildProcess
package import CommandLineSupport
import Foundation
import JSONText
import Playback
import RecordingStore
import RulesBuilds
import RulesLoading
import Workers

/// A tool in a process of its own that has loaded a build.
@MainActor
package enum EngineProcess {
  /// Runs a command line in the own tool of the first build, with standard input and the files of the console, and returns its exit
  /// code.
  ///
  /// Fails with exit code 2 if the rules end the process, or if they exceed a limit. `kept` names what the command has left
  /// then; it gets the outcome with which the rules ended a session that the command played. A command that shows a session
  /// is run again in this case, up to that end; `showsEnd` is whether all that it shows ends there.
  static func run(
    _ builds: [RulesBuild], tool: String, arguments: [String], limits: WorkerLimits, _ console: Console,
    showsSession: Bool = false, showsEnd: Bool = false, isServer: Bool = false, kept: (Outcome?) -> String?
  ) throws -> ExitCode {
    let build = builds[0]
    let result = try OutputOfRun(isBuffered: showsSession && !isServer, console)
    let (end, ended) = try run(builds, tool, arguments, limits, console, end: nil, output: result.descriptor)
    if case .failed(let reason) = end, showsSession, let ended {
      let known = EngineArguments.End(
        session: ended.session, isShown: showsEnd && builds.count == 1, outcome: ended.outcome.jsonLine)
      console.error.line("\(tool): the rules of '\(build.name)' \(reason); the session is shown up to there")
      let (again, _) = try run(
        builds, tool, arguments, limits, console, end: known, output: console.output.fileDescriptor)
      return try code(again, build) { nil } == .interrupted ? .interrupted : .inconclusive
    }
    result.print()
    return try code(end, build) { kept(ended?.outcome) }
  }

  private static func code(
    _ end: SupervisedTool.End, _ build: RulesBuild, kept: () -> String?
  ) throws(CommandFailure) -> ExitCode {
    switch end {
    case .code(let code): return ExitCode(rawValue: code) ?? .internalError
    case .interrupted: return .interrupted
    case .failed(let reason):
      throw CommandFailure(
        .inconclusive, "the rules of '\(build.name)' \(reason); \(kept() ?? "the command has no result")")
    }
  }

  /// Runs the tool once. Returns its end, and the outcome with which the rules ended a session that the command played, with the number
  /// of the session.
  private static func run(
    _ builds: [RulesBuild], _ tool: String, _ arguments: [String], _ limits: WorkerLimits, _ console: Console,
    end: EngineArguments.End?, output: Int32
  ) throws -> (SupervisedTool.End, (outcome: Outcome, session: Int)?) {
    let build = builds[0]
    let path = try build.tool(tool, of: .current(version: Version.current))
    console.output.flush()
    let child: SupervisedTool
    do {
      child = try SupervisedTool(
        path, EngineArguments.words(builds.map { ($0.name, $0.library) }, end: end) + arguments, limits,
        library: build.library,
        files: [0: .descriptor(0), 1: .descriptor(output), 2: .descriptor(console.error.fileDescriptor)])
    } catch let error as IsolatedEnvironment.FolderError {
      throw error
    } catch {
      throw CommandFailure(.unavailable, "build '\(build.name)' is unavailable: \(error); build it again")
    }
    SignalForwarding.begin(to: child.identifier)
    let result = child.wait()
    SignalForwarding.end()
    return (result, child.endedSession.map { ($0, child.sessionNumber) })
  }

  /// Runs the process's command line, after loading the build that its first arguments name, if any.
  ///
  /// `inner` is a command that only other processes of the package use, with a build.
  package static func main(of tool: Tool, inner: Tool.Entry? = nil) -> Never {
    guard let arguments = EngineArguments(Array(CommandLine.arguments.dropFirst())) else { tool.main() }
    let tool = inner.map(tool.adding) ?? tool
    // What the rules print goes to standard error: standard output is the result of the command.
    let output = fcntl(1, F_DUPFD_CLOEXEC, 10)
    dup2(2, 1)
    _ = fcntl(Supervision.endDescriptor, F_SETFD, FD_CLOEXEC)
    Supervision.begin()
    if let end = arguments.end, let json = try? JSONValue.parse(Array(end.outcome.utf8)),
      let outcome = Outcome(json: json)
    {
      KnownEnd.set(outcome, ofSession: end.session, isShown: end.isShown)
    }
    tool.main(
      arguments: arguments.rest,
      console: Console(output: StandardOutput(fileDescriptor: output >= 0 ? output : 1)),
      prepare: { try LoadedRules.load(arguments) },
      end: { Supervision.end($0.rawValue) })
  }
}
