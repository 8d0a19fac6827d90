package import Findings
package import Foundation
import HitTestTerms
package import Scenes
package import UIKit

extension SceneInstance {
  /// Why the hit test of `trace` did not return `view`. `point` is the point of the screen, and `start` the view on which the
  /// hit test was called directly, if it was.
  ///
  /// `hitTest` of views that the trace does not reach is called, to find what else would prevent a hit.
  package func whyNot(_ view: UIView, in trace: HitTrace, at point: CGPoint, from start: UIView? = nil) -> WhyNot {
    let id = engine.run { view.viewID }
    if trace.answer == id { return WhyNot(view: id, isHit: true, obstacles: []) }
    var finder = WhyNotFinder(scene: self, point: point, target: id)
    finder.find(view, in: trace, from: start)
    return WhyNot(view: id, isHit: false, obstacles: finder.sorted)
  }
}

/// Follows the path from the window to a view through the steps of a hit test, and collects what prevents a hit.
@MainActor
struct WhyNotFinder {
  typealias Obstacle = WhyNot.Obstacle

  let scene: SceneInstance
  let point: CGPoint
  let target: ViewID
  /// The obstacles with the index of their view in the path.
  private var found: [(place: Int, obstacle: Obstacle)] = []

  init(scene: SceneInstance, point: CGPoint, target: ViewID) {
    self.scene = scene
    self.point = point
    self.target = target
  }

  /// Those of the hit test first, then those that other calls have found; both in the order of the path.
  var sorted: [Obstacle] {
    let places = found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
    let obstacles = places.map(\.element.obstacle)
    return obstacles.filter(\.isObserved) + obstacles.filter { !$0.isObserved }
  }

  mutating func find(_ view: UIView, in trace: HitTrace, from start: UIView?) {
    if let recursion = trace.recursion {
      add(0, Obstacle(kind: .recursion, view: recursion[0], rule: .recursion, other: recursion.dropFirst().first))
      return
    }
    let path = scene.engine.run { Self.path(to: view, from: start) }
    let isShown = scene.engine.run { start != nil || scene.application.windows.contains { $0 === path[0] } }
    guard isShown, start == nil || path[0] === start else {
      return add(0, Obstacle(kind: .notShown, view: scene.engine.run { path[0].viewID }))
    }
    follow(path, in: trace)
    if found.isEmpty, let top = trace.steps.last { add(0, rule(of: top.decider, at: top.view)) }
  }

  /// Goes down the path. Below a view that is not queried or excludes its subviews, the views are called directly.
  private mutating func follow(_ path: [UIView], in trace: HitTrace) {
    var siblings = trace.steps
    var parent: HitTrace.Step?
    var isObserved = true
    for (place, view) in path.enumerated() {
      let id = scene.engine.run { view.viewID }
      var step = Self.step(of: id, in: siblings, target: target)
      let wasQueried = step != nil
      if step == nil {
        if let reason = reasonNotQueried(view, id, among: siblings, parent, isObserved) { add(place, reason) }
        isObserved = false
        step = scene.trace(at: point, from: view).steps.first
      }
      guard let step else { return }
      if wasQueried, let parent, step.answer == target, parent.answer != target, !parent.rule.isGate {
        add(place - 1, rule(of: parent, at: parent.view, isObserved: isObserved))
      }
      if step.rule.isGate || step.rule == .outsideBounds {
        addGates(of: view, step, place, isObserved)
        isObserved = false
      } else if place == path.count - 1, step.answer != id {
        add(place, result(of: step, isObserved))
      }
      (siblings, parent) = (step.steps, step)
    }
  }

  /// Why the view is not among the queries of its superview, or its window not among those of the app.
  private func reasonNotQueried(
    _ view: UIView, _ id: ViewID, among siblings: [HitTrace.Step], _ parent: HitTrace.Step?, _ isObserved: Bool
  ) -> Obstacle? {
    guard let parent else {
      return siblings.last.map { inFront($0, of: id, kind: .windowInFront, isObserved) }
    }
    if parent.rule.isGate || parent.rule == .outsideBounds { return viewInFront(of: view, id) }
    if let front = siblings.last(where: { $0.answer != nil && $0.callReason == .subview }) {
      return inFront(front, of: id, kind: .viewInFront, isObserved)
    }
    return Obstacle(
      kind: .notQueried, view: id, decider: parent.view, rule: parent.rule, line: parent.line, other: parent.other,
      isObserved: isObserved)
  }

