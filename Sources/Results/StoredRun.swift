package import Foundation
import JSONText
package import Playback
import RecordingStore

/// A comparison that was stored.
package struct StoredRun: Sendable {
  package let started: Date
  package let seconds: Double
  /// The working directory, which the paths of recordings are relative to.
  package let folder: String
  /// The command line, without the tool's name.
  package let command: [String]
  /// The number of comparisons that were stored.
  let comparisonCount: Int
  /// The report, without acceptances.
  package var report: ComparisonReport

  /// `rest` is the text of ``rest(of:)``; `nil` if it cannot be read.
  init?(started: Date, seconds: Double, folder: String, command: [String], rest: String) {
    self.started = started
    self.seconds = seconds
    self.folder = folder
    self.command = command
    report = ComparisonReport()
    guard let json = try? JSONValue.parse(Array(rest.utf8)), let recordings = json["recordings"]?.integer,
      let comparisonCount = json["comparisons"]?.integer
    else { return nil }
    report.recordings = recordings
    self.comparisonCount = comparisonCount
    report.replayBuild = json["replayBuild"]?.string
    report.builds = (json["builds"]?.array ?? []).compactMap { build in
      build["name"]?.string.map { ComparisonReport.Build(name: $0, cuts: build["cuts"]?.integer ?? 0) }
    }
    report.failures = (json["failures"]?.array ?? []).map { failure in
      ComparisonReport.Failure(
        recording: failure["recording"]?.string ?? "", message: failure["message"]?.string ?? "",
        kind: failure["kind"]?.string.flatMap(RecordingError.Kind.init))
    }
  }

  /// What a report has beside its comparisons, as JSON.
  static func rest(of report: ComparisonReport) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("recordings", report.recordings)
      writer.member("comparisons", report.comparisons.count)
      writer.member("replayBuild", report.replayBuild)
      writer.member("builds", objects: report.builds) { writer, build in
        writer.member("name", build.name)
        writer.member("cuts", build.cuts)
      }
      writer.member("failures", objects: report.failures) { writer, failure in
        writer.member("recording", failure.recording)
        writer.member("message", failure.message)
        writer.member("kind", failure.kind?.rawValue)
      }
    }
    return writer.finish()
  }
}
