import Findings
import Foundation
import HitTestTerms
import RecordingStore
import Scenes
import UIKit

/// Which outcomes of a session are the same with all lengths within their ranges, event by event.
@MainActor
struct LengthCertainty {
  /// The outcomes of a replay with other lengths.
  struct Other {
    let outcomes: [SceneOutcome]
    let variant: PossibleHits.Variant

    /// The kinds of lengths that are not the stated ones.
    var lengths: Set<UnknownLength> { Set(variant.lengths.readings.keys) }
  }

  /// Why the hit of a touch is not certain.
  struct Reason {
    let lengths: LengthSentence
    /// The names of the views of which the touch may hit one.
    let views: [String]
    /// Where the touch may hit another view, in points of the screen.
    let area: CGRect
    /// Whether nothing reacts to the touch, whichever view it hits.
    let isInert: Bool
  }

  /// Whether an earlier touch may have led to something that no replay has played.
  private var mayLackConsequences = false

  /// The touches that are down and whose hits are not certain. Nothing that happens meanwhile is certain.
  private var uncertainHits: [Int: Reason] = [:]
  /// The touches that are down, and those that end with the current event.
  private var downTouches: Set<Int> = []
  private var endedTouches: Set<Int> = []
  /// The last points of the touches, on the screen.
  private var points: [Int: CGPoint] = [:]
  /// The touches of which an earlier event has an unknown outcome.
  private var unknownTouches: Set<Int> = []
  /// Those of the current event, whose outcomes can still be appended to.
  private var newTouches: Set<Int> = []

  mutating func begin(_ samples: [TouchSample]) {
    unknownTouches.formUnion(newTouches)
    newTouches = []
    for touch in endedTouches { uncertainHits[touch] = nil }
    downTouches.subtract(endedTouches)
    downTouches.formUnion(samples.map(\.touch))
    endedTouches = Set(samples.filter { $0.phase == .ended || $0.phase == .cancelled }.map(\.touch))
    for sample in samples { points[sample.touch] = CGPoint(x: sample.x, y: sample.y) }
    for sample in samples where sample.phase == .began {
      unknownTouches.remove(sample.touch)
      uncertainHits[sample.touch] = nil
    }
  }

  /// Notes that a touch may hit another view with lengths between the ends of their ranges.
  mutating func noteUncertainHit(of touch: Int, _ reason: Reason) { uncertainHits[touch] = reason }

  /// The outcomes that are common to all lists, and one unknown outcome for each touch of which one differs or whose hit is not certain.
  /// Differing outcomes without a touch give an unknown outcome too.
  ///
  /// - Parameter others: The outcomes of the other replays; `nil` if there are none because of `problem`.
  mutating func certain(
    _ outcomes: [SceneOutcome], others: [Other]?, problem: String?, in scene: SceneInstance
  ) -> [SceneOutcome] {
    let others = others ?? []
    let lists = UncertainPlaces.unified(problem == nil ? [outcomes] + others.map(\.outcomes) : [outcomes, []])
    let outcomes = lists[0]
    guard let first = lists.lazy.compactMap(\.first).first else { return [] }
    let common = lists.dropFirst().reduce(outcomes) { Self.common($0, $1) }
    let different = lists.map { Self.rest($0, without: common) }
    let touches = Set(different.joined().compactMap(\.kind.touch)).union(uncertainHits.keys)
    newTouches = touches.subtracting(unknownTouches)
    var certain = common.filter(isCertain)
    let end = outcomes.map(\.timestampMicroseconds).max() ?? first.timestampMicroseconds
    func add(_ touch: Int?, _ why: String, _ extent: UnknownExtent) {
      let trouble = SceneOutcome.Trouble(what: .unknown, touch: touch, view: nil, why: problem ?? why)
      var outcome = SceneOutcome(event: first.event, timestampMicroseconds: end, kind: .trouble(trouble))
      outcome.detail = extent.detail
      certain.append(outcome)
    }
    for touch in newTouches.sorted() {
      let reason = reason(of: touch, different, others, in: scene)
      add(touch, reason.sentence, reason.extent)
    }
    if problem == nil, !mayLackConsequences { addUnplayed(newTouches, lists, add, in: scene) }
    let withoutTouch = different.map { $0.filter { $0.kind.touch == nil } }
    // What happens while an unknown touch is down is a part of it.
    let isPartOfTouch = !downTouches.isDisjoint(with: unknownTouches.union(newTouches))
    if !isPartOfTouch, withoutTouch.contains(where: { !$0.isEmpty }) {
      let sentence = LengthSentence(
        Self.lengths(of: withoutTouch, others), scene, variants: others.map(\.variant),
        near: downTouches.min().flatMap { points[$0] } ?? .zero
      ).sentence(ofTouch: false, Self.kinds(of: withoutTouch))
      let views = Set(withoutTouch.joined().compactMap(\.kind.view?.name)).sorted()
      add(nil, sentence, UnknownExtent(views: views, area: nil, until: .event))
    }
    return certain
  }

