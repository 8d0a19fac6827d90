import Findings
import HitTestTerms
import RecordingStore
import Scenes
import UIKit

/// Gives the outcomes of a baseline the names that the replayed build has, where only the names differ.
///
/// A baseline names methods and closures as the old build does. Where the new build no longer has a name and the same number of
/// calls ran other code, the code was renamed. Where another view receives a touch and the same code reacts to it, no user can
/// notice it. Both are counted, and are no difference.
@MainActor
final class BaselineAdapter {
  private let scene: SceneInstance
  /// Whether receivers that differ without an effect are counted instead of being differences.
  private let countsInertReceivers: Bool
  /// Whether both sides have the same touches in the same views, so that an override of a touch method that is gone is a change.
  private let comparesOverrides: Bool
  /// The touches whose receivers differ without an effect: the receiver of the baseline and that of the replay.
  private var inertTouches: [Int: (recorded: ViewID, replayed: ViewID)] = [:]
  private(set) var adaptations = RunAdaptations()
  /// Whether the replayed build declares a method or closure. `nil`: it is not known.
  private let declaresHandler: (String) -> Bool?
  /// The methods that the build of the baseline declares. `nil`: they are not known.
  var declared: Set<String>?
  /// The names of the code that the baseline has run up to now.
  private var ranBefore: Set<String> = []
  /// The renames up to now, in both directions. Each name stands for one other.
  private var newNames: [String: String] = [:]
  private var oldNames: [String: String] = [:]

  init(
    _ scene: SceneInstance, countsInertReceivers: Bool, comparesOverrides: Bool = false, declared: Set<String>? = nil,
    declaresHandler: ((String) -> Bool?)? = nil
  ) {
    self.declaresHandler = declaresHandler ?? { scene.declaresHandler($0) }
    (self.scene, self.countsInertReceivers) = (scene, countsInertReceivers)
    (self.comparesOverrides, self.declared) = (comparesOverrides, declared)
  }

  /// An outcome of the baseline with the names of its counterpart in the replay, if it differs from it only in names. `nil` if
  /// there is no such counterpart.
  ///
  /// - Parameter replayed: The outcomes of the replay that have no counterpart yet.
  func adapt(_ outcome: SceneOutcome, to replayed: [SceneOutcome]) -> (outcome: SceneOutcome, counterpart: Int?) {
    if case .hit(let touch, _) = outcome.kind { inertTouches[touch] = nil }
    for handler in outcome.handlers ?? [] { ranBefore.insert(handler.name) }
    if let index = replayed.firstIndex(where: { isSameMoment(outcome, $0) && outcome.kind == $0.kind }) {
      return adapt(outcome, to: replayed[index], at: index)
    }
    if let index = renamedController(of: outcome, in: replayed) {
      return adapt(outcome, to: replayed[index], at: index)
    }
    if let index = inertCounterpart(of: outcome, in: replayed) { return adapt(outcome, to: replayed[index], at: index) }
    return (outcome, nil)
  }

  private func isSameMoment(_ one: SceneOutcome, _ other: SceneOutcome) -> Bool {
    one.event == other.event && one.timestampMicroseconds == other.timestampMicroseconds
  }

  private func adapt(
    _ outcome: SceneOutcome, to replayed: SceneOutcome, at index: Int
  ) -> (outcome: SceneOutcome, counterpart: Int?) {
    var adapted = replayed
    if let recorded = outcome.handlers, recorded != replayed.handlers {
      // Code that is not known any more may be other code.
      guard let present = replayed.handlers, let matches = renames(from: recorded, to: present, in: outcome)
      else {
        adapted.detail = .handlers(recorded, of: replayed.detail)
        return (adapted, index)
      }
      for match in matches { note(match) }
    }
    if case .hit = outcome.kind, comparesOverrides, let lost = lostOverrides(outcome.detail, replayed.detail) {
      adapted.detail = .handlers(lost.map { Handler($0) }, of: replayed.detail)
    }
    return (adapted, index)
  }

  private func note(_ match: HandlerMatch) {
    (newNames[match.recorded], oldNames[match.replayed]) = (match.replayed, match.recorded)
    adaptations.note(match)
  }

  /// The overrides of touch methods that react in the baseline and no longer in the replay; `nil` for none. Views do not say that
  /// such an override ran: it is no target of a control or of a recognizer.
  private func lostOverrides(_ recorded: OutcomeDetail?, _ replayed: OutcomeDetail?) -> [String]? {
    guard let old = recorded?.reacts, let new = replayed?.reacts, old != new else { return nil }
    let present = Self.overrides(in: new)
    let lost = Self.overrides(in: old).filter { name in
      if present.contains(name) { return false }
      let parts = name.split(separator: ".")
      let isRenamed =
        scene.declaresClass(parts.dropLast().joined(separator: ".")) == false
        && present.contains { $0.split(separator: ".").last == parts.last }
      return !isRenamed
    }
    return lost.isEmpty ? nil : lost
  }

  private static let touchMethods = [".touchesBegan", ".touchesMoved", ".touchesEnded", ".touchesCancelled"]

  /// The overrides of touch methods in a reaction, without the names of views: `Card.touchesEnded`.
  private static func overrides(in reaction: String) -> [String] {
    reaction.split(separator: ",").map { String($0.split(separator: " ").last ?? "") }
      .filter { name in touchMethods.contains { name.hasSuffix($0) } }
  }

