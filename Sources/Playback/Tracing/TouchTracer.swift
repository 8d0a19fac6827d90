import Findings
import HitTestTerms
import UIKit

/// Keeps the queries of the hit test of each touch that begins, while a session is played.
///
/// A touch is hit-tested once or twice, by the profile; the queries of the last time are kept.
@MainActor
final class TouchTracer: HitTestTracer {
  /// The number of queries of a hit test above which only the decisions of the app's code are kept.
  private static let keptQueries = 200

  /// The number of queries of a hit test after which no further one of the session is traced: tracing would take longer than the
  /// session.
  private static let tracedQueries = 500

  private let keepsAll: Bool
  /// Whether the last hit test was too large to trace further ones.
  private(set) var isTooLarge = false
  private var builder = TraceBuilder()

  /// Creates a tracer. With `keepsAll`, all queries are kept if they are few, and not only the decisions of the app's code.
  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  /// The hit test of the touch that has begun. `nil` if it was not traced.
  func takeTrace(of touch: UITouch, event: Int, at timestampMicroseconds: Int64) -> TouchTrace? {
    guard builder.count > 0 else { return nil }
    defer { builder = TraceBuilder() }
    isTooLarge = builder.count > Self.tracedQueries
    let isWhole = keepsAll && builder.count <= Self.keptQueries && HitTesting.recursion == nil
    return TouchTrace(
      event: event, timestampMicroseconds: timestampMicroseconds, touch: touch.identifier,
      ownDecisions: builder.ownDecisions,
      trace: isWhole ? HitTrace(steps: builder.steps, answer: touch.view?.viewID) : nil)
  }

  func willCall(_ view: UIView, at point: CGPoint, because reason: HitTestCallReason) {
    // The first window is asked again in the second pass. A call that is not for a window is one of the app's code.
    if builder.isIdle, reason != .window || builder.lastReason != .window || builder.hasQueried(view) {
      builder = TraceBuilder()
    }
    builder.willCall(view, at: point, because: reason)
  }

  func didReturn(_ view: UIView, _ answer: UIView?) { builder.didReturn(view, answer) }

  func willRunImplementation(of view: UIView, at point: CGPoint) -> Bool {
    if builder.isIdle { builder = TraceBuilder() }
    return builder.willRunImplementation(of: view, at: point)
  }

  func didRunImplementation(of view: UIView, answer: UIView?) { builder.didRunImplementation(of: view, answer: answer) }

  func noteDecision(of view: UIView, _ rule: HitTestRule, other: UIView?) {
    builder.noteDecision(of: view, rule, other: other)
  }
}
