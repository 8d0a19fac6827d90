import Findings
import PrintedText

/// The table of sessions and strategies: by folder, the sessions with differences first. Sessions without a finding are in a table
/// of their own, which is folded.
struct HTMLTable {
  /// The size in bytes at which no further row is added.
  private static let limit = 300_000

  private struct Key: Hashable {
    let recording: String
    let session: Int
    let profile: String
    let build: String?
  }

  private struct Row {
    let key: Key
    var cells: [String: Int] = [:]
    var rank = 3
  }

  private let report: ComparisonReport
  private let links: [Int: String]
  private let filters: HTMLFilters
  private let hasProfiles: Bool
  private var rows: [Row] = []

  /// `links` are the addresses of the sections by the index of their comparison.
  init(_ report: ComparisonReport, links: [Int: String], filters: HTMLFilters) {
    (self.report, self.links, self.filters) = (report, links, filters)
    hasProfiles = Set(report.comparisons.map(\.profile)).count > 1
    var places: [Key: Int] = [:]
    for (index, comparison) in report.comparisons.enumerated() {
      let key = Key(
        recording: comparison.recording, session: comparison.session, profile: comparison.profile,
        build: comparison.build)
      let place = places[key] ?? rows.count
      if place == rows.count {
        places[key] = place
        rows.append(Row(key: key))
      }
      rows[place].cells[comparison.strategy] = index
      rows[place].rank = min(rows[place].rank, comparison.rank)
    }
  }

  func write(to writer: inout MarkupWriter) {
    guard !rows.isEmpty else { return }
    let found = rows.filter { $0.rank < 3 }
    let same = rows.filter { $0.rank == 3 }
    writer.element("section", ["aria-labelledby": "sessions"]) { writer in
      writer.element("h2", ["id": "sessions"], text: Counted.text(rows.count, "session"))
      writer.newLine()
      if !found.isEmpty { table(sorted(found), caption: "Sessions with findings under each strategy", to: &writer) }
      guard !same.isEmpty else { return }
      writer.element("details", ["class": "same"]) { writer in
        writer.element("summary", text: "\(Counted.text(same.count, "session")) without a finding")
        table(same, caption: "Sessions without a finding under each strategy", to: &writer)
      }
    }
    writer.newLine()
  }

  /// The rows by folder. The folder with the first difference comes first, and differing rows come first in it.
  private func sorted(_ rows: [Row]) -> [Row] {
    let byRank = rows.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    var folders: [String: Int] = [:]
    for row in byRank where folders[HTMLFilters.folder(of: row.key.recording)] == nil {
      folders[HTMLFilters.folder(of: row.key.recording)] = folders.count
    }
    func place(_ row: Row) -> Int { folders[HTMLFilters.folder(of: row.key.recording)] ?? 0 }
    return byRank.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map(\.element)
  }

  private func table(_ rows: [Row], caption: String, to writer: inout MarkupWriter) {
    let strategies = filters.strategies
    let start = writer.markup.utf8.count
    var shown = 0
    writer.element("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": caption]) { writer in
      writer.element("table") { writer in
        writer.element("caption", text: caption)
        writer.element("thead") { writer in
          writer.element("tr") { writer in
            writer.element("th", ["scope": "col"], text: "Recording")
            if hasProfiles { writer.element("th", ["scope": "col"], text: "Profile") }
            for strategy in strategies { writer.element("th", ["scope": "col"], text: strategy) }
          }
        }
        writer.newLine()
        writer.element("tbody") { writer in
          var folder: String?
          for row in rows {
            guard writer.markup.utf8.count - start < Self.limit else { break }
            let next = HTMLFilters.folder(of: row.key.recording)
            if next != folder, filters.folders.count > 1 { heading(next, columns: strategies.count, to: &writer) }
            folder = next
            write(row, to: &writer)
            shown += 1
          }
        }
      }
    }
    writer.newLine()
    if shown < rows.count {
      writer.element("p", ["class": "note"], text: "… and \(Counted.text(rows.count - shown, "more session"))")
    }
  }

  private func heading(_ folder: String, columns: Int, to writer: inout MarkupWriter) {
    writer.element("tr", ["class": "folder", "data-folder": filters.number(ofFolder: folder)]) { writer in
      writer.element(
        "th", ["scope": "rowgroup", "colspan": String(columns + (hasProfiles ? 2 : 1))],
        text: MarkupText.shortened(folder, to: HTMLSections.longestName))
    }
    writer.newLine()
  }

  private func write(_ row: Row, to writer: inout MarkupWriter) {
    let comparisons = row.cells.values.sorted().map { report.comparisons[$0] }
    writer.element("tr", filters.attributes("row", of: comparisons)) { writer in
      let name = filters.folders.count > 1 ? HTMLFilters.name(of: row.key.recording) : row.key.recording
      let session = row.key.session == 0 ? "" : ", session \(row.key.session)"
      let build = row.key.build.map { ", build \($0)" } ?? ""
      writer.element(
        "th", ["scope": "row"], text: MarkupText.shortened(name, to: HTMLSections.longestName) + session + build)
      if hasProfiles { writer.element("td", ["class": "profile"], text: row.key.profile) }
      for strategy in filters.strategies { cell(row.cells[strategy], to: &writer) }
    }
    writer.newLine()
  }

  private func cell(_ index: Int?, to writer: inout MarkupWriter) {
    guard let index else { return writer.element("td", ["class": "none"], text: "–") }
    let comparison = report.comparisons[index]
    let standing = ComparisonStanding(comparison)
    // As in the matrix: consequences of another difference are not counted.
    let text =
      comparison.rootCount > 0
      ? "\(comparison.rootCount) differ" + (standing == .nondeterministic ? ", nondeterministic" : "")
      : standing.rawValue
    let name =
      comparison.rootCount > 0 ? "differs" : standing == .same ? "same" : standing == .skipped ? "none" : "unknown"
    writer.element("td", ["class": name]) { writer in
      if let link = links[index] {
        writer.element("a", ["href": link], text: text)
      } else {
        writer.text(text)
      }
    }
  }
}

extension ComparisonReport.Comparison {
  /// The place of the comparison among others: differences first, then what is inconclusive, then skipped ones.
  fileprivate var rank: Int {
    divergenceCount > 0 ? 0 : isInconclusive ? 1 : outcomes == 0 ? 2 : 3
  }
}
