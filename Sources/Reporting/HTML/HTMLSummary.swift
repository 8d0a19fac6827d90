import Playback
import PrintedText

/// The top of the page: the verdict, the counts, and a table of sessions and strategies.
struct HTMLSummary {
  private let report: ComparisonReport
  private let anchors: [Int: String]

  /// `anchors` are the ids of the sections by the index of their comparison.
  init(_ report: ComparisonReport, anchors: [Int: String]) {
    self.report = report
    self.anchors = anchors
  }

  private struct Row: Hashable {
    let recording: String
    let session: Int
    let profile: String
  }

  func write(to writer: inout MarkupWriter) {
    writer.element("header") { writer in
      writer.element("p", ["class": "tool"], text: "TouchReplay comparison")
      writer.element("h1", ["class": report.verdict.rawValue]) { writer in
        writer.element("span", ["class": "sign", "aria-hidden": "true"], text: sign)
        writer.text(" " + headline)
      }
      writer.newLine()
      writer.element("dl", ["class": "counts"]) { writer in
        for (name, value) in counts {
          writer.element("div") { writer in
            writer.element("dt", text: name)
            writer.element("dd", text: value)
          }
        }
      }
      writer.newLine()
      HTMLCauses(CauseList(report)).write(to: &writer)
      if !report.comparisons.isEmpty { table(to: &writer) }
      if !report.failures.isEmpty { failures(to: &writer) }
    }
    writer.newLine()
  }

  private var sign: String {
    switch report.verdict {
    case .same: "✓"
    case .differs: "≠"
    case .inconclusive: "?"
    }
  }

  private var headline: String {
    switch report.verdict {
    case .same: return "Same: nothing differs"
    case .differs:
      let following = report.divergenceCount - report.rootCount
      return "Differs: " + Counted.text(report.rootCount, "difference")
        + (following > 0 ? ", and \(following) that follow" : "")
    case .inconclusive:
      let isNothing = report.comparisons.isEmpty
      return "Inconclusive: "
        + (isNothing ? "nothing was compared" : "no difference is known, but part of the comparison is unknown")
    }
  }

  private var counts: [(String, String)] {
    let strategies = unique(report.comparisons.map(\.strategy))
    let profiles = unique(report.comparisons.map(\.profile))
    let against = unique(report.comparisons.map(\.against))
    return [
      ("Recordings", String(report.recordings)), ("Outcomes compared", String(report.outcomes)),
      ("Divergences", String(report.divergenceCount)), ("Not following from another", String(report.rootCount)),
      ("Strategies", listing(strategies)), ("Profiles", listing(profiles)), ("Against", listing(against)),
    ]
  }

  private func listing(_ names: [String]) -> String {
    let shown = names.prefix(8).map { MarkupText.shortened($0, to: 60) }.joined(separator: ", ")
    return names.isEmpty ? "none" : names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func table(to writer: inout MarkupWriter) {
    let strategies = unique(report.comparisons.map(\.strategy))
    let hasProfiles = Set(report.comparisons.map(\.profile)).count > 1
    var rows: [Row] = []
    var cells: [Row: [String: Int]] = [:]
    for (index, comparison) in report.comparisons.enumerated() {
      let row = Row(recording: comparison.recording, session: comparison.session, profile: comparison.profile)
      if cells[row] == nil { rows.append(row) }
      cells[row, default: [:]][comparison.strategy] = index
    }
    writer.element("div", ["class": "scroll"]) { writer in
      writer.element("table") { writer in
        writer.element("caption", text: "Recordings under each strategy")
        writer.element("thead") { writer in
          writer.element("tr") { writer in
            writer.element("th", ["scope": "col"], text: "Recording")
            if hasProfiles { writer.element("th", ["scope": "col"], text: "Profile") }
            for strategy in strategies { writer.element("th", ["scope": "col"], text: strategy) }
          }
        }
        writer.newLine()
        writer.element("tbody") { writer in
          for row in rows {
            writer.element("tr") { writer in
              let session = row.session == 0 ? "" : ", session \(row.session)"
              writer.element(
                "th", ["scope": "row"],
                text: MarkupText.shortened(row.recording, to: HTMLSections.longestName) + session)
              if hasProfiles { writer.element("td", ["class": "profile"], text: row.profile) }
              for strategy in strategies { cell(cells[row]?[strategy], to: &writer) }
            }
            writer.newLine()
          }
        }
      }
    }
    writer.newLine()
  }

  private func cell(_ index: Int?, to writer: inout MarkupWriter) {
    guard let index else { return writer.element("td", ["class": "none"], text: "–") }
    let comparison = report.comparisons[index]
    // As in the matrix: consequences of another difference are not counted.
    let roots = comparison.rootCount
    let (name, text) =
      roots > 0
      ? ("differs", "\(roots) differ")
      : comparison.hasFindings ? ("unknown", "unknown") : ("same", "same")
    writer.element("td", ["class": name]) { writer in
      if let anchor = anchors[index] {
        writer.element("a", ["href": "#" + anchor], text: text)
      } else {
        writer.text(text)
      }
    }
  }

  private func failures(to writer: inout MarkupWriter) {
    writer.element("section", ["class": "failures"]) { writer in
      writer.element("h2", text: "Not compared")
      writer.element("ul") { writer in
        for failure in report.failures {
          writer.element("li", text: MarkupText.shortened(failure.message, to: 1_000))
        }
      }
    }
    writer.newLine()
  }
}
