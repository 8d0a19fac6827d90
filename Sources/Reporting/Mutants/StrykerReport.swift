package import Findings
import JSONText

/// A mutation report in the format of Stryker's dashboards: `mutation-testing-report-schema`, version 2.
///
/// Source: https://github.com/stryker-mutator/mutation-testing-elements/tree/master/packages/report-schema
package enum StrykerReport {
  package static func text(_ report: MutationReport, version: String) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schemaVersion", "2")
      writer.key("thresholds")
      writer.object { writer in
        writer.member("high", 80)
        writer.member("low", 60)
        if let threshold = report.threshold { writer.member("break", Int(threshold.rounded(.up))) }
      }
      writer.key("framework")
      writer.object { writer in
        writer.member("name", "TouchReplay")
        writer.member("version", version)
      }
      writer.key("files")
      writer.object { writer in
        for source in report.sources { write(source, of: report, to: &writer) }
      }
      writer.key("testFiles")
      writer.object { writer in writeTests(report, to: &writer) }
    }
    return writer.finish() + "\n"
  }

  private static func write(
    _ source: MutationReport.Source, of report: MutationReport, to writer: inout JSONWriter
  ) {
    writer.key(source.path)
    writer.object { writer in
      writer.member("language", "swift")
      writer.member("source", source.text)
      writer.member("mutants", objects: report.entries.filter { $0.mutant.file == source.path }) {
        write($1, to: &$0)
      }
    }
  }

  private static func write(_ entry: MutationReport.Entry, to writer: inout JSONWriter) {
    let mutant = entry.mutant
    let (status, reason) = status(of: entry)
    writer.member("id", mutant.key)
    writer.member("mutatorName", mutant.kind)
    writer.member("replacement", mutant.replacement)
    writer.member("status", status)
    writer.member("statusReason", reason)
    writer.key("location")
    writer.object { writer in
      for (key, line, column) in [
        ("start", mutant.line, mutant.column), ("end", mutant.endLine, mutant.endColumn),
      ] {
        writer.key(key)
        writer.object { writer in
          writer.member("line", line)
          writer.member("column", column)
        }
      }
    }
    writer.member("coveredBy", entry.covering.map(String.init))
    writer.member("killedBy", entry.killer.map { [String($0)] } ?? [])
  }

  private static func status(of entry: MutationReport.Entry) -> (status: String, reason: String?) {
    switch entry.status {
    case .killed: ("Killed", entry.reason)
    case .survived: ("Survived", entry.found.map { "\($0.path) would notice it" })
    case .noCoverage: ("NoCoverage", nil)
    case .timeout: ("Timeout", entry.reason)
    case .compileError: ("CompileError", nil)
    case .unknown: ("Ignored", "unknown: \(entry.reason ?? "not tried")")
    case .equivalent:
      ("Ignored", "probably equivalent: same in \(entry.covering.count) sessions and \(entry.explored) explored")
    }
  }

  private static func writeTests(_ report: MutationReport, to writer: inout JSONWriter) {
    var paths: [String] = []
    for session in report.sessions where !paths.contains(session.path) { paths.append(session.path) }
    for path in paths {
      writer.key(path)
      writer.object { writer in
        let tests = report.sessions.enumerated().filter { $0.element.path == path }
        writer.member("tests", objects: tests) { writer, test in
          writer.member("id", String(test.offset))
          writer.member("name", test.element.name)
        }
      }
    }
  }
}
