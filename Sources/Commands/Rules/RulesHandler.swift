import CWorkerProcess
package import CommandLineSupport
package import Foundation
package import RecordingStore
package import RulesBuilds
import RulesLoading
import Workers

/// A command that runs in a process of its own if the user's rules are loaded.
@MainActor
package enum RulesHandler {
  /// The handler of a command with the options `--rules` and `--build`.
  ///
  /// With one of them, the command runs in the build's own tool, which calls `handler`. If the rules end it, `kept` names
  /// what the command has left since its start, in one sentence without a full stop; it gets the outcome with which they ended a
  /// session that the command played. If they start threads, the command fails
  /// with exit code 2 after it has printed its result. `isServer` returns whether a command line starts threads of its own.
  /// `baseline` returns a further build, the last one of ``LoadedRules/builds``. `showsSession` returns whether a command line
  /// shows a session of a recording: if the rules end it, the command is run again, up to that end.
  package static func inEngine(
    isServer: @escaping (Arguments) -> Bool = { _ in false },
    showsSession: @escaping (Arguments) -> Bool = { _ in false },
    baseline: @escaping @MainActor (Arguments, Console) throws -> RulesBuild? = { _, _ in nil },
    _ handler: @escaping Tool.Handler,
    kept: @escaping @MainActor (Arguments, Console, Date, Outcome?) -> String? = { _, _, _, _ in nil }
  ) -> Tool.Handler {
    { arguments, console in
      if LoadedRules.library != nil {
        if isServer(arguments) { return try handler(arguments, console) }
        // Processes that the rules start end with the command.
        cworker_adopt_orphans()
        defer { cworker_end_children() }
        let code = try handler(arguments, console)
        guard case let count = cworker_started_threads(), count > 0 else { return code }
        throw CommandFailure(
          .inconclusive,
          "the rules started threads (\(count)), and the order of their work is not replayed; the result is unknown")
      }
      let limits = try limits(arguments)
      // With several builds, the process has the engine of the first one.
      let builds = try RulesOptions.builds(of: arguments, console) + [baseline(arguments, console)].compactMap { $0 }
      guard !builds.isEmpty else { return try handler(arguments, console) }
      try requireOneEngine(builds)
      let start = Date()
      return try EngineProcess.run(
        builds, tool: arguments.tool, arguments: arguments.words(withoutOptions: Configuration.options.map(\.name)),
        limits: limits, console, showsSession: showsSession(arguments),
        // Another strategy may not come to the same end.
        showsEnd: !arguments.has("strategy"),
        isServer: isServer(arguments),
        kept: { kept(arguments, console, start, $0) })
    }
  }

  /// Fails with exit code 69 for builds that one process cannot load, because they are of several versions.
  package static func requireOneEngine(_ builds: [RulesBuild]) throws(CommandFailure) {
    guard let first = builds.first else { return }
    for build in builds where build.manifest.engineVersion != first.manifest.engineVersion {
      throw CommandFailure(
        .unavailable,
        "build '\(build.name)' is of version \(build.manifest.engineVersion), and '\(first.name)' of "
          + "\(first.manifest.engineVersion); build one of them again, or use one at a time")
    }
  }

  /// Refuses a limit of time for a command line without rules.
  package static func checkLimits(_ arguments: Arguments) throws(CommandFailure) { _ = try limits(arguments) }

  /// The limits of one step of the command.
  private static func limits(_ arguments: Arguments) throws(CommandFailure) -> WorkerLimits {
    var limits = WorkerLimits.ofRules
    guard let seconds = try SessionTimeout.seconds(of: arguments) else { return limits }
    guard arguments.has("rules") || arguments.has("build") else {
      throw arguments.misuse(
        "'--\(SessionTimeout.name)' belongs to --rules or --build; give one of them or leave it out",
        option: SessionTimeout.name)
    }
    limits.seconds = seconds
    return limits
  }
}
