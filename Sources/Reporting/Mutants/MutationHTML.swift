package import Findings
import PrintedText

/// A mutation report as a page with the source.
package struct MutationHTML {
  private let report: MutationReport

  package init(_ report: MutationReport) { self.report = report }

  package func text() -> String {
    var writer = MarkupWriter()
    writer.element("html", ["lang": "en"]) { writer in
      writer.element("head") { writer in
        writer.void("meta", ["charset": "utf-8"])
        writer.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        writer.void(
          "meta", ["http-equiv": "Content-Security-Policy", "content": "default-src 'none'; style-src 'unsafe-inline'"])
        writer.element("title", text: "Mutants")
        writer.element("style") { $0.verbatim(Self.style) }
      }
      writer.element("body") { writer in
        writer.element("h1", text: "Mutants")
        writer.element("p", text: MutationText(report).summary.joined(separator: "; "))
        for note in report.leftOut { writer.element("p", text: "\(note.session): \(note.reason)") }
        for source in report.sources { write(source, to: &writer) }
      }
    }
    return "<!DOCTYPE html>\n" + writer.markup + "\n"
  }

  private static let style: StaticString = """
    :root { color-scheme: light dark; --bad: #fbd5d5; --dim: #e8e8ee; --good: #dff3df; }
    @media (prefers-color-scheme: dark) { :root { --bad: #5c2424; --dim: #33333c; --good: #1f3f25; } }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
    table { border-collapse: collapse; width: 100%; font: 13px/1.5 ui-monospace, monospace; }
    td { padding: 0 .6rem; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
    td:first-child { text-align: right; opacity: .6; user-select: none; width: 3rem; }
    tr.survived > td { background: var(--bad); } tr.noCoverage > td { background: var(--dim); }
    tr.killed > td { background: var(--good); }
    ul { margin: 0; padding-left: 1.2rem; font: 13px/1.4 system-ui, sans-serif; }
    """

  private func write(_ source: MutationReport.Source, to writer: inout MarkupWriter) {
    let entries = report.entries.filter { $0.mutant.file == source.path }
    let byLine = Dictionary(grouping: entries, by: \.mutant.line)
    var part = MutationReport()
    part.entries = entries
    writer.element("h2", text: source.path)
    writer.element("p", text: MutationText(part).summary.joined(separator: "; "))
    writer.element("table") { writer in
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        write(String(line), index + 1, byLine[index + 1] ?? [], to: &writer)
      }
    }
  }

  private func write(
    _ line: String, _ number: Int, _ entries: [MutationReport.Entry], to writer: inout MarkupWriter
  ) {
    let worst: MutationReport.Status? = [.survived, .noCoverage, .unknown, .equivalent, .killed, .timeout].first {
      status in
      entries.contains { $0.status == status }
    }
    writer.element("tr", ["class": worst == .timeout ? "killed" : worst?.rawValue]) { writer in
      writer.element("td", text: "\(number)")
      writer.element("td") { writer in
        writer.text(line)
        let shown = entries.filter { $0.status != .killed && $0.status != .timeout && $0.status != .compileError }
        guard !shown.isEmpty else { return }
        writer.element("ul") { writer in
          for entry in shown { writer.element("li", text: MutationText(report).line(entry)) }
        }
      }
      writer.element("td", text: Self.counts(entries))
    }
  }

  private static func counts(_ entries: [MutationReport.Entry]) -> String {
    guard !entries.isEmpty else { return "" }
    let noticed = entries.count { $0.status == .killed || $0.status == .timeout }
    return "\(noticed) of \(entries.count)"
  }
}
