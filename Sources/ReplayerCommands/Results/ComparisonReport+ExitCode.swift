import CommandLineSupport
import Commands
import Findings
import Playback

extension ComparisonReport.Failure {
  /// The exit code for a recording that could not be compared. If its worker was ended from outside, nothing is known about it.
  var exitCode: ExitCode { isOfWorker ? .inconclusive : kind.map(Failures.code) ?? .internalError }
}

extension ComparisonReport.Verdict {
  /// The exit code of a comparison with results.
  var exitCode: ExitCode {
    switch self {
    case .same: .same
    case .differs: .differs
    case .inconclusive: .inconclusive
    }
  }
}

extension ComparisonReport {
  /// The exit code of a comparison. A found difference has priority over errors in other recordings. An empty comparison is never
  /// a success.
  var exitCode: ExitCode {
    if verdict == .differs { return .differs }
    if let failure = failures.first { return failure.exitCode }
    if isEmpty { return .noInput }
    return verdict == .same ? .same : .inconclusive
  }
}
