package import CommandLineSupport
import PassThrough
import Playback
package import RecordingStore
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
    }
  }
}