  /// A sibling in front that would take the touch, below a superview that queried no subview.
  private func viewInFront(of view: UIView, _ id: ViewID) -> Obstacle? {
    let fronts = scene.engine.run { view.superview.map { Array($0.subviews.reversed().prefix { $0 !== view }) } ?? [] }
    for front in fronts {
      guard let step = scene.trace(at: point, from: front).steps.first, step.answer != nil else { continue }
      return inFront(step, of: id, kind: .viewInFront, false)
    }
    return nil
  }

  private func inFront(_ step: HitTrace.Step, of id: ViewID, kind: Obstacle.Kind, _ isObserved: Bool) -> Obstacle {
    let decider = step.decider
    return Obstacle(
      kind: kind, view: id, decider: decider.view, rule: decider.rule, line: decider.line, other: decider.other,
      isObserved: isObserved)
  }

  /// Every property that excludes the view, the one of the trace first, and whether the point is outside of it.
  private mutating func addGates(of view: UIView, _ step: HitTrace.Step, _ place: Int, _ isObserved: Bool) {
    var rules = scene.engine.run { Self.gates(of: view, in: scene) }
    rules.removeAll { $0 == step.rule }
    if step.rule != .outsideBounds, !scene.engine.run({ view.point(inside: step.point, with: nil) }) {
      rules.append(.outsideBounds)
    }
    for (index, rule) in ([step.rule] + rules).enumerated() {
      add(
        place,
        Obstacle(
          kind: rule == .outsideBounds ? .bounds : .gate, view: step.view, rule: rule,
          line: index == 0 ? step.line : nil, isObserved: isObserved && index == 0))
    }
  }

  /// Why the view in question, which was queried, did not return itself.
  private func result(of step: HitTrace.Step, _ isObserved: Bool) -> Obstacle {
    guard step.rule == .subview, let inner = step.steps.last(where: { $0.answer == step.answer }) else {
      return rule(of: step, at: step.view, isObserved: isObserved)
    }
    let decider = inner.decider
    return Obstacle(
      kind: .subview, view: step.view, decider: decider.view, rule: decider.rule, line: decider.line,
      other: decider.other, isObserved: isObserved)
  }

  private func rule(of step: HitTrace.Step, at view: ViewID, isObserved: Bool = true) -> Obstacle {
    Obstacle(
      kind: .rule, view: view, decider: step.view == view ? nil : step.view, rule: step.rule, line: step.line,
      other: step.other, isObserved: isObserved)
  }

  private mutating func add(_ place: Int, _ obstacle: Obstacle) { found.append((place, obstacle)) }

  /// The query of a view that led to the view in question, or else the first one as a subview or window.
  private static func step(of id: ViewID, in steps: [HitTrace.Step], target: ViewID) -> HitTrace.Step? {
    let queries = steps.filter { $0.view == id && $0.callReason != .rule }
    return queries.first { $0.answer == target } ?? queries.first
  }

  /// The views from the window, or from `start`, to a view.
  private static func path(to view: UIView, from start: UIView?) -> [UIView] {
    var path = [view]
    while path[0] !== start, let superview = path[0].superview { path.insert(superview, at: 0) }
    return path
  }

  private static func isTooTransparent(_ view: UIView, _ platform: PlatformBehavior) -> Bool {
    switch platform.alphaRule {
    case .lessThan: view.alpha < platform.hitTestAlphaThreshold
    case .lessThanSinglePrecision: Float(view.alpha) < Float(platform.hitTestAlphaThreshold)
    case .lessThanOrEqual: view.alpha <= platform.hitTestAlphaThreshold
    }
  }

  /// The properties of a view that exclude it.
  private static func gates(of view: UIView, in scene: SceneInstance) -> [HitTestRule] {
    var rules: [HitTestRule] = []
    if view.isHidden { rules.append(.hidden) }
    if !view.isUserInteractionEnabled { rules.append(.userInteractionDisabled) }
    if isTooTransparent(view, scene.engine.platform) { rules.append(.alpha) }
    if let control = view as? UIControl, !control.isEnabled, !scene.engine.platform.disabledControlIsHit {
      rules.append(.disabledControl)
    }
    return rules
  }
}
