import Findings
import PrintedText

/// The causes of the differences, the largest first, each with what it breaks and a link to its first difference.
struct HTMLCauses {
  /// The number of causes that are listed.
  private static let shownCauses = 50
  /// The number of causes that are shown at first.
  private static let openCauses = 5
  private static let shownPromises = 4
  private static let foldedPromises = 20
  private static let longestText = 500

  private let list: CauseList
  private let filters: HTMLFilters
  /// The comparisons with differences of each cause that is listed.
  private let found: [[ComparisonReport.Comparison]]

  private let shown: Set<String>

  /// `shown` are the ids of the differences that can be linked.
  init(_ report: ComparisonReport, filters: HTMLFilters, shown: Set<String>) {
    self.shown = shown
    list = CauseList(report)
    self.filters = filters
    var causeOf: [String: Int] = [:]
    for (index, cause) in list.causes.prefix(Self.shownCauses).enumerated() {
      for id in cause.divergences { causeOf[id] = index }
    }
    var found: [[ComparisonReport.Comparison]] = Array(repeating: [], count: Self.shownCauses)
    for comparison in report.comparisons where comparison.divergenceCount > 0 {
      for cause in Set(comparison.roots.compactMap { causeOf[$0.id] }) { found[cause].append(comparison) }
    }
    self.found = found
  }

  func write(to writer: inout MarkupWriter) {
    guard !list.causes.isEmpty else { return }
    writer.element("section", ["class": "causes", "aria-labelledby": "causes"]) { writer in
      writer.element("h2", ["id": "causes"], text: Counted.text(list.causes.count, "cause"))
      writer.newLine()
      let causes = list.causes.prefix(Self.shownCauses)
      items(causes.prefix(Self.openCauses), from: 1, to: &writer)
      let more = causes.dropFirst(Self.openCauses)
      if !more.isEmpty {
        writer.element("details", ["class": "more"]) { writer in
          writer.element("summary", text: Counted.text(more.count, "smaller cause"))
          items(more, from: Self.openCauses + 1, to: &writer)
        }
      }
      let rest = list.causes.count - Self.shownCauses
      if rest > 0 { writer.element("p", ["class": "note"], text: "… and \(Counted.text(rest, "more cause"))") }
      if list.uncounted > 0 {
        writer.element(
          "p", ["class": "note"], text: "… and \(Counted.text(list.uncounted, "difference")) that were only counted")
      }
    }
    writer.newLine()
  }

  private func items(_ causes: some Collection<Cause>, from first: Int, to writer: inout MarkupWriter) {
    writer.element("ol", ["start": String(first)]) { writer in
      writer.newLine()
      for (index, cause) in causes.enumerated() {
        writer.element("li", filters.attributes("cause", of: found[first - 1 + index])) { write(cause, to: &$0) }
        writer.newLine()
      }
    }
  }

  private func write(_ cause: Cause, to writer: inout MarkupWriter) {
    writer.element("p", ["class": "reason"]) { writer in
      writer.element("b", text: short(CauseText.sentence(cause)))
      if let before = CauseText.before(cause) { writer.text("; before, " + short(before)) }
    }
    writer.element("p", ["class": "facts"]) { writer in
      if let change = CauseText.change(cause) { writer.text("under \(short(change)): ") }
      let promises = cause.promises.isEmpty ? "" : ", \(Counted.text(cause.promises.count, "promise")) broken:"
      writer.text(CauseText.size(cause))
      let id = "d-" + cause.first.id
      if shown.contains(id) {
        writer.text(", ")
        writer.element("a", ["href": "#" + id], text: "the first")
      }
      writer.text(promises)
    }
    promises(cause.promises.prefix(Self.shownPromises), to: &writer)
    let more = cause.promises.dropFirst(Self.shownPromises)
    guard !more.isEmpty else { return }
    writer.element("details", ["class": "folded"]) { writer in
      writer.element("summary", text: "\(Counted.text(more.count, "more promise"))")
      promises(more.prefix(Self.foldedPromises), to: &writer)
      let rest = more.count - Self.foldedPromises
      if rest > 0 { writer.element("p", ["class": "note"], text: "… and \(rest) more") }
    }
  }

  private func promises(_ promises: some Collection<String>, to writer: inout MarkupWriter) {
    guard !promises.isEmpty else { return }
    writer.element("ul", ["class": "promises", "aria-label": "Promises broken"]) { writer in
      for promise in promises { writer.element("li", text: short(promise)) }
    }
  }

  private func short(_ text: String) -> String { MarkupText.shortened(text, to: Self.longestText) }
}
