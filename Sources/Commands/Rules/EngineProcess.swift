import ChildProcess
package import CommandLineSupport
import Foundation
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
  /// then.
  static func run(
    _ builds: [RulesBuild], tool: String, arguments: [String], limits: WorkerLimits, _ console: Console,
    kept: () -> String?
  ) throws -> ExitCode {
    let build = builds[0]
    let path = try build.tool(tool, of: .current(version: Version.current))
    console.output.flush()
    let child: SupervisedTool
    do {
      child = try SupervisedTool(
        path, EngineArguments.words(builds.map { ($0.name, $0.library) }) + arguments, limits, library: build.library,
        files: [
          0: .descriptor(0), 1: .descriptor(console.output.fileDescriptor),
          2: .descriptor(console.error.fileDescriptor),
        ])
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
    tool.main(
      arguments: arguments.rest,
      console: Console(output: StandardOutput(fileDescriptor: output >= 0 ? output : 1)),
      prepare: { try LoadedRules.load(arguments) },
      end: { Supervision.end($0.rawValue) })
  }
}
