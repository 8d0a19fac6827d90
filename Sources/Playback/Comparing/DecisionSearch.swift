import Findings
import Foundation
import HitTestTerms
import RecordingStore
import Scenes

/// Finds the views that decided differently for differences of one session, in two replays up to each of them.
@MainActor
struct DecisionSearch {
  private let new: ScenePlayer
  /// The replay of the baseline; `nil` if its decisions are not known.
  private let old: ScenePlayer?
  private let retargets: [TouchRetarget]
  private var offsets = TouchOffsets()
  /// The differences without a decision yet, as indexes, in order of time.
  private var waiting: ArraySlice<Int>
  /// Those that get a trace.
  private let traced: Set<Int>

  init(from old: SceneInstance?, to new: SceneInstance, _ wanted: [Int], _ retargets: [TouchRetarget]) {
    (self.new, self.old) = (ScenePlayer(new), old.map { ScenePlayer($0) })
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
    if let old { step.play(on: old) }
  }

  /// Finds the decision for a touch, which is at `moved` in the new scene if it was retargeted. Returns the hit tests of both
  /// sides.
  private func decide(_ divergence: inout Divergence, at moved: CGPoint?) -> DecisionTrace? {
    guard let point = divergence.point, case .hit(_, let before) = divergence.recorded else { return nil }
    let newTrace = new.scene.trace(at: moved ?? point)
    guard let old = old?.scene else {
      divergence.decidedBy = DecisionFinder.decision(in: newTrace, awayFrom: before, in: new.scene)
      return DecisionTrace(from: nil, to: newTrace)
    }
    let oldTrace = old.trace(at: point)
    let isBaselineKnown = oldTrace.answer == before
    divergence.decidedBy =
      (isBaselineKnown && oldTrace.recursion == nil
        ? DecisionFinder.firstDifference(from: oldTrace, to: newTrace) { old.view($0) == nil } : nil)
      ?? DecisionFinder.decision(in: newTrace, awayFrom: before, in: new.scene)
    guard isBaselineKnown else { return DecisionTrace(from: nil, to: newTrace) }
    if let decision = divergence.decidedBy {
      divergence.decidedBy?.baseline = DecisionFinder.baseline(of: decision, in: oldTrace)
    }
    return DecisionTrace(from: oldTrace, to: newTrace)
  }
}
