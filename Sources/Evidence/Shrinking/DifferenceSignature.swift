package import Findings
import HitTestTerms
import RecordingStore

/// What makes two differences the same one, wherever in a session they occur: the outcomes of both sides with their views and
/// code, and the view, rule and line that decided.
///
/// Numbers of events and touches, times, positions and offsets do not belong to it, because they change when other events are left
/// out.
package struct DifferenceSignature: Hashable, Sendable {
  private let kind: String
  private let recorded: Outcome.Kind?
  private let replayed: Outcome.Kind?
  private let recordedHandlers: [String]?
  private let replayedHandlers: [String]?
  private let decision: Decision?

  private struct Decision: Hashable {
    let view: String
    let rule: HitTestRule
    let line: SourceLine?
    let baselineRule: HitTestRule?
    let baselineLine: SourceLine?
  }

  package init(_ divergence: Divergence) {
    kind = divergence.kind
    recorded = divergence.recorded.map { Self.withoutPlace($0.mapView(\.name)) }
    replayed = divergence.replayed.map { Self.withoutPlace($0.mapView(\.name)) }
    recordedHandlers = divergence.recordedDetail?.handlers?.map(\.name)
    replayedHandlers = divergence.replayedDetail?.handlers?.map(\.name)
    decision = divergence.decidedBy.map {
      Decision(
        view: $0.view.name, rule: $0.rule, line: $0.line, baselineRule: $0.baseline?.rule,
        baselineLine: $0.baseline?.line)
    }
  }

  /// An outcome without the numbers that change with other events.
  private static func withoutPlace(_ kind: Outcome.Kind) -> Outcome.Kind {
    switch kind {
    case .hit(_, let view): .hit(touch: 0, view: view)
    case .action(let view, let controlEvent, let name, let touch):
      .action(view: view, controlEvent: controlEvent, name: name, touch: touch.map { _ in 0 })
    case .touches(let view, _, let phase): .touches(view: view, touch: 0, phase: phase)
    case .scroll(let view, let at, _, _): .scroll(view: view, at: at, offsetX: 0, offsetY: 0)
    case .effect(let view, let controller, let what, let from, let to):
      .effect(
        view: view, controller: controller, what: what, from: from.map(withoutNumbers), to: to.map(withoutNumbers))
    case .trouble(let trouble):
      .trouble(Outcome.Trouble(what: trouble.what, touch: nil, view: trouble.view, why: ""))
    case .gesture, .select, .change, .call: kind
    }
  }

  /// The JSON text of a value, with a zero in the place of numbers: positions and sizes depend on the touch.
  private static func withoutNumbers(_ json: String) -> String {
    guard !json.hasPrefix("\"") else { return json }
    var (text, isInNumber) = ("", false)
    for character in json {
      let isPart = character.isNumber || "+-.".contains(character) || isInNumber && "eE".contains(character)
      if isPart, !isInNumber { text.append("0") }
      if !isPart { text.append(character) }
      isInNumber = isPart
    }
    return text
  }
}
