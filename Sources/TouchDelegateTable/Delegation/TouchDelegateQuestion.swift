public import Foundation
public import UIKit

/// What a view that is its own hit asks its touch delegate: who is hit in the delegate at the place of the touch?
///
/// The delegate is asked whatever lies between it and the view, and whether or not what holds it is shown. One that holds the
/// asking view asks it back, for ever; here that is found and ends the hit test, with a report of the views that ask each
/// other (`HitTesting.recursion`). On a device it ends the app.
/// Source: Stack Overflow 77545362 [S].
@MainActor
public struct TouchDelegateQuestion {
  /// The questions that an engine is answering, over all views, in the order asked.
  private final class Stack: EngineState {
    var questions: [TouchDelegateQuestion] = []
  }

  /// How many questions deep a hit test may go at changing points before it counts as endless.
  private static let limit = 256

  private let view: UIView
  private let delegate: UIView
  private let point: CGPoint

  /// Prepares the question of `view`, which is its own hit at `point` of its own space.
  public init(of view: UIView, to delegate: UIView, at point: CGPoint) {
    self.view = view
    self.delegate = delegate
    self.point = point
  }

  /// What the delegate finds; the view itself where that is the delegate or nothing, so that the view goes on scrolling and
  /// selecting there. `nil` for a hit test that would never end.
  public func answer(with event: UIEvent?) -> UIView? {
    let found = ask(with: event)
    guard HitTesting.recursion == nil else { return nil }
    guard let found, found !== delegate else {
      HitTesting.tracer?.noteDecision(of: view, .delegateDeclined, other: delegate)
      return view
    }
    HitTesting.tracer?.noteDecision(of: view, .delegateAnswered, other: found)
    return found
  }

  /// What the delegate finds, whatever that is: an empty place goes to the delegate, or to nothing.
  public func unconditionalAnswer(with event: UIEvent?) -> UIView? {
    let found = ask(with: event)
    guard HitTesting.recursion == nil else { return nil }
    HitTesting.tracer?.noteDecision(of: view, .delegateAnswered, other: found)
    return found
  }

  private func ask(with event: UIEvent?) -> UIView? {
    let stack = Engine.current.state(of: Stack.self)
    if let first = stack.questions.firstIndex(where: { $0.view === view && $0.point == point }) {
      return endless(stack.questions[first...])
    }
    guard stack.questions.count < Self.limit else {
      return endless(stack.questions[(stack.questions.lastIndex { $0.view === view } ?? 0)...])
    }
    stack.questions.append(self)
    defer { stack.questions.removeLast() }
    return HitTesting.ask(delegate, delegate.convert(point, from: view), with: event, because: .rule)
  }

  private func endless(_ questions: ArraySlice<TouchDelegateQuestion>) -> UIView? {
    var cycle: [UIView] = []
    for question in questions {
      // A delegate may be the one that asks next.
      for view in [question.view, question.delegate] where cycle.last !== view { cycle.append(view) }
    }
    if cycle.count > 1, cycle.last === cycle.first { cycle.removeLast() }
    HitTesting.reportRecursion(cycle)
    return nil
  }
}
