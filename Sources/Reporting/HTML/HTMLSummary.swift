import Findings
import PrintedText

/// The top of the page: the verdict, the counts, the causes, and what was not compared.
struct HTMLSummary {
  private let report: ComparisonReport
  private let filters: HTMLFilters

  private let causes: HTMLCauses

  init(_ report: ComparisonReport, filters: HTMLFilters, causes: HTMLCauses) {
    (self.report, self.filters, self.causes) = (report, filters, causes)
  }

  func write(to writer: inout MarkupWriter) {
    writer.element("section", ["class": "top", "aria-labelledby": "verdict"]) { writer in
      writer.element("p", ["class": "tool"], text: "TouchReplay comparison")
      writer.element("h1", ["class": report.verdict.rawValue, "id": "verdict"]) { writer in
        writer.element("span", ["class": "sign", "aria-hidden": "true"], text: HTMLBar.sign(report.verdict))
        writer.text(" " + headline)
      }
      writer.newLine()
    }
    writer.newLine()
    causes.write(to: &writer)
    if let screens = report.screens {
      list("Areas of the screen", AreaText.ofComparisons.summary(screens), to: &writer)
    }
    if !report.failures.isEmpty { list("Not compared", report.failures.map(\.message), to: &writer) }
    let notes = SourceText.notes(report)
    if !notes.isEmpty { list("Imported scenes", notes, to: &writer) }
    let ledger = report.obsoleteLines + report.expiredLines
    if !ledger.isEmpty { list("Accepted differences without effect", ledger, to: &writer) }
    writer.element("dl", ["class": "counts"]) { writer in
      for (name, value) in counts {
        writer.element("div") { writer in
          writer.element("dt", text: name)
          writer.element("dd", text: value)
        }
      }
    }
    writer.newLine()
  }

  private var headline: String {
    switch report.verdict {
    case .same:
      let unknowns = report.acceptedUnknownCount
      return "Same: nothing differs" + (unknowns > 0 ? ", \(AcceptanceText.unknown(unknowns)) accepted" : "")
    case .differs:
      let following = report.divergenceCount - report.rootCount
      if report.rootCount == 0 { return "Differs: areas of the screen hit other views" }
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
    let counted = ReportCounts(report)
    let all: [(String, String)] = [
      ("Same", String(counted.same)), ("Different", String(counted.differing)),
      ("Inconclusive", String(counted.inconclusive)), ("Skipped", String(counted.skipped)),
      ("Unknown", String(counted.unknown)), ("Nondeterministic", String(counted.nondeterministic)),
      ("Not replayed to the end", String(counted.failed)), ("Not compared", String(counted.notCompared)),
      ("Accepted", String(counted.accepted)), ("Obsolete", String(counted.obsolete)),
      ("Expired", String(counted.expired)), ("Accepted unknown", String(counted.acceptedUnknown)),
      ("Recordings", String(report.recordings)), ("Outcomes compared", String(report.outcomes)),
      ("Divergences", String(report.divergenceCount)), ("Not following from another", String(report.rootCount)),
      ("Strategies", listing(strategies)), ("Profiles", listing(profiles)), ("Against", listing(against)),
    ]
    // What did not happen needs no mention.
    return all.filter { $0.1 != "0" }
  }

  private func listing(_ names: [String]) -> String {
    let shown = names.prefix(8).map { MarkupText.shortened($0, to: 60) }.joined(separator: ", ")
    return names.isEmpty ? "none" : names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func list(_ title: String, _ lines: [String], to writer: inout MarkupWriter) {
    writer.element("section", ["class": "failures"]) { writer in
      writer.element("h2", text: title)
      writer.element("ul") { writer in
        for line in lines.prefix(Self.shownLines) {
          writer.element("li", text: MarkupText.shortened(line, to: 1_000))
        }
        if lines.count > Self.shownLines { writer.element("li", text: "… and \(lines.count - Self.shownLines) more") }
      }
    }
    writer.newLine()
  }

  private static let shownLines = 100
}
