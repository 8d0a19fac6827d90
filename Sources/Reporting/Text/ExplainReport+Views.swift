public import Foundation
import Playback
import UIKit

/// A view of an explained hit test, with what was asked of it and why it answered so.
public struct ExplainedView: Hashable, Sendable {
  /// The view's name in results.
  public var name: String
  public var className: String
  /// The point in its own space; `nil` where it was not asked, or the point has no place there.
  public var point: CGPoint?
  /// What it answered; `nil` for none.
  public var answer: String?
  /// Whether it was asked.
  public var isAsked: Bool
  /// A clause: by which rule it decided, or why it was not asked.
  public var reason: String
  /// Its subviews, front to back, as they are asked.
  public var children: [ExplainedView]
}

extension ExplainReport {
  /// The tree as it was walked: every view, front to back.
  public func views() -> [ExplainedView] {
    guard trace.steps.first?.cause != .direct else { return trace.steps.map(explained) }
    return tree.map { window in
      trace.steps.first { $0.view == window.name }.map(explained)
        ?? unasked(window, because: "a window in front of it answered")
    }
  }

  private func explained(_ step: HitTrace.Step) -> ExplainedView {
    let unaskedChildren = unaskedSubviews(of: step).compactMap { child in
      viewsByName[child.name].map { unasked($0, because: child.reason) }
    }
    return ExplainedView(
      name: step.view, className: viewsByName[step.view]?.className ?? "",
      point: step.point.x.isFinite && step.point.y.isFinite ? step.point : nil, answer: step.answer, isAsked: true,
      reason: step.rule.sentence.text(other: step.other), children: step.steps.map(explained) + unaskedChildren)
  }

  private func unasked(_ view: ViewTree, because reason: String) -> ExplainedView {
    ExplainedView(
      name: view.name, className: view.className, point: nil, answer: nil, isAsked: false, reason: reason,
      children: view.subviews.reversed().map { unasked($0, because: reason) })
  }
}
