import ChildProcess
import CommandLineSupport
import Foundation
import RulesBuilds
import Workers

/// A tool in a process of its own that has loaded a build.
@MainActor
enum EngineProcess {
  /// Runs a command line in the own tool of the first build, with this process's standard files, and returns its exit code.
  ///
  /// Fails with exit code 2 if the rules end the process, or if they exceed a limit. `kept` names what the command has left
  /// then.
  static func run(
    _ builds: [RulesBuild], tool: String, arguments: [String], limits: WorkerLimits, kept: () -> String?
  ) throws -> ExitCode {
    let build = builds[0]
    let path = try build.tool(tool, of: .current(version: Version.current))
    let child: SupervisedTool
    do {
      child = try SupervisedTool(
        path, LoadedRules.arguments(of: builds) + arguments, limits, library: build.library,
        files: [0: .descriptor(0), 1: .descriptor(1), 2: .descriptor(2)])
    } catch let error as IsolatedEnvironment.FolderError {
      throw error
    } catch {
      throw CommandFailure(.unavailable, "build '\(build.name)' is unavailable: \(error); build it again")
    }
    SignalForwarding.begin(to: child.identifier)
    let end = child.wait()
    SignalForwarding.end()
    switch end {
    case .code(let code): return ExitCode(rawValue: code) ?? .internalError
    case .interrupted: return .interrupted
    case .failed(let reason):
      throw CommandFailure(
        .inconclusive, "the rules of '\(build.name)' \(reason); \(kept() ?? "the command has no result")")
    }
  }
}
