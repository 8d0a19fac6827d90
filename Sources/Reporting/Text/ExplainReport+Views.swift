import Findings
package import Foundation
import HitTestTerms

/// A view of an explained hit test, with its query and the reason for its result.
package struct ExplainedView: Hashable, Sendable {
  /// The view's name in results.
  package var name: String
  package var className: String
  /// The point in its own coordinates. `nil` if it was not queried, or if the point has no equivalent there.
  package var point: CGPoint?
  /// The result; `nil` for none.
  package var answer: String?
  /// Whether it was queried.
  package var isVisited: Bool
  /// A clause: the rule that determined the result, or why the view was not queried.
  package var reason: String
  /// Its subviews, front to back: the order of the queries.
  package var children: [ExplainedView]
}

extension ExplainReport {
  /// All views as a tree, front to back.
  package func views() -> [ExplainedView] {
    guard trace.steps.first?.callReason != .direct else { return trace.steps.map(explained) }
    return tree.map { window in
      trace.steps.first { $0.view == window.view }.map(explained)
        ?? skipped(window, because: "a window in front of it was hit")
    }
  }

  private func explained(_ step: HitTrace.Step) -> ExplainedView {
    let skippedChildren = skippedSubviews(of: step).compactMap { child in
      viewsByID[child.view].map { skipped($0, because: child.reason) }
    }
    return ExplainedView(
      name: step.view.name, className: viewsByID[step.view]?.className ?? "",
      point: step.point.x.isFinite && step.point.y.isFinite ? step.point : nil, answer: step.answer?.name,
      isVisited: true,
      reason: step.rule.text(other: step.other?.name, line: step.line),
      children: step.steps.map(explained) + skippedChildren)
  }

  private func skipped(_ view: ViewTree, because reason: String) -> ExplainedView {
    ExplainedView(
      name: view.view.name, className: view.className, point: nil, answer: nil, isVisited: false, reason: reason,
      children: view.subviews.reversed().map { skipped($0, because: reason) })
  }
}
