import Foundation
import RecordingStore
import Scenes
import UIKit

/// Finds out where a replay and an app part because the scene does not have something of the app.
@MainActor
struct AppRules {
  private let unknowns: AppUnknowns
  private let scene: SceneInstance
  private let hits: [ViewID: String]
  private let behaviour: [ViewID: String]
  private let loaded: Set<String>
  private var traces: [Int: HitTrace] = [:]
  /// Why the touches that are down, or the last ones, may have other consequences in the app.
  private var consequence: (view: ViewID, why: String)?
  private var fingers: Set<Int> = []
  /// Whether the app and the replay came apart, so that what follows cannot be compared.
  private(set) var hasParted = false

  init(_ unknowns: AppUnknowns, on scene: SceneInstance) {
    (self.unknowns, self.scene) = (unknowns, scene)
    loaded = Set(scene.description.registry.rulesClassNames)
    func byIdentity(_ views: [String: String]) -> [ViewID: String] {
      Dictionary(views.map { (scene.viewID(named: $0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    (hits, behaviour) = (byIdentity(unknowns.hits), byIdentity(unknowns.behaviour))
  }

  /// Remembers the hit tests of the touches that begin, before the event is played.
  mutating func look(at samples: [TouchSample]) {
    guard !hasParted else { return }
    traces.removeAll(keepingCapacity: true)
    for sample in samples where sample.phase == .began {
      if fingers.isEmpty { consequence = nil }
      fingers.insert(sample.touch)
      let trace = scene.trace(at: CGPoint(x: sample.x, y: sample.y))
      traces[sample.touch] = trace
      if let found = trace.answer.flatMap({ unsureConsequence(in: $0) }) { consequence = consequence ?? found }
    }
    for sample in samples where sample.phase == .ended || sample.phase == .cancelled { fingers.remove(sample.touch) }
  }

  /// Compares the outcomes of the event. From the first one on that something of the app may have decided, nothing can be compared.
  ///
  /// - Returns: The reason, for that outcome.
  mutating func part(observed: [SceneOutcome], replayed: [SceneOutcome]) -> SceneOutcome.Trouble? {
    guard !hasParted, observed != replayed else { return nil }
    for difference in EventComparison.differences(recorded: observed, replayed: replayed) {
      guard let reason = reason(for: difference) else { continue }
      hasParted = true
      return reason
    }
    return nil
  }

  /// Why the app may have had another outcome; `nil` if only UIKit decides.
  func reason(for difference: EventComparison.Difference) -> SceneOutcome.Trouble? {
    let found: (view: ViewID, why: String)?
    var touch: Int?
    if case .hit(let finger, _) = difference.either.kind {
      touch = finger
      found = traces[finger].flatMap { unsureHit(in: $0) }
    } else {
      found = consequence
    }
    return found.map {
      SceneOutcome.Trouble(what: .unknown, touch: touch, view: $0.view, why: "\($0.view.name) \($0.why)")
    }
  }

  /// The first view in a hit test of which the scene does not have everything.
  private func unsureHit(in trace: HitTrace) -> (view: ViewID, why: String)? {
    for step in trace.stepsByAnswer {
      if let why = hits[step.view] { return (step.view, why) }
      guard let name = scene.view(step.view)?.className, unknowns.classes.contains(name), !loaded.contains(name) else {
        continue
      }
      return (step.view, "has a hit test of the app's own (\(name)), which is not loaded: give it with --rules")
    }
    return nil
  }

  /// The first view, from the one that is hit upwards, of whose behaviour the scene does not have everything.
  private func unsureConsequence(in id: ViewID) -> (view: ViewID, why: String)? {
    var view = scene.view(id)
    var recognizers = 0
    while let known = view {
      if let why = behaviour[known.viewID] { return (known.viewID, why) }
      let isPlain = !(known is UIControl) && !(known is UIScrollView)
      if !isPlain, unknowns.classes.contains(known.className), !loaded.contains(known.className) {
        return (
          known.viewID, "is of a class of the app's own (\(known.className)), which is not loaded: give it with --rules"
        )
      }
      let scrollView = known as? UIScrollView
      recognizers += (known.gestureRecognizers ?? []).count { recognizer in
        recognizer !== scrollView?.panGestureRecognizer && recognizer !== scrollView?.pinchGestureRecognizer
      }
      if recognizers > 1 {
        return (
          known.viewID,
          "and views in it have several recognizers, and a log does not state which of them wait for others"
        )
      }
      view = known.superview
    }
    return nil
  }
}
