import ChildProcess
import Foundation

/// The user's settings of Git.
package enum GitSettings {
  /// The name of the user in commits. `nil` without Git, or without a name.
  package static var userName: String? {
    guard let git = Programs.path(of: "git"), let scratch = try? IsolatedEnvironment(isComplete: false) else {
      return nil
    }
    guard let run = try? CapturedRun(git, ["config", "user.name"], scratch: scratch.folder), run.code == 0 else {
      return nil
    }
    return run.outputLines.first.flatMap { $0.isEmpty ? nil : $0 }
  }
}
