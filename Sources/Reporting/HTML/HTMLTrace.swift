import Findings
import HitTestTerms
import PrintedText

/// The queries of both sides of a difference, side by side and folded. Those that the other side has not are marked.
struct HTMLTrace {
  private let trace: DecisionTrace
  private let names: ShortNames

  init(_ trace: DecisionTrace, names: ShortNames) { (self.trace, self.names) = (trace, names) }

  func write(to writer: inout MarkupWriter) {
    writer.element("details", ["class": "trace"]) { writer in
      writer.element("summary", text: "decision trace of both sides")
      writer.element("div", ["class": "traces"]) { writer in
        side("before", trace.recorded, than: trace.replayed, to: &writer)
        side("after", trace.replayed, than: trace.recorded, to: &writer)
      }
      if trace.omitted > 0 {
        writer.element("p", ["class": "note"], text: "… and \(trace.omitted) more; 'replayer explain' prints all")
      }
    }
  }

  private func side(
    _ name: String, _ lines: [DecisionTrace.Line], than others: [DecisionTrace.Line], to writer: inout MarkupWriter
  ) {
    let known = Set(others)
    writer.element("div") { writer in
      writer.element("p", ["class": "trace-side"], text: name)
      if lines.isEmpty { writer.element("p", ["class": "note"], text: "not known") }
      writer.element("ol") { writer in
        for line in lines {
          let isNew = !others.isEmpty && !known.contains(line)
          writer.element("li", ["class": isNew ? "d\(min(line.depth, 6)) differs" : "d\(min(line.depth, 6))"]) {
            writer in
            writer.element("b", text: short(line.view.name))
            writer.text(" → \(line.answer.map { short($0.name) } ?? "none"): ")
            writer.text(short(line.rule.text(other: line.other?.name, line: line.line)))
          }
        }
      }
    }
  }

  private func short(_ text: String) -> String { MarkupText.shortened(names.text(text), to: HTMLSections.longestName) }
}
