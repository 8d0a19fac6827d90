import Findings
import Foundation
import HitTestTerms
import RecordingStore
import Scenes

/// The hit tests of a baseline, as far as they are known.
@MainActor
enum BaselineHitTests {
  /// A parallel replay with the same code of the app.
  case replay(ScenePlayer)
  /// Those that another process has stored.
  case stored(StoredTraces)
  /// The decisions of the app's code in a recording, by event, and a parallel replay with the code that is loaded now. That replay shows what
  /// happened only where its code decides as the recorded one did.
  case recorded([Int: [RecordedDecision]], ScenePlayer)
  /// A recording without such decisions, a device.
  case unknown

  /// What is known of the hit test of one touch.
  struct Known {
    /// `nil` if nothing is known.
    let decisions: KnownHitTest?
    /// All queries. `nil` if they are not known.
    let trace: HitTrace?
    /// Whether the scene of the baseline lacks a view.
    let lacks: (ViewID) -> Bool
  }

  /// Plays an event, after its touches were decided.
  func play(_ step: ReplayStep) {
    switch self {
    case .replay(let player), .recorded(_, let player): step.play(on: player)
    case .stored, .unknown: break
    }
  }

  /// The hit test of a touch that began in an event and hit a view. `scene` is that of the other side, whose views names stand for.
  func hitTest(event: Int, touch: Int?, at point: CGPoint, hit view: ViewID?, in scene: SceneInstance) -> Known {
    switch self {
    case .unknown: return Known(decisions: nil, trace: nil) { _ in false }
    case .replay(let player):
      let trace = player.scene.trace(at: point)
      guard trace.answer == view else { return Known(decisions: nil, trace: nil) { _ in false } }
      return Known(decisions: KnownHitTest(trace), trace: trace) { player.scene.view($0) == nil }
    case .stored(let traces):
      let stored = touch.flatMap { traces.trace(event: event, touch: $0) { scene.viewID(named: $0) } }
      guard let stored, stored.trace == nil || stored.trace?.answer == view else {
        return Known(decisions: nil, trace: nil) { _ in false }
      }
      let decisions = stored.trace.map(KnownHitTest.init) ?? KnownHitTest(decisions: stored.ownDecisions)
      return Known(decisions: decisions, trace: stored.trace) { _ in false }
    case .recorded(let all, let player):
      let decisions = (all[event] ?? []).filter { $0.touch == touch }
      let known = KnownHitTest(recorded: decisions) { scene.viewID(named: $0) }
      let trace = player.scene.trace(at: point)
      let isSame = trace.answer == view && Self.decidesAlike(trace, decisions)
      return Known(decisions: known, trace: isSame ? trace : nil) { isSame && player.scene.view($0) == nil }
    }
  }

  /// Whether the app's code of a hit test decided as recorded, at the same lines with the same code around them.
  private static func decidesAlike(_ trace: HitTrace, _ recorded: [RecordedDecision]) -> Bool {
    let present = TouchTrace(event: 0, timestampMicroseconds: 0, touch: 0, trace: trace).recordedDecisions
    return present.map(\.json) == recorded.map(\.json)
  }
}
