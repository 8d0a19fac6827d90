import UIKit

/// The table answer: a view that is its own hit asks its touch delegate.
///
/// Source: Stack Overflow 77545362 and the TouchDelegatingView pattern before it [S]. A delegate that holds the view asks
/// it back for ever; here that is found, and reported with the views that ask each other.
@MainActor
final class TouchDelegateRule: HitTestRewrite {
  /// Questions under way, over all views, in the order asked: who asks whom, and where.
  private static var asking: [(view: UIView, delegate: UIView, point: CGPoint)] = []

  /// How many delegates deep a question may go at changing points before it counts as endless.
  private static let limit = 256

  private weak var touchDelegate: UIView?
  private let answer: Strategy.DelegateAnswer

  init(touchDelegate: UIView, answer: Strategy.DelegateAnswer) {
    self.touchDelegate = touchDelegate
    self.answer = answer
  }

  func rewrite(_ found: UIView?, of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard found === view, let touchDelegate else { return found }
    if let first = Self.asking.firstIndex(where: { $0.view === view && $0.point == point }) {
      return endless(from: first)
    }
    guard Self.asking.count < Self.limit else {
      return endless(from: Self.asking.lastIndex { $0.view === view } ?? 0)
    }
    Self.asking.append((view, touchDelegate, point))
    defer { Self.asking.removeLast() }
    let delegated = HitTesting.ask(touchDelegate, touchDelegate.convert(point, from: view), with: event, because: .rule)
    guard HitTesting.recursion == nil else { return nil }
    switch answer {
    case .unconditional:
      HitTesting.tracer?.noteDecision(of: view, .delegateAnswered, other: delegated)
      return delegated
    case .conditional:
      guard let delegated, delegated !== touchDelegate else {
        HitTesting.tracer?.noteDecision(of: view, .delegateDeclined, other: touchDelegate)
        return view
      }
      HitTesting.tracer?.noteDecision(of: view, .delegateAnswered, other: delegated)
      return delegated
    }
  }

  private func endless(from first: Int) -> UIView? {
    var cycle: [UIView] = []
    for question in Self.asking[first...] {
      // A delegate may be the one that asks next.
      for view in [question.view, question.delegate] where cycle.last !== view { cycle.append(view) }
    }
    if cycle.count > 1, cycle.last === cycle.first { cycle.removeLast() }
    HitTesting.reportRecursion(cycle)
    return nil
  }
}
