package import Findings
import HitTestTerms
import JSONText
import PrintedText

/// Explanations of one touch under several strategies or builds, side by side.
package struct ExplainComparison {
  /// A side with the report of its explanation. The first one is compared with the others.
  private let sides: [(side: ExplanationSide, report: ExplainReport)]

  /// Creates the comparison. `unknowns` are the reasons why the results of the sides are unknown, in the same order.
  package init(_ sides: [ExplanationSide], unknowns: [[String]]) {
    self.sides = zip(sides, unknowns).map { ($0, ExplainReport($0.explanation, unknowns: $1)) }
  }

  /// A table with a row for each side, and the first view at which each differs from the first side.
  package func text() -> String {
    guard let first = sides.first else { return "" }
    let explanation = first.side.explanation
    let subject = explanation.touch.map { "touch \($0)" } ?? "a touch"
    var lines = ["\(subject) at \(Formatting.point(explanation.point)), profile \(explanation.profile)"]
    lines += Self.table([["", "receiver", "decided by", "rule", "line"]] + sides.map(row)).map { "  " + $0 }
    for other in sides.dropFirst() { lines += difference(of: other.side, from: first.side) }
    for (side, report) in sides {
      lines += report.addedLines.isEmpty ? [] : ["\(side.name):"] + report.addedLines.map { "  " + $0 }
    }
    return lines.printedLines
  }

  /// Everything as one JSON object: the explanation of each side, and the differences from the first side.
  package func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "touchreplay.explain-comparison/1")
      writer.key("sides")
      writer.array(ofObjects: sides) { writer, element in
        let decider = element.side.explanation.trace.decider
        writer.member("name", element.side.name)
        writer.member("decidedBy", decider?.view.name)
        writer.member("rule", decider?.rule.name)
        writer.member("file", decider?.line?.file)
        writer.member("line", decider?.line?.line)
        writer.key("explanation")
        element.report.write(to: &writer)
      }
      writer.key("differences")
      writer.array(ofObjects: Array(sides.dropFirst())) { writer, element in
        let decision = sides.first.flatMap { element.side.parting(from: $0.side) }
        writer.member("side", element.side.name)
        writer.member("from", sides.first?.side.name)
        writer.member("view", decision?.view.name)
        writer.member("ruleBefore", decision?.baseline?.rule.name)
        writer.member("lineBefore", decision?.baseline?.line?.description)
        writer.member("rule", decision?.rule.name)
        writer.member("line", decision?.line?.description)
      }
    }
    return writer.finish()
  }

  private func row(_ element: (side: ExplanationSide, report: ExplainReport)) -> [String] {
    let trace = element.side.explanation.trace
    if let recursion = trace.recursion {
      return [element.side.name, "!recursion", recursion[0].name, "recursion", "-"]
    }
    let decider = trace.decider
    return [
      element.side.name, Formatting.view(trace.answer), Formatting.view(decider?.view), decider?.rule.name ?? "-",
      decider?.line?.description ?? "-",
    ]
  }

  private func difference(of side: ExplanationSide, from first: ExplanationSide) -> [String] {
    guard let decision = side.parting(from: first) else { return ["\(side.name) decides as \(first.name)"] }
    let text = DecisionText(decision)
    let before = decision.baseline.map { "\($0.rule.name), it \(text.recorded ?? "")" } ?? "not queried"
    return [
      "\(side.name) parts from \(first.name) at \(text.view)", "  \(first.name): \(before)",
      "  \(side.name): \(text.rule), it \(text.replayed)",
    ]
  }

  /// Columns of equal width, with two spaces between them.
  private static func table(_ rows: [[String]]) -> [String] {
    let cells = rows.map { $0.map(\.printedLine) }
    let widths = (0..<(cells.first?.count ?? 0)).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      let line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
