package import Findings
import HitTestTerms
import PrintedText

/// What the app's code did at a decision, before and now, as text.
package enum OwnCodeText {
  /// `MessageWindow.hitTest: was `return nil` (Message.swift:10), is `return hit` (Message.swift:11)`. `nil` if the app's code
  /// decided on neither side, as far as it is known, or if its source is not known.
  package static func sentence(_ decision: Divergence.Decision) -> String? {
    let (old, new) = (decision.baseline?.line, decision.line)
    // Without the source, the rules say more than the lines.
    guard let shown = new ?? old, (new ?? old)?.code != nil || old?.code != nil else { return nil }
    let subject = shown.function ?? decision.view.name
    if decision.rule.name == HitTestRule.recursion.name, let new {
      return "\(subject): \(clause(new)) is called again before it has returned, without end"
    }
    if decision.rule.name == HitTestRule.missing.name { return nil }
    if let new, decision.isOfSameCode {
      return "\(subject): \(clause(new)) on both sides, with another result"
    }
    return "\(subject): \(before(decision, beside: subject)), is \(new.map(clause) ?? "UIKit's own hit test")"
  }

  /// The line of the app's code to look at: the one that decides now, that decided before, or of the code that ran.
  package static func line(of divergence: Divergence) -> SourceLine? {
    divergence.decidedBy?.line ?? divergence.decidedBy?.baseline?.line ?? HandlerText.line(of: divergence)
      ?? divergence.changedCode?.lines.first ?? divergence.changedCode?.gap
  }

  /// Whether ``line(of:)`` is one of the new code, and not one that only the baseline has.
  static func isOfNewCode(_ divergence: Divergence) -> Bool {
    divergence.decidedBy?.line != nil || divergence.decidedBy?.baseline?.line == nil
  }

  /// `your code has changed: `alpha = 0.009` (PanelBackdrop.swift:8) and 2 more lines, 1 line is gone`. `nil` if it has not, or if a
  /// line that decided is known.
  package static func changes(_ divergence: Divergence) -> String? {
    guard let changed = divergence.changedCode else { return nil }
    let shown = changed.lines.map(clause).joined(separator: ", ")
    let rest = changed.added - changed.lines.count
    let new = shown + (rest > 0 ? " and \(Counted.text(rest, "more line"))" : "")
    let place = changed.lines.isEmpty ? changed.gap.map { " after " + clause($0) } ?? "" : ""
    let gone =
      changed.removed == 0
      ? "" : "\(Counted.text(changed.removed, "line")) \(changed.removed == 1 ? "is" : "are") gone\(place)"
    return "your code has changed: " + [new, gone].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static func before(_ decision: Divergence.Decision, beside subject: String) -> String {
    guard let baseline = decision.baseline else { return "what it was is not known" }
    guard let line = baseline.line else { return "was UIKit's own hit test" }
    let method = line.function.map { $0 == subject ? "" : " in \($0)" } ?? ""
    return "was \(clause(line))\(method)"
  }

  /// The code of a line and its place.
  private static func clause(_ line: SourceLine) -> String { line.code.map { "`\($0)` (\(line))" } ?? "\(line)" }

  /// The lines of source of both sides of a difference, each side with a heading. Empty if the source is not known.
  package static func excerpts(_ divergence: Divergence) -> [String] {
    sides(of: divergence).flatMap { side in excerpt(side.line, title: side.title) }
  }

  /// A side of a difference whose source is known.
  package struct Side: Hashable, Sendable {
    /// `before` or `now`; the name of what ran, for code that is not a hit test.
    package let title: String
    package let line: SourceLine
  }

  /// The lines of the app's code that decided before and now, or that ran.
  package static func sides(of divergence: Divergence) -> [Side] {
    if let decision = divergence.decidedBy, divergence.changedCode == nil || decision.line != nil {
      return changedSides(divergence)
        + [("before", decision.baseline?.line), ("now", decision.line)].compactMap { title, line in
          line.flatMap { $0.excerpt == nil ? nil : Side(title: title, line: $0) }
        }
    }
    if divergence.changedCode != nil { return changedSides(divergence) }
    guard divergence.isOfCode || divergence.isEnd || divergence.handler != nil else { return [] }
    return divergence.handlerLines.sorted { $0.key < $1.key }.compactMap { name, line in
      line.excerpt == nil ? nil : Side(title: name, line: line)
    }
  }

  /// The lines of the app's code that have changed.
  private static func changedSides(_ divergence: Divergence) -> [Side] {
    guard let changed = divergence.changedCode else { return [] }
    // Where lines are missing, the one before them is shown.
    return (changed.lines.isEmpty ? [changed.gap].compactMap(\.self) : changed.lines).compactMap { line in
      line.excerpt == nil ? nil : Side(title: "changed", line: line)
    }
  }

  private static func excerpt(_ line: SourceLine, title: String) -> [String] {
    guard let source = line.excerpt?.numberedLines else { return [] }
    let width = source.last.map { String($0.number).count } ?? 1
    return ["\(title), \(line.name):"]
      + source.map { number, text in
        let padding = String(repeating: " ", count: width - String(number).count)
        return "\(number == line.line ? ">" : " ") \(padding)\(number) | \(text)"
      }
  }
}
