package import JSONText
package import Playback
import RecordingStore

/// The part of a JSON report that a merge of shards reads.
extension ShardOfRun {
  /// Writes the shard as a JSON object.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("index", index)
      writer.member("count", count)
      writer.member("run", run)
      writer.member("recordings", objects: recordings) { writer, recording in
        writer.member("number", recording.number)
        writer.member("path", recording.path)
      }
      writer.member("compared", report.recordings)
      writer.member("empty", report.emptyRecordings)
      writer.member("replayBuild", report.replayBuild)
      writer.member("builds", objects: report.builds) { writer, build in
        writer.member("name", build.name)
        writer.member("cuts", build.cuts)
      }
      writer.key("results")
      writer.array { writer in
        for comparison in report.comparisons { comparison.write(to: &writer) }
      }
      writer.member("failures", objects: report.failures) { writer, failure in
        writer.member("recording", failure.recording)
        writer.member("message", failure.message)
        writer.member("kind", failure.kind?.rawValue)
      }
    }
  }

  /// Reads the shard of a JSON report. `nil` if the document is of another kind, or damaged.
  package init?(report document: JSONValue) {
    guard document["schema"]?.string == JSONReport.schema, let json = document["shard"],
      let index = json["index"]?.integer, let count = json["count"]?.integer, (1...max(count, 1)).contains(index),
      let run = json["run"]?.string, let recordings = json["recordings"]?.array, let results = json["results"]?.array,
      let failures = json["failures"]?.array
    else { return nil }
    let named = recordings.compactMap { entry -> (number: Int, path: String)? in
      guard let number = entry["number"]?.integer, let path = entry["path"]?.string else { return nil }
      return (number, path)
    }
    let comparisons = results.compactMap(ComparisonReport.Comparison.init(json:))
    guard named.count == recordings.count, comparisons.count == results.count else { return nil }
    self.init(index: index, count: count, run: run, recordings: named)
    report.comparisons = comparisons
    report.recordings = json["compared"]?.integer ?? 0
    report.emptyRecordings = json["empty"]?.integer ?? 0
    report.replayBuild = json["replayBuild"]?.string
    report.builds = (json["builds"]?.array ?? []).compactMap { build in
      build["name"]?.string.map { ComparisonReport.Build(name: $0, cuts: build["cuts"]?.integer ?? 0) }
    }
    report.failures = failures.map { failure in
      ComparisonReport.Failure(
        recording: failure["recording"]?.string ?? "", message: failure["message"]?.string ?? "",
        kind: failure["kind"]?.string.flatMap(RecordingError.Kind.init))
    }
  }
}
