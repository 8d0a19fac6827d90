import Findings

/// A report of coverage as one HTML page with the source. It needs no other file and no network.
package struct CoverageHTML {
  private let report: CoverageReport

  package init(_ report: CoverageReport) { self.report = report }

  private static let style = """
    .source { margin: .5rem 0 1.5rem; font: 13px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; overflow-x: auto; white-space: pre; }
    .source > div { min-width: max-content; padding-right: 1rem; }
    .source .at, .source .times { display: inline-block; width: 5ch; text-align: right; color: var(--soft); user-select: none; }
    .source .times { width: 9ch; padding-right: 1.5ch; border-right: 3px solid transparent; margin-right: 1ch; }
    .source .run .times { border-color: var(--good); }
    .source .missed .times { border-color: var(--new); }
    .source .partly .times { border-color: var(--doubt); }
    .source .missed { background: color-mix(in srgb, var(--new) 12%, transparent); }
    .source mark { background: color-mix(in srgb, var(--new) 28%, transparent); color: inherit; }
    .source .way { color: var(--doubt); padding-left: 2ch; font-style: italic; }
    .covered th, .covered td { padding-right: .25rem; }
    main > section { margin-top: 2rem; } main > section > h2 { overflow-wrap: anywhere; font-size: 1.2rem; }
    main ul { padding-left: 1.2rem; overflow-wrap: anywhere; }

    """

  /// The page, with a final line feed.
  package func text() -> String {
    var writer = MarkupWriter()
    writer.verbatim("<!doctype html>\n")
    writer.element("html", ["lang": "en"]) { writer in
      head(to: &writer)
      writer.element("body") { writer in
        writer.element("main") { body(to: &$0) }
      }
    }
    writer.newLine()
    return writer.markup
  }

  private func head(to writer: inout MarkupWriter) {
    writer.element("head") { writer in
      writer.void("meta", ["charset": "utf-8"])
      writer.void("meta", ["name": "generator", "content": "TouchReplay"])
      writer.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      writer.void("meta", ["name": "color-scheme", "content": "light dark"])
      writer.void(
        "meta",
        ["http-equiv": "Content-Security-Policy", "content": "default-src 'none'; style-src 'unsafe-inline'"])
      writer.element("title", text: "TouchReplay: coverage")
      writer.element("style") { $0.embed(ReportFile.styles + Self.style) }
    }
    writer.newLine()
  }

  private func body(to writer: inout MarkupWriter) {
    writer.element("h1", text: "\(CoverageText.percent(report.whole.total.lines)) of the lines ran")
    writer.element("p", ["class": "facts"], text: CoverageText.counts(report.whole.total))
    writer.newLine()
    table("Files", report.whole.files.map { ($0.path, CoverageCounts($0), nil) }, to: &writer)
    let recordings = report.recordings.enumerated().map { index, recording in
      (recording.path, recording.coverage.total, report.recordings.count > 1 ? report.linesOnly(of: index) : nil)
    }
    table("Recordings", recordings, to: &writer)
    list(
      "No recording calls",
      report.functionsNotCalled.map {
        "\($0.function.name) (\($0.path):\($0.function.line))" + ($0.function.isHandler ? ", a handler" : "")
      }, to: &writer)
    list("No recording touches", report.areas.map(CoverageText.line), to: &writer)
    list(
      "Sessions that ended",
      report.recordings.flatMap { recording in
        recording.ended.map { "\(recording.path), session \($0.session): \($0.problem)" }
      }, to: &writer)
    for (index, file) in report.whole.files.enumerated() { source(of: file, index, to: &writer) }
  }

  private func table(
    _ title: String, _ rows: [(name: String, counts: CoverageCounts, only: Int?)], to writer: inout MarkupWriter
  ) {
    writer.element("section") { writer in
      writer.element("h2", text: title)
      writer.element("div", ["class": "scroll"]) { writer in
        writer.element("table", ["class": "covered"]) { writer in
          writer.element("tr") { writer in
            let heads = [title == "Files" ? "File" : "Recording", "Lines", "Regions", "Branches", "Functions"]
            for name in heads + (rows.contains { $0.only != nil } ? ["Lines only here"] : []) {
              writer.element("th", text: name)
            }
          }
          for (index, row) in rows.enumerated() {
            writer.element("tr") { writer in
              writer.element("th") { writer in
                guard title == "Files" else { return writer.text(row.name) }
                writer.element("a", ["href": "#file-\(index)"], text: row.name)
              }
              for part in [row.counts.lines, row.counts.regions, row.counts.branches, row.counts.functions] {
                writer.element(
                  "td", ["class": part.covered == part.count && part.count > 0 ? "same" : nil],
                  text: "\(part.covered) of \(part.count)" + (part.count > 0 ? " (\(CoverageText.percent(part)))" : ""))
              }
              if let only = row.only { writer.element("td", text: String(only)) }
            }
            writer.newLine()
          }
        }
      }
    }
    writer.newLine()
  }

  private func list(_ title: String, _ items: [String], to writer: inout MarkupWriter) {
    guard !items.isEmpty else { return }
    writer.element("section") { writer in
      writer.element("h2", text: title)
      writer.element("ul") { writer in
        for item in items { writer.element("li", text: item) }
      }
    }
    writer.newLine()
  }

  private func source(of file: CodeCoverage.File, _ index: Int, to writer: inout MarkupWriter) {
    guard let bytes = report.sources[file.path] else { return }
    let counts = Dictionary(file.lines.map { ($0.line, $0.count) }, uniquingKeysWith: { first, _ in first })
    let missed = CoverageText.missedWays(file)
    let segments = file.segments
    writer.element("section", ["id": "file-\(index)"]) { writer in
      writer.element("h2", text: file.path)
      writer.element("div", ["class": "source"]) { writer in
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        for (index, line) in lines.enumerated() {
          let ways = missed.filter { $0.line == index + 1 }.map(\.text)
          write(Array(line), index + 1, counts[index + 1], ways, segments, to: &writer)
        }
      }
    }
    writer.newLine()
  }

  private func write(
    _ line: [UInt8], _ number: Int, _ count: Int?, _ ways: [String], _ segments: [CoverageSegment],
    to writer: inout MarkupWriter
  ) {
    let kind = count.map { $0 == 0 ? "missed" : ways.isEmpty ? "run" : "partly" }
    writer.element("div", ["class": kind]) { writer in
      writer.element("span", ["class": "at"], text: String(number))
      writer.element("span", ["class": "times"], text: count.map(String.init) ?? "")
      let parts = count == 0 ? [(line, false)] : Self.parts(line, number, segments)
      for (part, isMissed) in parts {
        let text = String(decoding: part, as: UTF8.self)
        if isMissed { writer.element("mark", text: text) } else { writer.text(text) }
      }
      if !ways.isEmpty { writer.element("span", ["class": "way"], text: ways.joined(separator: "; ")) }
    }
  }

  /// The parts of a line, and whether they did not run.
  private static func parts(
    _ line: [UInt8], _ number: Int, _ segments: [CoverageSegment]
  ) -> [(text: [UInt8], isMissed: Bool)] {
    let before = segments.last { $0.place.line < number }
    var isMissed = before?.count == 0
    var start = 0
    var parts: [(text: [UInt8], isMissed: Bool)] = []
    for segment in segments where segment.place.line == number {
      let column = min(max(segment.place.column - 1, start), line.count)
      parts.append((Array(line[start..<column]), isMissed))
      (start, isMissed) = (column, segment.count == 0)
    }
    parts.append((Array(line[start...]), isMissed))
    return parts.filter { !$0.text.isEmpty }
  }
}
