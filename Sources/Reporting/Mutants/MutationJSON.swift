package import Findings
import JSONText

/// A mutation report as the document of `replayer mutate --json`.
package enum MutationJSON {
  package static func text(_ report: MutationReport) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "touchreplay.mutate/1")
      writer.key("score")
      if let score = report.score { writer.number(score) } else { writer.null() }
      writer.key("break")
      if let threshold = report.threshold { writer.number(threshold) } else { writer.null() }
      writer.member("isBelowBreak", report.isBelowThreshold)
      writer.key("counts")
      writer.object { writer in
        for status in MutationReport.Status.allCases { writer.member(status.rawValue, report.count(status)) }
      }
      writer.member("sessions", report.sessions.map(\.name))
      writer.member("leftOut", objects: report.leftOut) { writer, entry in
        writer.member("session", entry.session)
        writer.member("reason", entry.reason)
      }
      writer.member("played", report.played)
      writer.member("explored", report.explored)
      writer.member("isInterrupted", report.isInterrupted)
      writer.member("mutants", objects: report.entries) { write($1, of: report, to: &$0) }
    }
    return writer.finish()
  }

  private static func write(
    _ entry: MutationReport.Entry, of report: MutationReport, to writer: inout JSONWriter
  ) {
    let mutant = entry.mutant
    writer.member("status", entry.status.rawValue)
    writer.member("operator", mutant.kind)
    writer.member("file", mutant.file)
    writer.member("line", mutant.line)
    writer.member("column", mutant.column)
    writer.member("endLine", mutant.endLine)
    writer.member("endColumn", mutant.endColumn)
    writer.member("original", mutant.original)
    writer.member("replacement", mutant.replacement)
    writer.member("declaration", mutant.declaration)
    writer.member("covering", entry.covering.count)
    writer.member("explored", entry.explored)
    writer.member("maps", entry.screens)
    writer.member("killedBy", entry.killer.map { report.sessions[$0].name })
    writer.member("reason", entry.reason)
    writer.member("isKilledByExploration", entry.isKilledByExploration)
    writer.member("found", entry.found?.path)
    writer.member("isKept", entry.isKept)
  }
}
