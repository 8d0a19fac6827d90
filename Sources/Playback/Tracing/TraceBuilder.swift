import Findings
import Foundation
import HitTestTerms
import Scenes
import TouchReplay
import UIKit

/// Records a hit test while it runs. Names of views and lines of source are read when the queries are asked for, not before.
@MainActor
final class TraceBuilder: HitTestTracer {
  private struct Query {
    let view: UIView
    let point: CGPoint
    let reason: HitTestCallReason
    /// The number of queries around it.
    let depth: Int
    var isRunningImplementation = false
    var noted: HitTestRule?
    var rule = HitTestRule.override
    var other: UIView?
    var answer: UIView?
    var line: HitTestReturn?
    /// The result of the last subview that it queried.
    var lastSubviewAnswer: UIView?
  }

  /// All queries, each before those that it makes.
  private var queries: [Query] = []
  /// The places of the queries that are running.
  private var running: [Int] = []

  /// Whether no query is running.
  var isIdle: Bool { running.isEmpty }

  /// The number of queries.
  var count: Int { queries.count }

  /// The reason of the last outermost query. `nil` without one.
  var lastReason: HitTestCallReason? { queries.last { $0.depth == 0 }?.reason }

  /// Whether a view was queried outermost.
  func hasQueried(_ view: UIView) -> Bool { queries.contains { $0.depth == 0 && $0.view === view } }

  func willCall(_ view: UIView, at point: CGPoint, because reason: HitTestCallReason) {
    push(view, point, reason)
  }

  func didReturn(_ view: UIView, _ answer: UIView?) {
    pop(answer)
  }

  func willRunImplementation(of view: UIView, at point: CGPoint) -> Bool {
    if let last = running.last, queries[last].view === view, !queries[last].isRunningImplementation {
      queries[last].isRunningImplementation = true
      return false
    }
    push(view, point, .code)
    queries[queries.count - 1].isRunningImplementation = true
    return true
  }

  func didRunImplementation(of view: UIView, answer: UIView?) {
    pop(answer)
  }

  func noteDecision(of view: UIView, _ rule: HitTestRule, other: UIView?) {
    guard let index = running.last(where: { queries[$0].view === view }) else { return }
    queries[index].noted = rule
    queries[index].rule = rule
    queries[index].other = other
  }

  private func push(_ view: UIView, _ point: CGPoint, _ reason: HitTestCallReason) {
    // What was returned until now belongs to the caller, such as its `point(inside:with:)`, or to a view that its code called.
    takeReturn()
    running.append(queries.count)
    queries.append(Query(view: view, point: point, reason: reason, depth: running.count - 1))
  }

  private func pop(_ answer: UIView?) {
    guard let index = running.last else { return }
    takeReturn()
    running.removeLast()
    queries[index].answer = answer
    if HitTesting.recursion != nil {
      queries[index].rule = .brokenOff
      queries[index].other = nil
    } else if contradicts(queries[index], answer) {
      queries[index].rule = .override
      queries[index].other = nil
    }
    if queries[index].reason == .subview, let caller = running.last { queries[caller].lastSubviewAnswer = answer }
  }

  /// Gives the last `return` of the app's code to the running query of its view, or to the one that this query has made of the view.
  private func takeReturn() {
    guard let last = Engine.current.lastReturn else { return }
    Engine.current.lastReturn = nil
    guard let caller = running.last else { return }
    if ObjectIdentifier(queries[caller].view) == last.view {
      queries[caller].line = last
      return
    }
    // The code of a method runs on after UIKit's implementation, which alone is seen when code calls the method.
    let depth = queries[caller].depth + 1
    let called = queries.indices.last {
      $0 > caller && queries[$0].depth == depth && ObjectIdentifier(queries[$0].view) == last.view
    }
    guard let called else { return }
    queries[called].line = last
    guard let answer = last.answer, let result = view(of: answer) else { return }
    if queries[called].answer !== result {
      queries[called].answer = result
      queries[called].rule = .override
      queries[called].other = nil
    }
  }

  /// The view of a result, or no view. The outer `nil`: a view that the hit test has not met.
  private func view(of answer: HitTestReturn.Answer) -> UIView?? {
    switch answer {
    case .none: return .some(nil)
    case .view(let id):
      let known = queries.lazy.flatMap { [$0.view, $0.answer].compactMap(\.self) }
      return known.first { ObjectIdentifier($0) == id }
    }
  }

  /// Whether the result differs from that of UIKit's own rules, so that other code returned it.
  private func contradicts(_ query: Query, _ answer: UIView?) -> Bool {
    switch query.noted {
    case .hidden, .userInteractionDisabled, .alpha, .disabledControl, .animating, .outsideBounds: answer != nil
    case .itself: answer !== query.view
    case .subview: answer == nil || answer !== query.lastSubviewAnswer
    default: false
    }
  }
}

extension TraceBuilder {
  /// The outermost queries, each with those that it made.
  var steps: [HitTrace.Step] {
    var next = 0
    return steps(depth: 0, &next)
  }

  private func steps(depth: Int, _ next: inout Int) -> [HitTrace.Step] {
    var steps: [HitTrace.Step] = []
    while next < queries.count, queries[next].depth == depth {
      var step = step(next)
      next += 1
      step.steps = self.steps(depth: depth + 1, &next)
      steps.append(step)
    }
    return steps
  }

  /// The queries that the app's code decided, those of outer views first, with the queries with a result that each made. Of an
  /// endless hit test, each view once.
  var ownDecisions: [HitTrace.Step] {
    var seen: Set<ObjectIdentifier> = []
    let isEndless = HitTesting.recursion != nil
    return queries.indices.filter { queries[$0].line != nil }.compactMap { index in
      if isEndless, !seen.insert(ObjectIdentifier(queries[index].view)).inserted { return nil }
      var decision = step(index)
      let depth = queries[index].depth
      let below = queries[(index + 1)...].indices.prefix { queries[$0].depth > depth }
      decision.steps = below.filter { queries[$0].depth == depth + 1 && queries[$0].answer != nil }.map(step)
      return decision
    }
  }

  private func step(_ index: Int) -> HitTrace.Step {
    let query = queries[index]
    return HitTrace.Step(
      view: query.view.viewID, point: query.point, callReason: query.reason, rule: query.rule,
      line: query.line.map { SourceLine(at: $0.line, of: $0.file.description) }, other: query.other?.viewID,
      answer: query.answer?.viewID)
  }
}
