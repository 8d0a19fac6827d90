package import Findings
import Foundation
import HitTestTerms

/// Derives the receiver of a hit test again from its steps and the state of the views, and compares every step with the rule
/// that it names. No code of the hit test is used.
package struct TraceChecker {
  let trace: HitTrace
  let state: HitTestState
  private(set) var problems: [String] = []

  private init(_ trace: HitTrace, _ state: HitTestState) {
    (self.trace, self.state) = (trace, state)
  }

  /// What is wrong with a trace, one sentence each; empty if it is consistent.
  package static func problems(of trace: HitTrace, in state: HitTestState) -> [String] {
    var checker = TraceChecker(trace, state)
    checker.checkWindows()
    for step in trace.steps { checker.check(step, in: nil) }
    return checker.problems
  }

  /// The windows are queried front to back until one has a result, and that is the result of the hit test.
  private mutating func checkWindows() {
    if trace.recursion != nil {
      if trace.answer != nil { note("an endless hit test has the result \(Self.name(trace.answer))") }
      return
    }
    if trace.answer != trace.steps.last?.answer {
      note(
        "the result is \(Self.name(trace.answer)), and the last query returned \(Self.name(trace.steps.last?.answer))")
    }
    if trace.steps.first?.callReason == .direct {
      if trace.steps.count > 1 { note("a direct call has \(trace.steps.count) queries") }
      return
    }
    let queried = trace.steps.map(\.view)
    if queried != Array(state.windows.prefix(queried.count)) { note("the windows are not queried front to back") }
    for step in trace.steps {
      if step.callReason != .window { note("\(step.view.name) is queried as \(step.callReason), not as a window") }
      checkPoint(of: step, from: state.point)
    }
    if trace.steps.dropLast().contains(where: { $0.answer != nil || $0.rule == .transitionRunning }) {
      note("windows are queried after one with a result")
    }
    let last = trace.steps.last
    if last?.answer == nil, last?.rule != .transitionRunning, queried.count < state.windows.count {
      note("\(state.windows[queried.count].name) is not queried, and no window in front of it has a result")
    }
  }

  private mutating func check(_ step: HitTrace.Step, in parent: HitTrace.Step?) {
    if step.rule == .brokenOff || trace.recursion != nil {
      if trace.recursion == nil { note("\(step.view.name) was stopped, and the hit test is not endless") }
    } else if let view = state.views[step.view] {
      var checker = StepChecker(step, view, state)
      checker.check()
      for problem in checker.problems { note(problem) }
      checkSubviewPoints(of: step, view)
    } else if step.callReason == .subview || step.callReason == .window {
      note("\(step.view.name) is not a view of the scene")
    }
    for inner in step.steps {
      if [.window, .direct].contains(inner.callReason) {
        note("\(inner.view.name) is queried as \(inner.callReason)")
      }
      check(inner, in: step)
    }
  }

  /// A subview is queried at the same point as its superview, in its own coordinates.
  private mutating func checkSubviewPoints(of step: HitTrace.Step, _ view: HitTestState.View) {
    guard let screen = view.convertToScreen(step.point) else { return }
    for inner in step.steps where inner.callReason == .subview { checkPoint(of: inner, from: screen) }
  }

  private mutating func checkPoint(of step: HitTrace.Step, from screen: CGPoint) {
    guard state.hasExactPoints, let expected = state.views[step.view]?.convertFromScreen(screen),
      step.point.x.isFinite, step.point.y.isFinite
    else { return }
    let tolerance = 1e-6 * max(1, abs(expected.x), abs(expected.y))
    if abs(expected.x - step.point.x) > tolerance || abs(expected.y - step.point.y) > tolerance {
      note("\(step.view.name) is queried at \(step.point), and the point is at \(expected) there")
    }
  }

  private mutating func note(_ problem: String) { problems.append(problem) }

  static func name(_ view: ViewID?) -> String { view?.name ?? "none" }
}
