import Findings
import HitTestTerms
import RecordingStore

/// Which outcomes of a session are the same in all replays, event by event.
struct TextSizeCertainty {
  /// The touches of which an earlier event is unknown.
  private var unknownTouches: Set<Int> = []
  /// Those of the current event, whose outcomes can still be appended to.
  private var newTouches: Set<Int> = []

  mutating func begin(_ samples: [TouchSample]) {
    unknownTouches.formUnion(newTouches)
    newTouches = []
    for sample in samples where sample.phase == .began { unknownTouches.remove(sample.touch) }
  }

  /// The outcomes that are common to all lists. A touch whose outcomes differ keeps only a common hit, then one unknown outcome
  /// with the reason, and nothing later. Differing outcomes without a touch give an unknown outcome too.
  ///
  /// - Parameter others: The outcomes of the other replays; `nil` if there are none because of `problem`.
  mutating func certain(
    _ outcomes: [SceneOutcome], others: [[SceneOutcome]]?, problem: String?
  ) -> [SceneOutcome] {
    let lists = [outcomes] + (others ?? [[]])
    guard let first = lists.lazy.compactMap(\.first).first else { return [] }
    let common = lists.dropFirst().reduce(outcomes) { Self.common($0, $1) }
    let different = lists.flatMap { Self.rest($0, without: common) }
    newTouches = Set(different.compactMap(\.kind.touch)).subtracting(unknownTouches)
    let isUnknown = unknownTouches.union(newTouches)
    var certain = common.filter { outcome in
      switch outcome.kind {
      case .hit, .trouble: true
      default: outcome.kind.touch.map { !isUnknown.contains($0) } ?? true
      }
    }
    let end = outcomes.map(\.timestampMicroseconds).max() ?? first.timestampMicroseconds
    func add(_ touch: Int?, _ why: String) {
      let trouble = SceneOutcome.Trouble(what: .unknown, touch: touch, view: nil, why: problem ?? why)
      certain.append(SceneOutcome(event: first.event, timestampMicroseconds: end, kind: .trouble(trouble)))
    }
    for touch in newTouches.sorted() { add(touch, Self.reason(of: touch, in: lists)) }
    if different.contains(where: { $0.kind.touch == nil }) {
      add(nil, "the size of a text decides an outcome, and it is only known within an error")
    }
    return certain
  }

  /// The sentence of a touch: the views that it hits, if they differ.
  private static func reason(of touch: Int, in lists: [[SceneOutcome]]) -> String {
    let hits: [String?] = lists.compactMap { list in
      for outcome in list {
        if case .hit(touch, let view) = outcome.kind { return view.map { "'\($0.name)'" } ?? "nothing" }
      }
      return nil
    }
    let names = Set(hits.compactMap { $0 }).sorted()
    guard names.count > 1 else {
      return "the size of a text decides an outcome of the touch, and it is only known within an error"
    }
    return sentence(hitting: names)
  }

  /// The sentence for a touch that hits one of some views, or nothing.
  static func sentence(hitting names: [String]) -> String {
    "the size of a text decides whether the touch hits " + names.joined(separator: " or ")
      + ", and it is only known within an error"
  }

  /// The outcomes of one list that the other one has too, each as often as in both.
  private static func common(_ list: [SceneOutcome], _ other: [SceneOutcome]) -> [SceneOutcome] {
    if list == other { return list }
    var rest = other
    return list.filter { outcome in
      guard let index = rest.firstIndex(of: outcome) else { return false }
      rest.remove(at: index)
      return true
    }
  }

  private static func rest(_ list: [SceneOutcome], without common: [SceneOutcome]) -> [SceneOutcome] {
    var rest = common
    return list.filter { outcome in
      guard let index = rest.firstIndex(of: outcome) else { return true }
      rest.remove(at: index)
      return false
    }
  }
}
