import Findings
import Foundation
import HitTestTerms
import Scenes
import UIKit

extension DecisionFinder {
  /// The decision against a recorded hit, of which only the view is known. The path from the window to that view is
  /// searched for the first view with another result. If it was not queried, the view that returned a result before it
  /// decided.
  @MainActor
  static func decision(
    in trace: HitTrace, awayFrom recorded: ViewID?, in scene: SceneInstance, prefersOwnCode: Bool = false
  ) -> Divergence.Decision? {
    if let endless = endlessDecision(in: trace) { return endless }
    guard let recorded, let view = scene.view(recorded) else {
      // No view was recorded as hit: the view that now returns itself decided.
      return trace.stepsByAnswer.first { $0.answer == trace.answer && trace.answer != nil }.map(
        Divergence.Decision.init)
    }
    let path = path(to: view)
    var steps = trace.steps
    var decided: HitTrace.Step?
    for id in path {
      guard let step = steps.last(where: { $0.view == id }) else {
        // It was not queried: the view that was hit instead is the last one queried with a result.
        if let shadow = steps.last(where: { $0.answer != nil }) {
          return Divergence.Decision(deepest(shadow, prefersOwnCode))
        }
        break
      }
      decided = step
      if step.answer == nil && step.steps.allSatisfy({ !path.contains($0.view) }) { break }
      steps = step.steps
    }
    return decided.map(Divergence.Decision.init)
  }

  /// The views from the window to a view.
  @MainActor
  private static func path(to view: UIView) -> [ViewID] {
    sequence(first: view, next: \.superview).reversed().map(\.viewID)
  }

  /// Follows a result that was passed up unchanged down to the view that returned it first. With `prefersOwnCode`, the app's code
  /// that passed it on counts before that.
  private static func deepest(_ step: HitTrace.Step, _ prefersOwnCode: Bool) -> HitTrace.Step {
    var step = step
    while !prefersOwnCode || step.line == nil, let inner = step.steps.last(where: { $0.answer == step.answer }) {
      step = inner
    }
    return step
  }
}
