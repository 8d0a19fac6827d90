package import Playback
import UIKit

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
    recorded = decision.baseline.map { $0.rule.sentence.text(other: $0.other?.name) }
    replayed = decision.rule.sentence.text(other: decision.other?.name)
  }
}
