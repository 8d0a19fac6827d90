import CommandLineSupport
import JSONText
import PrintedText

/// What a run of measured cases prints: a table by subject, and the cases that do not agree.
@MainActor
struct MeasuredReport {
  /// The cases of a subject.
  struct Row {
    var cases = 0
    var agreeing = 0
    var contradicted = 0
    var unknown = 0
    /// The greatest deviation of a number that agrees, as a share of its tolerance.
    var deviation = 0.0

    mutating func add(_ verdict: MeasuredVerdict) {
      cases += 1
      switch verdict {
      case .agrees(let deviation):
        agreeing += 1
        self.deviation = max(self.deviation, deviation)
      case .contradicted: contradicted += 1
      case .unknown: unknown += 1
      }
    }

    fileprivate func write(to writer: inout JSONWriter) {
      writer.member("cases", cases)
      writer.member("agree", agreeing)
      writer.member("contradicted", contradicted)
      writer.member("unknown", unknown)
    }
  }

  let rows: [(subject: String, row: Row)]
  let all: Row
  private let results: [MeasuredRun.Result]

  init(_ results: [MeasuredRun.Result]) {
    self.results = results
    var subjects: [String] = []
    var rows: [String: Row] = [:]
    var all = Row()
    for result in results {
      if rows[result.subject] == nil { subjects.append(result.subject) }
      rows[result.subject, default: Row()].add(result.verdict)
      all.add(result.verdict)
    }
    (self.rows, self.all) = (subjects.map { ($0, rows[$0] ?? Row()) }, all)
  }

  /// A table in Markdown, which `Documentation/Agreement.md` contains.
  func table() -> String {
    let head =
      "| Subject | Cases | Agree | Contradicted | Unknown | Worst deviation |\n| --- | ---: | ---: | ---: | ---: | ---: |\n"
    return head + (rows + [("all", all)]).map { Self.line($0.0, $0.1) }.joined()
  }

  static func line(_ subject: String, _ row: Row) -> String {
    let share = row.deviation > 0 ? "\(Int((row.deviation * 100).rounded())) %" : "–"
    return "| \(subject) | \(row.cases) | \(row.agreeing) | \(row.contradicted) | \(row.unknown) | \(share) |\n"
  }

  func text() -> String {
    var text = table() + "\nThe worst deviation is that of a number which agrees, as a share of its tolerance.\n"
    for result in results {
      switch result.verdict {
      case .agrees: continue
      case .contradicted(let detail): text += "contradicted: \(result.one.id): \(result.one.about): \(detail)\n"
      case .unknown(let reason): text += "unknown: \(result.one.id): \(reason)\n"
      }
    }
    return text
  }

  func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      all.write(to: &writer)
      writer.key("subjects")
      writer.array { writer in
        for (subject, row) in rows {
          writer.object { writer in
            writer.member("subject", subject)
            row.write(to: &writer)
            writer.member("worstDeviation", row.deviation)
          }
        }
      }
      writer.key("others")
      writer.array { writer in
        for result in results {
          let (verdict, detail): (String, String)
          switch result.verdict {
          case .agrees: continue
          case .contradicted(let text): (verdict, detail) = ("contradicted", text)
          case .unknown(let text): (verdict, detail) = ("unknown", text)
          }
          writer.object { writer in
            writer.member("id", result.one.id)
            writer.member("verdict", verdict)
            writer.member("detail", detail)
          }
        }
      }
    }
    return writer.finish()
  }
}
