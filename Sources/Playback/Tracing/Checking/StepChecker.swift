import Findings
import Foundation
import HitTestTerms

/// Compares one step of a trace with the rule that it names.
struct StepChecker {
  let step: HitTrace.Step
  let view: HitTestState.View
  let state: HitTestState
  var problems: [String] = []

  /// The queries of subviews. An implementation that runs twice makes two passes; the last one decides.
  private let passes: [[HitTrace.Step]]
  private let ruleSteps: [HitTrace.Step]

  init(_ step: HitTrace.Step, _ view: HitTestState.View, _ state: HitTestState) {
    (self.step, self.view, self.state) = (step, view, state)
    var passes: [[HitTrace.Step]] = []
    for inner in step.steps where inner.callReason == .subview {
      if inner.view == view.subviews.last || passes.isEmpty { passes.append([]) }
      passes[passes.count - 1].append(inner)
    }
    self.passes = passes
    ruleSteps = step.steps.filter { $0.callReason == .rule }
  }

  private var lastPass: [HitTrace.Step] { passes.last ?? [] }
  /// The result of UIKit's method: that of the subview that was hit, or else the view itself.
  private var found: ViewID { lastPass.last { $0.answer != nil }?.answer ?? step.view }

  mutating func check() {
    for pass in passes { checkOrder(pass) }
    if passes.count > 1, passes.dropLast().contains(where: { $0.last?.answer != lastPass.last?.answer }) {
      note("subviews are queried again with other results")
    }
    if step.rule.isGate || step.rule == .outsideBounds { return checkExclusion() }
    guard step.rule != .override else {
      if !view.overridesHitTest { note("its class has no override") }
      return
    }
    if !isOpen { note("it takes no touches, but the rule is \(step.rule.name)") }
    if !view.overridesPointInside, !view.contains(step.point) { note("the point is outside of its bounds") }
    // An override may return something else after the rule.
    guard !view.overridesHitTest else { return }
    if passes.isEmpty, !view.subviews.isEmpty { note("its subviews are not queried") }
    checkResult()
  }

  /// Subviews are queried front to back, without gaps, until one has a result.
  private mutating func checkOrder(_ pass: [HitTrace.Step]) {
    let order = Array(view.subviews.reversed().prefix(pass.count))
    if pass.map(\.view) != order { note("its subviews are not queried front to back") }
    let isSkipping = step.rule.name == "skippedByTag"
    if pass.dropLast().contains(where: { $0.answer != nil && !isSkipping }) {
      note("subviews are queried after one with a result")
    }
    let isOver = pass.last?.answer == nil || isSkipping && step.answer == step.view
    if isOver, pass.count < view.subviews.count { note("not all of its subviews are queried, and none has a result") }
  }

  /// A view that is excluded queries nothing and has no result.
  private mutating func checkExclusion() {
    if step.answer != nil { note("it has a result in spite of \(step.rule.name)") }
    if step.rule != .animating, !passes.isEmpty { note("its subviews are queried in spite of \(step.rule.name)") }
    switch step.rule {
    case .hidden: if !view.isHidden { note("it is not hidden") }
    case .userInteractionDisabled: if view.isUserInteractionEnabled { note("its user interaction is enabled") }
    case .alpha: if view.alpha > state.alphaThreshold.upperBound + 1e-6 { note("its alpha is \(view.alpha)") }
    case .disabledControl: if view.isEnabled != false { note("it is not a disabled control") }
    case .outsideBounds:
      if !view.overridesPointInside, view.contains(step.point) { note("its bounds contain the point") }
    // Whether an animation runs is not part of the state.
    default: break
    }
  }

  private var isOpen: Bool {
    !view.isHidden && view.isUserInteractionEnabled && view.alpha > state.alphaThreshold.lowerBound - 1e-6
  }

  /// Derives the result from the queries and the rule.
  private mutating func checkResult() {
    switch step.rule {
    case .itself:
      expect(step.view)
      expectNoSubview()
    case .subview:
      let last = lastPass.last
      if last?.answer == nil { note("no subview has a result") }
      if step.other != last?.view { note("the subview \(TraceChecker.name(step.other)) was not the last queried one") }
      expect(last?.answer)
    case .transitionRunning: expect(nil)
    default: checkStrategyRule()
    }
  }

  /// The rules of strategies, and of UIKit's containers.
  private mutating func checkStrategyRule() {
    let last = ruleSteps.last
    switch step.rule.name {
    case "flagPassThrough", "neverItself", "directTouchIgnored":
      expect(nil)
      expectNoSubview()
    case "skippedByTag": checkSkippedTag()
    case "hostingRoot":
      expect(step.view)
      if step.other != found { note("its content \(TraceChecker.name(step.other)) was not hit") }
    case "hostingContent": expect(step.view)
    case "delegateAnswered":
      expect(last?.answer)
      if last == nil || step.other != step.answer { note("its touch delegate did not return the result") }
      expectNoSubview()
    case "delegateDeclined":
      expect(step.view)
      if last == nil || step.other != last?.view || (last?.answer != nil && last?.answer != last?.view) {
        note("its touch delegate has another result")
      }
      expectNoSubview()
    case "redirectedToSibling":
      expect(last?.answer)
      if last == nil || step.other != last?.view { note("the sibling below it was not queried") }
      if !isBelow(step.other) { note("\(TraceChecker.name(step.other)) is not below the flagged view") }
    case "redirectedToSuperview":
      expect(step.other)
      if !ancestors(of: found).dropFirst().contains(where: { $0 == step.other }) {
        note("\(TraceChecker.name(step.other)) is not a superview of \(found.name)")
      }
    case "droppedAtRoot": expect(nil)
    default: note("the rule \(step.rule.name) is not known")
    }
  }

  private mutating func checkSkippedTag() {
    let tag = step.other.flatMap { state.views[$0]?.tag } ?? 0
    let skipped = lastPass.compactMap(\.answer).filter { $0 != step.answer || $0 == step.view }
    if tag == 0 || !skipped.allSatisfy({ state.views[$0]?.tag == tag }) { note("results without the tag are skipped") }
    if !skipped.contains(where: { $0 == step.other }) {
      note("\(TraceChecker.name(step.other)) was no subview's result")
    }
    let last = lastPass.last?.answer
    expect(last.flatMap { state.views[$0]?.tag != tag ? $0 : nil } ?? step.view)
  }

  private mutating func expect(_ answer: ViewID?) {
    guard step.answer != answer else { return }
    note(
      "it returned \(TraceChecker.name(step.answer)), and by \(step.rule.name) it returns \(TraceChecker.name(answer))")
  }

  /// The view was its own hit. With several mechanisms, another one may have changed the result of a subview.
  private mutating func expectNoSubview() {
    if !state.isCombined, lastPass.contains(where: { $0.answer != nil }) { note("a subview has a result") }
  }

  /// Whether a view is behind a sibling that is on the way from the found view to the window.
  private func isBelow(_ other: ViewID?) -> Bool {
    guard let other, let siblings = state.views[other]?.superview.flatMap({ state.views[$0]?.subviews }),
      let place = siblings.firstIndex(of: other)
    else { return false }
    return (ancestors(of: found) + [step.view]).contains { view in
      siblings.firstIndex(of: view).map { $0 > place } ?? false
    }
  }

  /// A view and its superviews.
  private func ancestors(of view: ViewID) -> [ViewID] {
    var views = [view]
    while let superview = views.last.flatMap({ state.views[$0]?.superview }), !views.contains(superview) {
      views.append(superview)
    }
    return views
  }

  private mutating func note(_ problem: String) { problems.append("\(step.view.name): \(problem)") }
}
