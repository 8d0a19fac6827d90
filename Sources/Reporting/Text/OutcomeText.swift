package import Findings
package import RecordingStore

/// Outcomes as lines of text, in their order.
///
/// A touch on a control sends several events, most of which run no code. That no code ran is said once for a touch, at the last
/// of its events, and only if none ran code.
package struct OutcomeText {
  private var touches = SilentTouches()

  package init() {}

  /// The lines for the outcomes of one event: `0.120 s  action  push touchUpInside → Panel.push`.
  package mutating func lines(_ outcomes: [Outcome]) -> [String] {
    let silent = silentEnds(outcomes)
    return outcomes.enumerated().map { index, outcome in
      Self.line(outcome) + (silent.contains(index) ? " → nothing" : "")
    }
  }

  /// Time, kind and phrase: `0.120 s  action  push touchUpInside “push”`.
  static func line(_ outcome: Outcome) -> String {
    let kind = outcome.kind.name + String(repeating: " ", count: max(0, 8 - outcome.kind.name.count))
    return "\(Formatting.seconds(outcome.timestampMicroseconds))  event \(outcome.event)  \(kind) \(phrase(outcome))"
  }

  /// The indexes of the control events that end a touch of which no event ran code.
  mutating func silentEnds(_ outcomes: [Outcome]) -> Set<Int> { touches.ends(in: outcomes) }
}

extension OutcomeText {
  /// The outcome as a phrase without its time: `button touchUpInside → Panel.push`.
  package static func phrase(_ outcome: SceneOutcome) -> String { phrase(outcome.named) }

  /// The outcome as a phrase without its time, with the code that it ran.
  package static func phrase(_ outcome: Outcome) -> String {
    if case .hit(let touch, let view) = outcome.kindWithRegion { return "touch \(touch) → \(Formatting.view(view))" }
    return Formatting.phrase(outcome)
  }

  /// The outcome as a phrase without its time and the code that it ran.
  package static func phrase(_ kind: SceneOutcome.Kind) -> String {
    if case .hit(let touch, let view) = kind { return "touch \(touch) → \(Formatting.view(view))" }
    return Formatting.phrase(kind)
  }
}
