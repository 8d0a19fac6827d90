import Findings
import HitTestTerms
import UIKit

/// Keeps the queries of the hit test of each touch that begins, while a session is played.
///
/// A touch is hit-tested once or twice, by the profile; the queries of the last time are kept.
@MainActor
final class TouchTracer: HitTestTracer {
  private var builder = TraceBuilder()

  /// The hit test of the touch that has begun.
  func takeTrace(of touch: UITouch) -> HitTrace {
    defer { builder = TraceBuilder() }
    return HitTrace(
      steps: builder.steps, answer: touch.view?.viewID, recursion: HitTesting.recursion?.map(\.viewID))
  }

  func willCall(_ view: UIView, at point: CGPoint, because reason: HitTestCallReason) {
    if builder.isIdle {
      // The first window is asked again in the second pass. A call that is not for a window is one of the app's code.
      let isAgain = builder.steps.contains { $0.view == view.viewID }
      if reason != .window || isAgain || builder.steps.last?.callReason != .window { builder = TraceBuilder() }
    }
    builder.willCall(view, at: point, because: reason)
  }

  func didReturn(_ view: UIView, _ answer: UIView?) { builder.didReturn(view, answer) }

  func willRunImplementation(of view: UIView, at point: CGPoint) -> Bool {
    builder.willRunImplementation(of: view, at: point)
  }

  func didRunImplementation(of view: UIView, answer: UIView?) { builder.didRunImplementation(of: view, answer: answer) }

  func noteDecision(of view: UIView, _ rule: HitTestRule, other: UIView?) {
    builder.noteDecision(of: view, rule, other: other)
  }
}
