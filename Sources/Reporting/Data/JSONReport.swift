package import Findings
import JSONText
import RecordingStore

/// A comparison as one JSON document. Keys are never left out; unknown values are `null`.
package struct JSONReport {
  /// The name of the document's schema.
  package static let schema = "touchreplay.diff/1"

  private static let pieceSize = 1 << 18

  private let report: ComparisonReport
  private let table: StrategyMatrix?

  /// Creates a report; with a table, the document has the key `matrix`.
  package init(_ report: ComparisonReport, table: StrategyMatrix? = nil) {
    self.report = report
    self.table = table
  }

  /// The document, without a final line feed.
  package func text() -> String {
    var text = ""
    write { text += $0 }
    return text
  }

  /// Passes the document to `output` in pieces, so that a long one needs little memory.
  package func write(to output: (String) -> Void) {
    var writer = JSONWriter()
    // Pieces end between values, never inside a string.
    func passOn(_ writer: inout JSONWriter) {
      if writer.count >= Self.pieceSize { output(String(decoding: writer.drain(), as: UTF8.self)) }
    }
    writer.object { writer in
      writer.member("schema", Self.schema)
      writer.member("verdict", report.verdict.rawValue)
      writer.key("compared")
      writer.object { writer in
        writer.member("recordings", report.recordings)
        writer.member("outcomes", report.outcomes)
      }
      writer.key("counts")
      writer.object { writer in
        for (name, number) in ReportCounts(report).named { writer.member(name, number) }
      }
      if let screens = report.screens {
        writer.key("screens")
        writer.object { AreaJSON(screens, namesSources: true).writeMembers(to: &$0) }
      }
      writer.member("builds", objects: report.builds) { writer, build in
        writer.member("name", build.name)
        writer.member("cuts", build.cuts)
      }
      writer.member("causes", objects: CauseList(report).causes) { $1.writeMembers(to: &$0) }
      writer.member("divergenceCount", report.divergenceCount)
      writer.key("divergences")
      writer.array { writer in
        for comparison in report.comparisons {
          for divergence in comparison.divergences { divergence.write(to: &writer, as: .document) }
          passOn(&writer)
        }
      }
      writer.key("unknowns")
      writer.array { writer in
        for comparison in report.comparisons {
          for unknown in comparison.unknowns {
            writer.object { unknown.writeMembers(of: comparison, to: &$0) }
          }
          passOn(&writer)
        }
      }
      AcceptanceJSON(report).writeMembers(to: &writer)
      writer.key("comparisons")
      writer.array { writer in
        for comparison in report.comparisons {
          write(comparison, to: &writer)
          passOn(&writer)
        }
      }
      writer.member("failures", objects: report.failures) { writer, failure in
        writer.member("recording", failure.recording)
        writer.member("message", failure.message)
      }
      writer.key("shard")
      if let shard = report.shard { shard.value.write(to: &writer) } else { writer.null() }
      if let table {
        writer.key("matrix")
        table.write(to: &writer)
      }
    }
    output(writer.finish())
  }

  private func write(_ failure: ComparisonReport.SessionFailure?, to writer: inout JSONWriter) {
    guard let failure else { return writer.null() }
    writer.object { writer in
      writer.member("what", failure.what.rawValue)
      writer.member("event", failure.event)
      writer.member("why", failure.why)
    }
  }

  private func write(_ comparison: ComparisonReport.Comparison, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("recording", comparison.recording)
      writer.member("session", comparison.session)
      writer.member("scene", comparison.sceneName)
      writer.member("strategy", comparison.strategy)
      writer.member("build", comparison.build)
      writer.member("profile", comparison.profile)
      writer.member("against", comparison.against)
      writer.member("recordedUnder", comparison.recordedStrategy)
      writer.member("about", comparison.about)
      writer.member("verdict", ComparisonStanding(comparison).rawValue)
      writer.member("outcomes", comparison.outcomes)
      writer.member("divergences", comparison.divergenceCount)
      writer.member("accepted", comparison.accepted.count)
      writer.key("unknown")
      writer.array { writer in
        for reason in comparison.unknownReasons { writer.string(reason) }
      }
      writer.member("unknowns", comparison.unknownCount)
      writer.member("acceptedUnknowns", comparison.acceptedUnknowns.count)
      writer.member("deterministic", !comparison.isNondeterministic)
      writer.member("nameMatches", objects: comparison.nameMatches) { $1.writeMembers(to: &$0) }
      comparison.adaptations.writeMembers(to: &writer)
      writer.member("lacks", comparison.missingVocabulary.text)
      writer.member("retargets", objects: comparison.retargets) { $1.writeMembers(to: &$0) }
      writer.member("sourceNote", comparison.sourceNote)
      writer.key("failure")
      write(comparison.failure, to: &writer)
      writer.key("end")
      if let end = comparison.end { end.write(to: &writer, as: .document) } else { writer.null() }
    }
  }
}
