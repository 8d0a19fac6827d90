import Findings
import Foundation
import HitTestTerms
import UIKit

/// Records a hit test while it runs.
@MainActor
final class TraceBuilder: HitTestTracer {
  private struct Frame {
    let view: UIView
    var step: HitTrace.Step
    var isRunningImplementation = false
    var rule: HitTestRule?
  }

  private var frames: [Frame] = []
  private(set) var steps: [HitTrace.Step] = []

  /// Whether no query is running.
  var isIdle: Bool { frames.isEmpty }

  func willCall(_ view: UIView, at point: CGPoint, because reason: HitTestCallReason) {
    push(view, point, reason)
  }

  func didReturn(_ view: UIView, _ answer: UIView?) {
    pop(answer)
  }

  func willRunImplementation(of view: UIView, at point: CGPoint) -> Bool {
    if let last = frames.indices.last, frames[last].view === view, !frames[last].isRunningImplementation {
      frames[last].isRunningImplementation = true
      return false
    }
    push(view, point, .code)
    frames[frames.count - 1].isRunningImplementation = true
    return true
  }

  func didRunImplementation(of view: UIView, answer: UIView?) {
    pop(answer)
  }

  func noteDecision(of view: UIView, _ rule: HitTestRule, other: UIView?) {
    guard let index = frames.lastIndex(where: { $0.view === view }) else { return }
    frames[index].rule = rule
    frames[index].step.rule = rule
    frames[index].step.other = other?.viewID
  }

  private func push(_ view: UIView, _ point: CGPoint, _ reason: HitTestCallReason) {
    // What was noted until now belongs to the caller: its `point(inside:with:)`, for example.
    let line = SourceLine.take()
    if let line, let caller = frames.indices.last { frames[caller].step.line = line }
    let step = HitTrace.Step(
      view: view.viewID, point: point, callReason: reason, rule: .override, line: nil, other: nil,
      answer: nil, steps: [])
    frames.append(Frame(view: view, step: step))
  }

  private func pop(_ answer: UIView?) {
    guard var frame = frames.popLast() else { return }
    frame.step.answer = answer?.viewID
    if let line = SourceLine.take() { frame.step.line = line }
    if HitTesting.recursion != nil {
      frame.step.rule = .brokenOff
      frame.step.other = nil
    } else if contradicts(frame, answer) {
      frame.step.rule = .override
      frame.step.other = nil
    }
    if frames.isEmpty {
      steps.append(frame.step)
    } else {
      frames[frames.count - 1].step.steps.append(frame.step)
    }
  }

  /// Whether the result differs from that of UIKit's own rules, so that other code returned it.
  private func contradicts(_ frame: Frame, _ answer: UIView?) -> Bool {
    switch frame.rule {
    case .hidden, .userInteractionDisabled, .alpha, .disabledControl, .animating, .outsideBounds: answer != nil
    case .itself: answer !== frame.view
    case .subview: answer?.viewID != frame.step.steps.last { $0.callReason == .subview }?.answer || answer == nil
    default: false
    }
  }
}
