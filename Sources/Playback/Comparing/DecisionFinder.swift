import Foundation
import Scenes
import UIKit

/// Finds the first view that decided differently, for a touch that landed elsewhere.
@MainActor
struct DecisionFinder {
  /// Both ways of carrying out the scene can be run: the first view, in the order in which answers are given, whose answer or
  /// rule differs is the one. A view that only one of the two asked did not decide; it was decided upon. Nor did one that
  /// answered itself and was passed over: whoever passed it over did. `isNew` tells of a view that the old scene lacks, such
  /// as one that a profile inserts.
  static func firstDifference(
    from old: HitTrace, to new: HitTrace, isNew: (String) -> Bool
  ) -> Divergence.Decision? {
    if let recursion = new.recursion {
      return Divergence.Decision(view: recursion[0], rule: .recursion, other: recursion.count > 1 ? recursion[1] : nil)
    }
    var before: [String: [HitTrace.Step]] = [:]
    for step in old.stepsByAnswer { before[step.view, default: []].append(step) }
    let differing = new.stepsByAnswer.filter { step in
      guard let known = before[step.view] else { return step.answer != nil && isNew(step.view) }
      return !known.contains { $0.answer == step.answer && $0.rule == step.rule }
    }
    let standing = differing.first { $0.answer != $0.view || $0.answer == new.answer }
    return (standing ?? differing.first).map(Divergence.Decision.init)
  }

  /// Only what was recorded is known of the old way: walk from the window towards the view that had the touch. The first view
  /// on that path that answers something else decided, or the view that answered before it was asked.
  static func decision(in trace: HitTrace, awayFrom recorded: String?, in scene: SceneInstance) -> Divergence.Decision?
  {
    if let recursion = trace.recursion {
      return Divergence.Decision(view: recursion[0], rule: .recursion, other: recursion.count > 1 ? recursion[1] : nil)
    }
    guard let recorded, let view = scene.view(named: recorded) else {
      // Nothing had the touch: whoever answers itself now is the one.
      return trace.stepsByAnswer.first { $0.answer == trace.answer && trace.answer != nil }.map(
        Divergence.Decision.init)
    }
    var path: [String] = []
    var ancestor: UIView? = view
    while let known = ancestor {
      path.insert(known.nameInResults, at: 0)
      ancestor = known.superview
    }
    var steps = trace.steps
    var decided: HitTrace.Step?
    for name in path {
      guard let step = steps.last(where: { $0.view == name }) else {
        // Not asked: the one that answered in its place stands last among those that were.
        if let shadow = steps.last(where: { $0.answer != nil }) { return Divergence.Decision(deepest(shadow)) }
        break
      }
      decided = step
      if step.answer == nil && step.steps.allSatisfy({ !path.contains($0.view) }) { break }
      steps = step.steps
    }
    return decided.map(Divergence.Decision.init)
  }

  /// Down the answers that were passed up unchanged, to the view that gave the answer first.
  private static func deepest(_ step: HitTrace.Step) -> HitTrace.Step {
    var step = step
    while let inner = step.steps.last(where: { $0.answer == step.answer }) { step = inner }
    return step
  }
}

extension Divergence.Decision {
  init(_ step: HitTrace.Step) {
    self.init(view: step.view, rule: step.rule, other: step.other)
  }
}
