package import JSONText
package import Playback

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
      report.writeContext(to: &writer)
      writer.key("results")
      writer.array { writer in
        for comparison in report.comparisons { comparison.write(to: &writer) }
      }
    }
  }

  /// Reads the shard of a JSON report. `nil` if the document is of another kind, or damaged.
  package init?(report document: JSONValue) {
    guard document["schema"]?.string == JSONReport.schema, let json = document["shard"],
      let index = json["index"]?.integer, let count = json["count"]?.integer, (1...max(count, 1)).contains(index),
      let run = json["run"]?.string, let recordings = json["recordings"]?.array, let results = json["results"]?.array,
      let context = ComparisonReport(context: json)
    else { return nil }
    let named = recordings.compactMap { entry -> (number: Int, path: String)? in
      guard let number = entry["number"]?.integer, let path = entry["path"]?.string else { return nil }
      return (number, path)
    }
    let comparisons = results.compactMap(ComparisonReport.Comparison.init(json:))
    guard named.count == recordings.count, comparisons.count == results.count else { return nil }
    self.init(index: index, count: count, run: run, recordings: named)
    report = context
    report.comparisons = comparisons
  }
}
