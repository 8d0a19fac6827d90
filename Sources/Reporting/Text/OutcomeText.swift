package import Findings
package import RecordingStore

/// One outcome as a line of text.
package enum OutcomeText {
  /// Time, kind and phrase: `0.120 s  action  push touchUpInside “push”`.
  package static func line(_ outcome: Outcome) -> String {
    let kind = outcome.kind.name + String(repeating: " ", count: max(0, 8 - outcome.kind.name.count))
    var phrase = Formatting.phrase(outcome.kind)
    if case .hit(let touch, let view) = outcome.kind { phrase = "touch \(touch) → \(Formatting.view(view))" }
    return "\(Formatting.seconds(outcome.timestampMicroseconds))  event \(outcome.event)  \(kind) \(phrase)"
  }
}

extension OutcomeText {
  /// The outcome as a phrase without its time: `button touchUpInside “push”`.
  package static func phrase(_ kind: SceneOutcome.Kind) -> String { phrase(kind.named) }

  /// The outcome as a phrase without its time: `button touchUpInside “push”`.
  package static func phrase(_ kind: Outcome.Kind) -> String {
    if case .hit(let touch, let view) = kind { return "touch \(touch) → \(Formatting.view(view))" }
    return Formatting.phrase(kind)
  }
}
