import Findings
import Foundation
import HitTestTerms
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
  private let nearHits: [ViewID: String]
  /// The classes of the loaded rules, and all that the engine has.
  private let loaded: Set<String>
  private let classes: Set<String>
  private var traces: [Int: (trace: HitTrace, point: CGPoint)] = [:]
  /// Why the touches that are down, or the last ones, may have other consequences in the app.
  private var consequence: (view: ViewID, why: String)?
  private var fingers: Set<Int> = []
  /// Whether the app and the replay came apart, so that what follows cannot be compared.
  private(set) var hasParted = false

  init(_ unknowns: AppUnknowns, on scene: SceneInstance) {
    (self.unknowns, self.scene) = (unknowns, scene)
    let registry = scene.description.registry
    (loaded, classes) = (Set(registry.rulesClassNames), Set(registry.viewClassNames))
    func byIdentity(_ views: [String: String]) -> [ViewID: String] {
      Dictionary(views.map { (scene.viewID(named: $0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    (hits, nearHits) = (byIdentity(unknowns.hits), byIdentity(unknowns.nearHits))
    behaviour = byIdentity(unknowns.behaviour)
  }

  /// Remembers the hit tests of the touches that begin, before the event is played.
  mutating func look(at samples: [TouchSample]) {
    guard !hasParted else { return }
    traces.removeAll(keepingCapacity: true)
    for sample in samples where sample.phase == .began {
      if fingers.isEmpty { consequence = nil }
      fingers.insert(sample.touch)
      let point = CGPoint(x: sample.x, y: sample.y)
      let trace = scene.trace(at: point)
      traces[sample.touch] = (trace, point)
      if let found = trace.answer.flatMap({ unsureConsequence(in: $0) }) { consequence = consequence ?? found }
    }
    for sample in samples where sample.phase == .ended || sample.phase == .cancelled { fingers.remove(sample.touch) }
  }

  /// Compares the outcomes of the event. If something of the app may have decided the first difference, nothing can be compared from
  /// this event on.
  ///
  /// - Returns: The reason, for that difference.
  mutating func part(observed: [SceneOutcome], replayed: [SceneOutcome]) -> SceneOutcome.Trouble? {
    guard !hasParted, observed != replayed else { return nil }
    // A difference that only UIKit decides stays one, and those of its event with it.
    guard let first = EventComparison.differences(recorded: observed, replayed: replayed).first else { return nil }
    return part(at: first)
  }

  /// The reason for a difference, if something of the app may have decided. Then nothing can be compared from it on.
  mutating func part(at difference: EventComparison.Difference) -> SceneOutcome.Trouble? {
    let found = reason(for: difference)
    if found != nil { hasParted = true }
    return found
  }

  /// Why the app may have had another outcome; `nil` if only UIKit decides.
  private func reason(for difference: EventComparison.Difference) -> SceneOutcome.Trouble? {
    let found: (view: ViewID, why: String)?
    var touch: Int?
    if case .hit(let finger, _) = difference.either.kind {
      touch = finger
      found = traces[finger].flatMap { unsureHit(in: $0.trace, at: $0.point) }
    } else {
      found = consequence
    }
    return found.map {
      SceneOutcome.Trouble(what: .unknown, touch: touch, view: $0.view, why: "\($0.view.name) \($0.why)")
    }
  }

  /// The greatest distance from a view at which a hit test of UIKit's own may still answer for it, in points.
  ///
  /// Source: bars take touches near their edges, some tens of points away [I].
  private static let reach: CGFloat = 44

  /// The first view in a hit test of which the scene does not have everything.
  private func unsureHit(in trace: HitTrace, at point: CGPoint) -> (view: ViewID, why: String)? {
    for step in trace.stepsByAnswer {
      guard let view = scene.view(step.view) else { continue }
      if let why = hits[step.view] { return (step.view, why) }
      if let why = nearHits[step.view] {
        let local = view.convert(view.window?.convert(point, from: nil) ?? point, from: view.window)
        if view.bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(local) { return (step.view, why) }
      }
      let name = view.className
      guard unknowns.classes.contains(name), !loaded.contains(name) else { continue }
      return (step.view, "has a hit test of the app's own (\(name)), which is not loaded: give it with --rules")
    }
    return nil
  }

  /// The nearest view, from the one that is hit upwards, whose behaviour in the app the scene lacks.
  private func unsureConsequence(in id: ViewID) -> (view: ViewID, why: String)? {
    var view = scene.view(id)
    var recognizers = 0
    while let known = view {
      if let why = behaviour[known.viewID] { return (known.viewID, why) }
      let scrollView = known as? UIScrollView
      let own = (known.gestureRecognizers ?? []).filter { recognizer in
        recognizer !== scrollView?.panGestureRecognizer && recognizer !== scrollView?.pinchGestureRecognizer
      }
      // A plain view of the app only decides about its recognizers.
      if !classes.contains(known.className), known is UIControl || scrollView != nil || !own.isEmpty {
        return (
          known.viewID, "is of a class of the app's own (\(known.className)), which is not loaded: give it with --rules"
        )
      }
      recognizers += own.count { $0.isEnabled }
      if recognizers > 1 {
        return (
          known.viewID,
          "has several recognizers, with those of the views in it, and a log does not state which of them wait for others"
        )
      }
      view = known.superview
    }
    return nil
  }
}
