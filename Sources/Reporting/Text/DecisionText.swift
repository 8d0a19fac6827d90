package import Findings
import HitTestTerms

/// A decision as text: what the view did on each side, without the implied subject "it".
package struct DecisionText {
  package let view: String
  /// The name of the rule of the replay.
  package let rule: String
  /// What the view did in the baseline. `nil` if the hit test there did not query it, or is not known.
  package let recorded: String?
  /// What the view did in the replay.
  package let replayed: String

  package init(_ decision: Divergence.Decision) {
    view = decision.view.name
    rule = decision.rule.name
    recorded = decision.baseline.map { $0.rule.text(other: $0.other?.name, line: $0.line) }
    replayed = decision.rule.text(other: decision.other?.name, line: decision.line)
  }
}

extension HitTestRule {
  /// The rule's clause with the name of the other view, and the line of the user's source that decided.
  func text(other: String?, line: SourceLine?) -> String {
    sentence.text(other: other)
      + (line.map { line in ", decided by " + (line.code.map { "`\($0)` (\(line))" } ?? "\(line)") } ?? "")
  }
}
