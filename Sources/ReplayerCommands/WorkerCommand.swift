import CommandLineSupport
import Commands
import RulesLoading
import Workers

/// `replayer worker`: a process that replays for another `replayer`. It is not meant for people and not in the help.
@MainActor
enum WorkerCommand {
  static let name = "worker"

  private static let command = Command(
    name, summary: "Replay for another replayer",
    options: [
      Option("parent", .integer("PID", 1...Int(Int32.max)), help: "The process that started it", isRequired: true),
      Option("memory", .integer("BYTES", 1...Int.max), help: "The limit of its memory"),
      Option("loaded-rules", .text("PATH"), help: "The rules library to load"),
    ])

  /// Serves the process that started this one, until that closes the connection.
  static func run(_ words: [String], _ console: Console) -> ExitCode {
    do {
      let arguments = try command.parse(words, tool: "replayer")
      let memory = arguments.integer("memory").map { UInt64($0) }
      let rules = arguments.string("loaded-rules")
      let parent = Int32(arguments.integer("parent") ?? 0)
      guard var service = WorkerService(parent: parent, memoryLimit: memory, isolatesSessions: rules != nil) else {
        throw CommandFailure(.usage, "'worker' is started by replayer itself")
      }
      if let rules { try LoadedRules.load(rules) }
      if let counters = LoadedRules.counters {
        service.counters = CodeCounters(counters.bytes) { counters.profile() }
      }
      service.compareAreas = MapRun.answer
      service.run(version: Version.current)
      return .ok
    } catch {
      console.error.line("replayer: \(error)")
      return (error as? CommandFailure)?.exitCode ?? .internalError
    }
  }
}
