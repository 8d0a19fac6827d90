import ChildProcess
package import CommandLineSupport
package import GitRepositories
import PassThrough
import Playback
package import RecordingStore
package import RulesBuilds
import RulesLoading
import Scenes
import TouchInput

/// Maps the typed errors of the modules to one-line messages and the documented exit codes.
package enum Failures {
  /// The failure for an error of this package. `nil` for any other error.
  package static func commandFailure(for error: any Error) -> CommandFailure? {
    switch error {
    case let error as RecordingError: CommandFailure(code(error.kind), error.description)
    case let error as StrategyError: CommandFailure(.usage, error.description)
    case let error as Profile.UnknownName: CommandFailure(.usage, error.description)
    case let error as SceneError: CommandFailure(.data, error.description)
    case let error as TouchGestureError: CommandFailure(.usage, error.description)
    case let error as RulesBuildError: failure(of: error)
    case let error as GitError: failure(of: error)
    case let error as IsolatedEnvironment.FolderError: CommandFailure(.cannotCreate, error.description)
    case let error as RulesLibraryError: CommandFailure(.unavailable, "\(error); build it again")
    default: nil
    }
  }

  /// The exit code for a kind of error of a recording.
  package static func code(_ kind: RecordingError.Kind) -> ExitCode {
    switch kind {
    case .missing: .noInput
    case .exists, .cannotCreate: .cannotCreate
    case .notARecording, .damaged, .unfinished, .newerVersion, .olderVersion, .invalid: .data
    case .inputOutput: .io
    case .needsRules: .inconclusive
    }
  }

  /// The failure for any error of a command.
  package static func failure(of error: any Error) -> CommandFailure {
    (error as? CommandFailure) ?? commandFailure(for: error)
      ?? CommandFailure(.internalError, "internal error: \(error)")
  }

  /// The failure for an error of a rules build.
  package static func failure(of error: RulesBuildError) -> CommandFailure {
    let code: ExitCode =
      switch error.kind {
      case .sources: .data
      case .missing: .noInput
      case .unavailable: .unavailable
      case .cannotCreate: .cannotCreate
      case .inputOutput: .io
      case .interrupted: .interrupted
      }
    return CommandFailure(code, error.message, details: error.details)
  }

  /// The failure for an error of Git.
  package static func failure(of error: GitError) -> CommandFailure {
    let code: ExitCode =
      switch error.kind {
      case .noProgram: .unavailable
      case .noRepository, .noCommit: .noInput
      case .inputOutput: .io
      case .interrupted: .interrupted
      }
    return CommandFailure(code, error.message)
  }
}