  /// The renamed code of two lists of handlers; `nil` if they differ in more.
  private func renames(
    from recorded: [Handler], to replayed: [Handler], in outcome: SceneOutcome
  ) -> [HandlerMatch]? {
    guard recorded.count == replayed.count else { return nil }
    let isTimer = outcome.kind == .call(view: nil, controller: nil, name: HandlerLog.timer)
    var matches: [HandlerMatch] = []
    for (old, new) in zip(recorded, replayed) where old != new {
      // An identifier or a title is compared exactly. A name that the build still has is that of other code.
      guard !old.isGiven else { return nil }
      let isSameOfGeneric = !new.isGiven && Self.withoutArguments(old.name) == Self.withoutArguments(new.name)
      guard isSameOfGeneric || isRename(old.name, new, isTimer: isTimer) else { return nil }
      matches.append(HandlerMatch(recorded: old.name, replayed: new.name))
    }
    return matches
  }

  /// Whether code has another name in the replayed build: the old name is gone, and the new one is not that of code which the baseline
  /// has too. A timer's closure that became a call of a method is the same code: what it does are effects at its time.
  private func isRename(_ old: String, _ new: Handler, isTimer: Bool) -> Bool {
    guard declaresHandler(old) == false else { return false }
    if isTimer, old.hasSuffix(" closure"), newNames[old] ?? new.name == new.name { return true }
    if let known = newNames[old], known != new.name { return false }
    if new.isGiven || new.name.hasSuffix(" closure") { return true }
    if let known = oldNames[new.name], known != old { return false }
    if ranBefore.contains(new.name) { return false }
    return !(declared?.contains(Self.withoutArguments(new.name)) ?? false)
  }

  /// A name without the arguments of generic types: a class that becomes generic is the same class.
  private static func withoutArguments(_ name: String) -> String {
    var (result, depth) = ("", 0)
    for character in name {
      if character == "<" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ">" { depth -= 1 }
    }
    return result
  }

  /// The call or effect of the replay that stands for one of the baseline, of a controller whose class has another name now.
  private func renamedController(of outcome: SceneOutcome, in replayed: [SceneOutcome]) -> Int? {
    if case .effect(nil, let controller?, let what, let from, let to) = outcome.kind {
      return replayed.firstIndex { other in
        guard case .effect(nil, let present?, what, _, _) = other.kind, present != controller,
          isRenamed(controller, present)
        else { return false }
        // A value can name the controller, too.
        let (old, new) = (Self.className(controller), Self.className(present))
        var renamed = outcome
        renamed.kind = .effect(
          view: nil, controller: present, what: what, from: from?.replacing(old, with: new),
          to: to?.replacing(old, with: new))
        return EffectMatch.areSame(renamed, other)
      }
    }
    guard case .call(nil, let controller?, let name) = outcome.kind else { return nil }
    return replayed.firstIndex { other in
      guard case .call(nil, let present?, name) = other.kind, isSameMoment(outcome, other) else { return false }
      return isRenamed(controller, present)
    }
  }

  /// Whether a controller of the baseline can have another name now: its class is gone, or has become generic.
  private func isRenamed(_ controller: String, _ present: String) -> Bool {
    Self.withoutArguments(controller) == Self.withoutArguments(present)
      || scene.declaresClass(Self.className(controller)) == false
  }

  /// The class in the name of a controller without an id: `DetailViewController[1]`.
  private static func className(_ controller: String) -> String { String(controller.prefix { $0 != "[" }) }

  /// Whether a person cannot distinguish two receivers: the old one is gone, or one contains the other. A view that is elsewhere now may be
  /// what the code asks for. A control sends events of its own.
  private func isInert(_ replayed: ViewID, inPlaceOf recorded: ViewID) -> Bool {
    guard let new = scene.view(replayed), !(new is UIControl) else { return false }
    guard let old = scene.view(recorded), old.window != nil else { return true }
    return !(old is UIControl) && (old.isDescendant(of: new) || new.isDescendant(of: old))
  }

  /// The outcome of the replay that stands for an outcome of the baseline in another view to which the same code reacts.
  private func inertCounterpart(of outcome: SceneOutcome, in replayed: [SceneOutcome]) -> Int? {
    guard countsInertReceivers else { return nil }
    switch outcome.kind {
    case .hit(let touch, let view?):
      guard let reacts = outcome.detail?.reacts else { return nil }
      let index = replayed.firstIndex { other in
        guard case .hit(touch, let otherView?) = other.kind else { return false }
        // Hosted content reacts to touches by itself, and only its host gets them.
        return other.detail?.reacts == reacts && other.detail?.region == outcome.detail?.region && otherView != view
          && isSameMoment(outcome, other)
      }
      guard let index, case .hit(_, let other?) = replayed[index].kind, isInert(other, inPlaceOf: view) else {
        return nil
      }
      inertTouches[touch] = (view, other)
      adaptations.note(InertReceiver(recorded: view.name, replayed: other.name, reacts: reacts))
      return index
    case .touches(let view, let touch, let phase):
      guard let inert = inertTouches[touch], inert.recorded == view else { return nil }
      return replayed.firstIndex { other in
        other.kind == .touches(view: inert.replayed, touch: touch, phase: phase) && isSameMoment(outcome, other)
      }
    default: return nil
    }
  }
}
