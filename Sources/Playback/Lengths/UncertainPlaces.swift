import Findings
import HitTestTerms
import RecordingStore

/// Finds effects of place that differ between replays with other lengths.
///
/// How far a view moves often depends on the size of a text. That the place is not known makes nothing unknown: it is not compared.
enum UncertainPlaces {
  /// The outcomes of several replays of one event, with the same value where their places differ. A place that only some of them
  /// have is left out.
  static func unified(_ lists: [[SceneOutcome]]) -> [[SceneOutcome]] {
    guard lists.count > 1, lists.contains(where: { $0.contains(where: isPlace) }) else { return lists }
    let differing = Set(lists.joined().filter(isPlace).map(Key.init)).filter { key in
      !lists.dropFirst().allSatisfy { list in
        let (one, other) = (
          lists[0].filter { isPlace($0) && Key($0) == key }, list.filter { isPlace($0) && Key($0) == key }
        )
        return one.count == other.count && zip(one, other).allSatisfy(EffectMatch.areSame)
      }
    }
    return lists.map { list in
      list.compactMap { outcome in
        guard isPlace(outcome) else { return outcome }
        guard case .effect(let view, let controller, let what, let from, _) = outcome.kind else { return outcome }
        let key = Key(outcome)
        guard differing.contains(key) else {
          // Differences within the tolerance are none.
          return lists[0].first { isPlace($0) && Key($0) == key && EffectMatch.areSame($0, outcome) } ?? outcome
        }
        guard lists.allSatisfy({ $0.contains { isPlace($0) && Key($0) == key } }) else { return nil }
        var unknown = outcome
        unknown.kind = .effect(
          view: view, controller: controller, what: what, from: from == nil ? nil : EffectMatch.unknownPlace,
          to: EffectMatch.unknownPlace)
        return unknown
      }
    }
  }

  private struct Key: Hashable {
    let view: ViewID?
    let what: String

    init(_ outcome: SceneOutcome) {
      guard case .effect(let view, _, let what, _, _) = outcome.kind else { preconditionFailure("no effect") }
      (self.view, self.what) = (view, what)
    }
  }

  private static func isPlace(_ outcome: SceneOutcome) -> Bool {
    guard case .effect(_, _, let what, _, _) = outcome.kind else { return false }
    return EffectMatch.places.contains(what)
  }
}
