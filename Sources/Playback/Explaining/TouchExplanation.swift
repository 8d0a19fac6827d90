package import Findings
package import Foundation
import PassThrough
package import Scenes
package import UIKit

/// The hit test of one touch with its steps, and what would change it.
@MainActor
package struct TouchExplanation {
  /// The scene in the state in which the touch began.
  package let scene: SceneInstance
  /// The number of the touch in its session; `nil` for a point.
  package let touch: Int?
  /// The point of the screen.
  package let point: CGPoint
  package let trace: HitTrace
  /// What is wrong with the trace, as the receiver is derived again from its steps; empty if nothing is. `nil` if that is not
  /// possible because the hit test itself changed views.
  package let problems: [String]?
  /// Why a certain view is not hit; `nil` if none is in question.
  package private(set) var whyNot: WhyNot?
  /// The changes that were tried; `nil` if none were.
  package private(set) var changes: TriedChanges?

  private let start: UIView?

  /// Hit-tests a point of the screen, or calls `hitTest` of one view directly.
  package init(_ scene: SceneInstance, touch: Int? = nil, at point: CGPoint, from start: UIView? = nil) {
    (self.scene, self.touch, self.point, self.start) = (scene, touch, point, start)
    let state = scene.hitTestState(at: point)
    trace = scene.trace(at: point, from: start)
    problems = scene.hitTestState(at: point) == state ? TraceChecker.problems(of: trace, in: state) : nil
  }

  /// Finds out what prevents that a view is hit.
  package mutating func ask(whyNot view: UIView) {
    whyNot = scene.whyNot(view, in: trace, at: point, from: start)
  }

  /// Tries the changes after which the view in question is hit, or any other one if none is in question.
  ///
  /// `makeScene` builds the scene again in the same state.
  package mutating func tryChanges(makeScene: @escaping @MainActor () throws -> SceneInstance) throws {
    if whyNot?.isHit == true { return }
    let candidates =
      whyNot.map { ChangeCandidates(removing: $0, in: trace, of: scene, at: point) }
      ?? ChangeCandidates(deciding: trace, of: scene, at: point)
    let trials = ChangeTrials(at: point, from: scene.engine.run { start?.nameInResults }, makeScene: makeScene)
    changes = try trials.result(of: candidates.changes, goal: whyNot?.view, insteadOf: trace.answer)
  }

  /// What was found, without the scene.
  package var explained: ExplainedTouch {
    ExplainedTouch(
      touch: touch, point: point, trace: trace, problems: problems, tree: scene.tree(),
      strategy: scene.strategy.description, profile: scene.profile.name, sourceNote: scene.description.sourceNote,
      whyNot: whyNot, changes: changes)
  }
}
