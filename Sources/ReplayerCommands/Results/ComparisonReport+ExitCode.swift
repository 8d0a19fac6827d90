import CommandLineSupport
import Commands
import Findings
import Playback

extension ComparisonReport {
  /// The exit code of a comparison. A found difference has priority over errors in other recordings. An empty comparison is never
  /// a success.
  var exitCode: ExitCode {
    if verdict == .differs { return .differs }
    if let failure = failures.first { return failure.kind.map(Failures.code) ?? .internalError }
    if isEmpty { return .noInput }
    return verdict == .same ? .same : .inconclusive
  }
}
