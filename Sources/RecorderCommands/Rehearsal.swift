import Capture
import ChildProcess
import CommandLineSupport
import Commands
import Foundation
import RulesBuilds
import RulesLoading
import Workers

/// A replay of a live session with other code of the user, in a process of its own.
@MainActor
final class Rehearsal {
  /// The result.
  struct End {
    /// Why the code cannot be used, as a clause; `nil` if the session was replayed, or if the replay failed in a regular way.
    var problem: String?
  }

  /// The code that is tried.
  let build: RulesBuild
  private let folder: String
  private let tool: SupervisedTool

  /// Starts the replay of all touches of the session up to now.
  init(_ build: RulesBuild, of session: LiveSession, _ arguments: Arguments) throws {
    self.build = build
    // UUIDs are those of the session where code of an app runs.
    folder = try IsolatedEnvironment.makeFolder()
    do {
      try session.copyRecording(to: folder + "/session.touchrec")
      var limits = WorkerLimits.ofRules
      if let seconds = try SessionTimeout.seconds(of: arguments) { limits.seconds = seconds }
      tool = try SupervisedTool(
        try build.tool("recorder", of: .current(version: Version.current)),
        EngineArguments.words([(build.name, build.library)]) + [
          RehearsalCommand.name, "--scene=\(arguments.required("scene"))", "--folder=\(folder)",
          "--strategy=\(session.strategy)", "--profile=\(session.profile)",
        ], limits, library: build.library, files: [2: .writing(folder + "/printed")], printed: folder + "/printed")
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The result, if the replay has ended. Call it often: it ends a replay that takes too long.
  func end() -> End? {
    switch tool.poll() {
    case nil: nil
    // A regular error is one of the scene, which its use reports.
    case .code: End()
    case .interrupted: End(problem: "was killed")
    case .failed(let reason): End(problem: reason)
    }
  }
}
