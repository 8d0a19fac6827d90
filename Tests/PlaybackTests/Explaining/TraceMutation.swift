import Findings
import Foundation
import HitTestTerms
import Playback
import UIKit

/// A kind of wrong trace: one change of a correct trace, or of the state that belongs to it.
enum TraceMutation: String, CaseIterable {
  case otherReceiver, noReceiver, otherResult, lostResult
  case ruleOfGate, ruleItself, ruleOutside, ruleSubview, ruleOverride, ruleOfStrategy, unknownRule
  case missingQuery, swappedQueries, laterQuery, otherSubview, otherView
  case movedPoint, movedBounds, hidden, disabled, transparent, shownInstead
  case missingWindow, swappedWindows, secondWindow, stopped

  /// Changes a trace. Returns `false` if the trace has nothing that can be changed in this way.
  func apply(to trace: inout HitTrace, _ state: inout HitTestState, _ generator: inout Generator) -> Bool {
    guard trace.recursion == nil else { return false }
    switch self {
    case .otherReceiver:
      trace.answer = state.views.keys.sorted { $0.name < $1.name }.first { $0 != trace.answer }
      return true
    case .noReceiver:
      defer { trace.answer = nil }
      return trace.answer != nil
    case .missingWindow:
      guard trace.steps.count > 1 else { return false }
      trace.steps.removeFirst()
    case .swappedWindows:
      guard trace.steps.count > 1 else { return false }
      state.windows.swapAt(0, 1)
    case .secondWindow:
      guard let last = trace.steps.last, last.answer != nil else { return false }
      trace.steps.append(last)
    default: return change(&trace.steps, &state, &generator)
    }
    return true
  }

  /// Changes one step that it fits, at random.
  private func change(
    _ steps: inout [HitTrace.Step], _ state: inout HitTestState, _ generator: inout Generator
  ) -> Bool {
    for index in steps.indices.shuffled(using: &generator.random) {
      if generator.chance(0.6), change(&steps[index].steps, &state, &generator) { return true }
      if change(&steps[index], &state) { return true }
      if change(&steps[index].steps, &state, &generator) { return true }
    }
    return false
  }

  private func change(_ step: inout HitTrace.Step, _ state: inout HitTestState) -> Bool {
    guard let view = state.views[step.view], !view.overridesHitTest, !view.overridesPointInside else { return false }
    let isExcluded = step.rule.isGate || step.rule == .outsideBounds
    let subviews = step.steps.indices.filter { step.steps[$0].callReason == .subview }
    // An implementation that runs twice queries every subview twice.
    let isRunTwice = Set(subviews.map { step.steps[$0].view }).count < subviews.count
    func set(_ rule: HitTestRule, if fits: Bool) -> Bool {
      if fits { step.rule = rule }
      return fits
    }
    switch self {
    case .otherResult:
      step.answer = state.views.keys.sorted { $0.name < $1.name }.first { $0 != step.answer }
    case .lostResult:
      guard step.answer != nil else { return false }
      step.answer = nil
    case .ruleOfGate: return set(.hidden, if: !view.isHidden && step.rule != .hidden)
    case .ruleItself: return set(.itself, if: step.rule != .itself && (step.answer != step.view || isExcluded))
    case .ruleOutside: return set(.outsideBounds, if: step.rule != .outsideBounds && view.bounds.contains(step.point))
    case .ruleSubview: return set(.subview, if: step.rule == .itself || isExcluded)
    case .ruleOverride: return set(.override, if: true)
    case .ruleOfStrategy: return set(HitTestRule("flagPassThrough", "passes"), if: step.answer != nil)
    case .unknownRule: return set(HitTestRule("invented", "is invented"), if: true)
    case .missingQuery:
      guard let first = subviews.first, !isRunTwice else { return false }
      step.steps.remove(at: first)
    case .swappedQueries:
      guard subviews.count > 1, !isRunTwice else { return false }
      step.steps.swapAt(subviews[0], subviews[1])
    case .laterQuery:
      guard step.rule == .subview, let last = subviews.last, step.steps[last].view != view.subviews.last else {
        return false
      }
      step.steps.append(step.steps[last])
    case .otherSubview:
      guard step.rule == .subview else { return false }
      step.other = step.view
    case .otherView:
      guard step.callReason == .subview else { return false }
      let id = ViewID(named: "nowhere")
      if step.answer == step.view { step.answer = id }
      step.view = id
    case .movedPoint:
      guard state.hasExactPoints, [.subview, .window].contains(step.callReason), step.point.x.isFinite,
        step.point.y.isFinite, view.convertFromScreen(state.point) != nil, step.callReason == .window
      else { return false }
      step.point.x += 3
    case .movedBounds:
      guard !isExcluded else { return false }
      state.views[step.view]?.bounds.origin.x = step.point.x + 1
    case .hidden:
      guard !isExcluded else { return false }
      state.views[step.view]?.isHidden = true
    case .disabled:
      guard !isExcluded else { return false }
      state.views[step.view]?.isUserInteractionEnabled = false
    case .transparent:
      guard !isExcluded else { return false }
      state.views[step.view]?.alpha = 0
    case .shownInstead:
      switch step.rule {
      case .hidden: state.views[step.view]?.isHidden = false
      case .userInteractionDisabled: state.views[step.view]?.isUserInteractionEnabled = true
      case .alpha: state.views[step.view]?.alpha = 1
      case .disabledControl: state.views[step.view]?.isEnabled = true
      case .outsideBounds:
        state.views[step.view]?.bounds = CGRect(x: step.point.x - 1, y: step.point.y - 1, width: 2, height: 2)
      default: return false
      }
    case .stopped: step.rule = .brokenOff
    default: return false
    }
    return true
  }
}
