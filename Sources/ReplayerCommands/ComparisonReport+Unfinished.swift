import Findings
import Playback
import RecordingStore

extension ComparisonReport {
  /// The same report with a remedy for unfinished recordings: they can be read, but not used as a baseline.
  var namingRecoverCommand: ComparisonReport {
    var report = self
    for index in report.failures.indices where report.failures[index].kind == .unfinished {
      report.failures[index].message =
        "\(report.failures[index].recording): the recording is unfinished: its capture did not end; "
        + "repair it with `recorder recover`"
    }
    return report
  }
}
