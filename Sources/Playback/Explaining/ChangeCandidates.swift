package import Findings
package import Foundation
import HitTestTerms
import PassThrough
package import Scenes
import UIKit

/// Changes of single properties that may change the receiver of a touch. ``ChangeTrials`` verifies them.
@MainActor
package struct ChangeCandidates {
  private let scene: SceneInstance
  private let point: CGPoint
  /// The changes without repetitions, in the order in which they were found.
  package private(set) var changes: [SceneChange] = []

  /// The changes that may remove an obstacle of a view.
  package init(removing whyNot: WhyNot, in trace: HitTrace, of scene: SceneInstance, at point: CGPoint) {
    (self.scene, self.point) = (scene, point)
    scene.engine.run {
      for obstacle in whyNot.obstacles { remove(obstacle) }
      for view in trace.recursion ?? [] { unmark(view) }
      var view = scene.view(whyNot.view)
      while let known = view {
        unmark(known.viewID)
        view = known.superview
      }
    }
  }

  /// The changes of the views that decided a hit test: those on the way to the receiver, and those that were excluded.
  package init(deciding trace: HitTrace, of scene: SceneInstance, at point: CGPoint) {
    (self.scene, self.point) = (scene, point)
    scene.engine.run {
      for view in trace.recursion ?? [] { unmark(view) }
      let steps = trace.stepsByAnswer
      for step in steps where step.answer == trace.answer && step.answer != nil { exclude(step.view) }
      for step in steps where step.rule.isGate { open(step.view, step.rule) }
      for step in steps where ![.subview, .itself, .outsideBounds].contains(step.rule) && !step.rule.isGate {
        unmark(step.view)
        if let other = step.other { unmark(other) }
      }
    }
  }

  private mutating func remove(_ obstacle: WhyNot.Obstacle) {
    switch obstacle.kind {
    case .notShown: add(obstacle.view, .isHidden(false))
    case .gate: if let rule = obstacle.rule { open(obstacle.view, rule) }
    case .bounds: extendFrame(of: obstacle.view)
    case .viewInFront, .windowInFront:
      for view in way(to: obstacle.decider, above: obstacle.view) { exclude(view) }
      add(obstacle.view, .front)
      if let front = way(to: obstacle.decider, above: obstacle.view).last { add(front, .back) }
    case .subview:
      for view in way(to: obstacle.decider, above: obstacle.view) { exclude(view) }
    case .rule, .notQueried:
      for view in [obstacle.view, obstacle.decider, obstacle.other].compactMap({ $0 }) { unmark(view) }
      if let decider = obstacle.decider { exclude(decider) }
    case .recursion: break
    }
  }

  /// A view and its superviews, up to the one below a common superview with `other`.
  private func way(to decider: ViewID?, above other: ViewID) -> [ViewID] {
    guard let decider, let other = scene.view(other) else { return [] }
    var views: [ViewID] = []
    var view = scene.view(decider)
    while let known = view, !other.isDescendant(of: known) {
      views.append(known.viewID)
      view = known.superview
    }
    return views
  }

  /// The changes after which a view takes no touches, or none of its own.
  private mutating func exclude(_ id: ViewID) {
    guard let view = scene.view(id) else { return }
    unmark(id)
    if scene.strategy.readsMark, scene.marks(of: view)?.letsThrough != true { add(id, .passThrough(true)) }
    if view.isUserInteractionEnabled { add(id, .isUserInteractionEnabled(false)) }
    if !view.isHidden { add(id, .isHidden(true)) }
  }

  /// The change after which a property does not exclude a view.
  private mutating func open(_ id: ViewID, _ rule: HitTestRule) {
    switch rule {
    case .hidden: add(id, .isHidden(false))
    case .userInteractionDisabled: add(id, .isUserInteractionEnabled(true))
    case .alpha: add(id, .alpha(1))
    case .disabledControl: add(id, .isEnabled(true))
    default: break
    }
  }

  private mutating func unmark(_ id: ViewID) {
    guard let view = scene.view(id), let marks = scene.marks(of: view) else { return }
    if marks.letsThrough, scene.strategy.readsMark { add(id, .passThrough(false)) }
    if marks.touchDelegate != nil, scene.strategy.needsOverride(isMarked: false, hasTouchDelegate: true) {
      add(id, .noTouchDelegate)
    }
  }

  /// The smallest frame with the view's frame and the point of the screen, in whole points.
  private mutating func extendFrame(of id: ViewID) {
    guard let view = scene.view(id), let superview = view.superview, view.transform.isIdentity else { return }
    let place = superview.convertFromScreen(point)
    guard place.x.isFinite, place.y.isFinite else { return }
    let around = CGRect(x: place.x.rounded(.down), y: place.y.rounded(.down), width: 1, height: 1)
    add(id, .frame(view.frame.union(around)))
  }

  private mutating func add(_ view: ViewID, _ property: SceneChange.Property) {
    let change = SceneChange(view, property)
    if !changes.contains(change) { changes.append(change) }
  }
}