  /// States that what follows is unknown, if a touch may have hit another view in none of the replays.
  private mutating func addUnplayed(
    _ touches: Set<Int>, _ lists: [[SceneOutcome]], _ add: (Int?, String, UnknownExtent) -> Void,
    in scene: SceneInstance
  ) {
    for touch in touches.sorted() {
      guard let reason = uncertainHits[touch], !reason.isInert, Set(Self.hits(of: touch, in: lists)).count < 2 else {
        continue
      }
      mayLackConsequences = true
      return add(
        nil, reason.lengths.sentenceOfUnplayed(hitting: reason.views.map { "'\($0)'" }),
        UnknownExtent(views: [], area: nil, until: .session))
    }
  }

  /// Whether an outcome does not depend on a touch whose hit is not certain: it belongs to another touch, or no such touch is down.
  private func isCertain(_ outcome: SceneOutcome) -> Bool {
    if case .trouble = outcome.kind { return true }
    return outcome.kind.touch.map { uncertainHits[$0] == nil } ?? uncertainHits.isEmpty
  }

  /// The sentence of a touch with the views that it may hit, and its extent.
  private func reason(
    of touch: Int, _ different: [[SceneOutcome]], _ others: [Other], in scene: SceneInstance
  ) -> (sentence: String, extent: UnknownExtent) {
    let own = different.map { $0.filter { $0.kind.touch == touch } }
    let hits = Self.hits(of: touch, in: own)
    if let uncertain = uncertainHits[touch] {
      let names = Set(uncertain.views).union(hits.compactMap { $0 }).sorted()
      let shown = names.map { "'\($0)'" } + (names.count > 1 && !hits.contains(nil) ? [] : ["another view"])
      return (
        uncertain.lengths.sentence(hitting: shown),
        UnknownExtent(views: names, area: UnknownExtent.Area(uncertain.area), until: .touch)
      )
    }
    let sentence = LengthSentence(
      Self.lengths(of: own, others), scene, variants: others.map(\.variant), near: points[touch] ?? .zero)
    let names = Set(hits.map { $0.map { "'\($0)'" } ?? "nothing" }).sorted()
    let views = Set(own.joined().compactMap(\.kind.view?.name)).sorted()
    return (
      names.count > 1
        ? sentence.sentence(hitting: names) : sentence.sentence(ofTouch: true, Self.kinds(of: own)),
      UnknownExtent(views: views, area: nil, until: .touch)
    )
  }

  /// The kinds of the outcomes of some lists.
  private static func kinds(of lists: [[SceneOutcome]]) -> [String] { Set(lists.joined().map(\.kind.name)).sorted() }

  /// The names of the views that a touch hits in some lists; `nil` for no view.
  private static func hits(of touch: Int, in lists: [[SceneOutcome]]) -> [String?] {
    lists.compactMap { list in
      for outcome in list {
        if case .hit(touch, let view) = outcome.kind { return .some(view?.name) }
      }
      return nil
    }
  }

  /// The kinds of lengths with which the outcomes differ.
  private static func lengths(of different: [[SceneOutcome]], _ others: [Other]) -> Set<UnknownLength> {
    let lists = zip(others, different.dropFirst()).filter { $0.1 != different[0] }
    return Set(lists.flatMap { $0.0.lengths })
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

extension UnknownExtent.Area {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
