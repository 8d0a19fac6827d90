package import Findings
package import JSONText

/// The part of a JSON report that a merge of shards reads.
extension ShardOfRun {
  /// Writes the shard as a JSON object.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("index", index)
      writer.member("count", count)
      writer.member("run", run)
      writer.member("code", code)
      writer.member("recordings", objects: recordings) { writer, recording in
        writer.member("number", recording.number)
        writer.member("path", recording.path)
        writer.member("place", recording.place)
        writer.member("projectPath", recording.projectPath)
        writer.member("sessions", recording.cost?.sessions)
        writer.member("microseconds", recording.cost.map { Int($0.microseconds) })
      }
      writer.member("total", total)
      writer.member("hasFault", hasFault)
      writer.key("ledger")
      if let ledger { write(ledger, to: &writer) } else { writer.null() }
      report.writeContext(to: &writer)
      writer.key("results")
      writer.array { writer in
        for comparison in report.comparisons { comparison.write(to: &writer) }
      }
    }
  }

  private func write(_ ledger: Ledger, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", ledger.path)
      writer.member("text", ledger.text)
      writer.member("missing", ledger.missing)
    }
  }

  /// Reads the shard of a JSON report. `nil` if the document is of another kind, or damaged.
  package init?(report document: JSONValue) {
    guard document["schema"]?.string == JSONReport.schema, let json = document["shard"],
      let index = json["index"]?.integer, let count = json["count"]?.integer, (1...max(count, 1)).contains(index),
      let run = json["run"]?.string, let code = json["code"]?.string, let recordings = json["recordings"]?.array,
      let total = json["total"]?.integer,
      let hasFault = json["hasFault"]?.bool, let results = json["results"]?.array,
      let context = ComparisonReport(context: json)
    else { return nil }
    let named = recordings.compactMap(Recording.init(json:))
    let comparisons = results.compactMap(ComparisonReport.Comparison.init(json:))
    guard named.count == recordings.count, comparisons.count == results.count else { return nil }
    self.init(index: index, count: count, run: run, total: total, recordings: named)
    self.hasFault = hasFault
    self.code = code
    ledger = json["ledger"].flatMap(Ledger.init(json:))
    report = context
    report.comparisons = comparisons
  }
}

extension ShardOfRun.Recording {
  fileprivate init?(json: JSONValue) {
    guard let number = json["number"]?.integer, let path = json["path"]?.string, let place = json["place"]?.string,
      let projectPath = json["projectPath"]?.string
    else { return nil }
    self.init(number: number, path: path, place: place, projectPath: projectPath)
    if let sessions = json["sessions"]?.integer, let microseconds = json["microseconds"]?.integer {
      cost = RecordingCost(sessions: sessions, microseconds: Int64(microseconds))
    }
  }
}

extension ShardOfRun.Ledger {
  fileprivate init?(json: JSONValue) {
    guard let path = json["path"]?.string, let text = json["text"]?.string, let missing = json["missing"]?.array
    else { return nil }
    self.init(path: path, text: text, missing: missing.compactMap(\.string))
  }
}
