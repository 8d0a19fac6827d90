import Findings
import Foundation
import HitTestTerms
import RecordingStore
import Scenes

/// Finds the views that decided differently for differences of one session, in replays up to each of them.
@MainActor
struct DecisionSearch {
  private let new: ScenePlayer
  private let old: BaselineHitTests
  private let retargets: [TouchRetarget]
  private var offsets = TouchOffsets()
  /// The differences without a decision yet, as indexes, in order of time.
  private var waiting: ArraySlice<Int>
  /// Those that get a trace.
  private let traced: Set<Int>

  init(from old: BaselineHitTests, to new: SceneInstance, _ wanted: [Int], _ retargets: [TouchRetarget]) {
    (self.new, self.old) = (ScenePlayer(new), old)
    (waiting, traced) = (wanted[...], Set(wanted.prefix(DecisionTrace.keptTraces)))
    self.retargets = retargets
  }

  /// Finds the decisions for the differences of an event, and then plays it.
  mutating func play(_ step: ReplayStep, deciding divergences: inout [Divergence]) {
    while let index = waiting.first, divergences[index].event == step.event {
      waiting.removeFirst()
      let moved = retargets.first { $0.event == step.event && $0.touch == divergences[index].touch }
      let trace = decide(&divergences[index], at: moved?.to)
      if traced.contains(index) { divergences[index].trace = trace }
    }
    new.play(offsets.moved(step.samples, by: retargets), until: step.nextTimestampMicroseconds)
    old.play(step)
  }

  /// Finds the decision for a touch, which is at `moved` in the new scene if it was retargeted. Returns the hit tests of both
  /// sides.
  private func decide(_ divergence: inout Divergence, at moved: CGPoint?) -> DecisionTrace? {
    guard let point = divergence.point, case .hit(let touch, let before) = divergence.recorded else { return nil }
    let newTrace = new.scene.trace(at: moved ?? point)
    divergence.firstPass = newTrace.firstPass
    let known = old.hitTest(event: divergence.event, touch: touch, at: point, hit: before, in: new.scene)
    divergence.decidedBy =
      decision(newTrace, known, receiver: before)
      ?? DecisionFinder.decision(
        in: newTrace, awayFrom: before, in: new.scene, prefersOwnCode: known.decisions == nil)
    if let trace = known.trace, let decision = divergence.decidedBy, decision.baseline == nil, decision.rule != .missing
    {
      divergence.decidedBy?.baseline = DecisionFinder.baseline(of: decision, in: trace)
    }
    return DecisionTrace(from: known.trace, to: newTrace)
  }

  /// The decision between two hit tests that are both known: of the app's code, or else the first one that differs. A receiver that
  /// is gone did not lose the touch by a decision.
  private func decision(
    _ trace: HitTrace, _ known: BaselineHitTests.Known, receiver: ViewID?
  ) -> Divergence.Decision? {
    if let old = known.decisions,
      let own = DecisionFinder.ownDifference(from: old, to: trace, isNew: known.lacks)
    {
      return own
    }
    if let receiver, trace.recursion == nil, new.scene.view(receiver) == nil {
      return Divergence.Decision(view: receiver, rule: .missing)
    }
    guard let old = known.trace, old.recursion == nil else { return nil }
    return DecisionFinder.firstDifference(from: old, to: trace, isNew: known.lacks)
  }
}
