import Findings
import Foundation
import HitTestTerms
import RecordingStore

/// Formats numbers and outcomes for text reports.
package enum Formatting {
  /// Seconds with three decimals.
  package static func seconds(_ microseconds: Int64) -> String {
    let milliseconds = (microseconds + 500) / 1_000
    let fraction = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction) s"
  }

  /// A point with at most two decimals for each coordinate.
  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  /// A touch with its number in the recording, and that in the session if it is another one.
  static func touch(_ touch: Int, number: Int?) -> String {
    guard let number, number != touch else { return "touch \(touch)" }
    return "touch \(touch) (\(number) in the session)"
  }

  /// A number with at most two decimals, without trailing zeros.
  package static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return value.description }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : rounded.description
  }

  /// A view's name, `-` for none.
  static func view(_ view: ViewID?) -> String { view?.name ?? "-" }

  /// A recorded view's name, `-` for none.
  static func view(_ name: String?) -> String { name ?? "-" }

  /// An outcome as a phrase.
  static func phrase(_ kind: SceneOutcome.Kind) -> String { phrase(kind.named) }

  /// A recorded outcome as a phrase.
  static func phrase(_ kind: Outcome.Kind) -> String {
    switch kind {
    case .hit(_, let name): view(name)
    case .action(let view, let controlEvent, let name, _): "\(view) \(controlEvent)" + (name.map { " “\($0)”" } ?? "")
    case .gesture(let view, let recognizer, let state, let name):
      "\(view) \(recognizer) \(state)" + (name.map { " “\($0)”" } ?? "")
    case .touches(let view, let touch, let phase): "\(view) touch \(touch) \(phase.rawValue)"
    case .scroll(let view, let at, let x, let y): "\(view) \(at) \(point(CGPoint(x: x, y: y)))"
    case .select(let view, let section, let row): "\(view) row [\(section), \(row)]"
    case .change(let view, let what): (view.map { "\($0) " } ?? "") + what
    case .trouble(let trouble): "\(trouble.what.rawValue): \(trouble.why)"
    case .call(let view, let controller, let name):
      [view ?? controller, name].compactMap(\.self).joined(separator: " ")
    case .effect(let view, let controller, let what, let from, let to):
      [view ?? controller, EffectText.phrase(what, from, to)].compactMap(\.self).joined(separator: " ")
    }
  }

  /// A recorded outcome as a phrase, with the code that it ran: `pay touchUpInside → CheckoutViewController.pay`.
  ///
  /// That no code ran is not said: several events of a touch on a control usually run none.
  static func phrase(_ outcome: Outcome) -> String {
    phrase(outcome.kindWithRegion) + HandlerText.ending(outcome.detail, named: outcome.kind.actionName)
      + ExtentText.ending(outcome.detail)
  }

  /// An outcome as a phrase, with the code that it ran.
  static func phrase(_ outcome: SceneOutcome) -> String { phrase(outcome.named) }

  /// The outcome of one side of a divergence, with the code that it ran; `-` for none.
  static func side(_ outcome: SceneOutcome?, of divergence: Divergence) -> String {
    guard let outcome else { return "-" }
    let isSilent = divergence.isOfHandlers && outcome.handlers == []
    return phrase(outcome) + (isSilent ? " → nothing" : "")
  }

  /// An outcome without its time, position, rows and touch, and without its view unless it is a hit. `view` changes the name.
  static func summary(_ kind: SceneOutcome.Kind, view: (String) -> String) -> String {
    switch kind {
    case .hit(_, let hit): hit.map { view($0.name) } ?? "-"
    case .action(_, let controlEvent, let name, _): controlEvent + (name.map { " “\($0)”" } ?? "")
    case .gesture(_, let recognizer, let state, let name): "\(recognizer) \(state)" + (name.map { " “\($0)”" } ?? "")
    case .touches(_, _, let phase): phase.rawValue
    case .scroll(_, let at, _, _): "\(at)"
    case .select: "row"
    case .change(_, let what): what
    case .trouble(let trouble): "\(trouble.what.rawValue): \(trouble.why)"
    case .call(_, _, let name): name
    case .effect(_, _, let what, let from, let to): EffectText.phrase(what, from, to)
    }
  }
}
