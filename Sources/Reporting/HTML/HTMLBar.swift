import Findings

/// The bar at the top of the page, which stays in view: the verdict, the counts, the search, the filters and the steps.
struct HTMLBar {
  private let report: ComparisonReport
  private let filters: HTMLFilters

  init(_ report: ComparisonReport, filters: HTMLFilters) { (self.report, self.filters) = (report, filters) }

  func write(to writer: inout MarkupWriter) {
    let counts = ReportCounts(report)
    writer.element("header", ["class": "bar"]) { writer in
      writer.element("p", ["class": "mark \(report.verdict.rawValue)"]) { writer in
        writer.element("span", ["class": "sign", "aria-hidden": "true"], text: Self.sign(report.verdict))
        writer.text(" " + report.verdict.rawValue)
      }
      let numbers = [
        (counts.differing, "different"), (counts.inconclusive, "inconclusive"), (counts.skipped, "skipped"),
        (counts.notCompared, "not compared"), (counts.same, "same"),
      ]
      let doubts = [
        (counts.unknown, "unknown"), (counts.nondeterministic, "nondeterministic"),
        (counts.failed, "not replayed to the end"), (counts.accepted, "accepted"),
        (counts.acceptedUnknown, "accepted unknown"),
        (counts.obsolete, "obsolete"),
      ]
      writer.element(
        "p", ["class": "tally"],
        text: (numbers + doubts.filter { $0.0 > 0 }).map { "\($0.0) \($0.1)" }.joined(separator: " · "))
      // The script shows the controls, which have no effect without it.
      writer.element("div", ["class": "controls", "id": "controls", "hidden": ""]) { writer in
        writer.void(
          "input",
          [
            "type": "search", "id": "search", "placeholder": "Search (/)",
            "aria-label": "Search views, recordings, promises",
            "aria-keyshortcuts": "/", "autocomplete": "off", "spellcheck": "false",
          ])
        select(
          "strategy", "Strategy", "All strategies",
          filters.strategies.enumerated().map { (String($0.offset), $0.element) }, to: &writer)
        select("result", "Result", "All results", filters.standings.map { ($0.rawValue, $0.rawValue) }, to: &writer)
        select(
          "folder", "Folder", "All folders",
          filters.folders.prefix(500).enumerated().map { (String($0.offset), $0.element) }, to: &writer)
        button("previous", "Previous difference (k)", "‹", "k", to: &writer)
        button("next", "Next difference (j)", "›", "j", to: &writer)
        button("help", "Keys (?)", "?", "?", to: &writer)
      }
      writer.element("p", ["class": "found", "id": "found", "role": "status"], text: "")
    }
    writer.newLine()
    writer.element("dialog", ["id": "keys", "aria-labelledby": "keys-title"]) { writer in
      writer.element("h2", ["id": "keys-title"], text: "Keys")
      writer.element("dl") { writer in
        for (key, meaning) in Self.keys {
          writer.element("div") { writer in
            writer.element("dt") { $0.element("kbd", text: key) }
            writer.element("dd", text: meaning)
          }
        }
      }
      writer.element("button", ["type": "button", "id": "close"], text: "Close")
    }
    writer.newLine()
  }

  static func sign(_ verdict: ComparisonReport.Verdict) -> String {
    switch verdict {
    case .same: "✓"
    case .differs: "≠"
    case .inconclusive: "?"
    }
  }

  private static let keys = [
    ("/", "search"), ("j", "next difference"), ("k", "previous difference"),
    ("Esc", "close this, end the search, or show all touches again"), ("?", "these keys"),
  ]

  private func select(
    _ id: String, _ name: String, _ all: String, _ options: [(String, String)], to writer: inout MarkupWriter
  ) {
    guard options.count > 1 else { return }
    writer.element("select", ["id": id, "aria-label": name]) { writer in
      writer.element("option", ["value": ""], text: all)
      for (value, text) in options {
        writer.element("option", ["value": value], text: MarkupText.shortened(text, to: 60))
      }
    }
  }

  private func button(
    _ id: String, _ name: String, _ text: String, _ key: String, to writer: inout MarkupWriter
  ) {
    writer.element(
      "button", ["type": "button", "id": id, "aria-label": name, "title": name, "aria-keyshortcuts": key], text: text)
  }
}
