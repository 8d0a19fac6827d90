import Playback
import RecordingStore

extension ComparisonReport {
  /// The same report with a remedy that a comparison has: unfinished evidence can be read, but proves nothing.
  var sayingWhatToRecover: ComparisonReport {
    var report = self
    for index in report.failures.indices where report.failures[index].kind == .unfinished {
      report.failures[index].message =
        "\(report.failures[index].recording): the recording is unfinished: its capture never came to its end; "
        + "repair it with `recorder recover`"
    }
    return report
  }
}
