public import Foundation
import HitTestTerms
public import UIKit

/// The hit test of a touch delegate on behalf of a view that is its own hit.
///
/// The delegate is called even if it is not visible or other views are in front of it. If the delegate is a superview
/// of the calling view, it calls that view again, without end. This is detected and ends the hit test, and the views
/// that call each other are reported (`HitTesting.recursion`). On a device it ends the app.
/// Source: Stack Overflow 77545362 [S].
@MainActor
public struct TouchDelegateHitTest {
  /// The hit tests of touch delegates that are running in an engine, outermost first.
  private final class Stack: EngineState {
    var hitTests: [TouchDelegateHitTest] = []
  }

  /// The nesting depth, at changing points, above which a hit test counts as endless.
  private static let limit = 256

  private let view: UIView
  private let delegate: UIView
  private let point: CGPoint

  /// Creates the hit test for `view`, which is its own hit at `point` of its coordinates.
  public init(of view: UIView, to delegate: UIView, at point: CGPoint) {
    self.view = view
    self.delegate = delegate
    self.point = point
  }

  /// The view that the delegate returns. If that is the delegate or none, `view` itself, which then scrolls and selects
  /// there. `nil` for an endless hit test.
  public func result(with event: UIEvent?) -> UIView? {
    let found = hitTestDelegate(with: event)
    guard HitTesting.recursion == nil else { return nil }
    guard let found, found !== delegate else {
      HitTesting.tracer?.noteDecision(of: view, .delegateDeclined, other: delegate)
      return view
    }
    HitTesting.tracer?.noteDecision(of: view, .delegateAnswered, other: found)
    return found
  }

  /// The view that the delegate returns, even if it is the delegate itself or none.
  public func unconditionalResult(with event: UIEvent?) -> UIView? {
    let found = hitTestDelegate(with: event)
    guard HitTesting.recursion == nil else { return nil }
    HitTesting.tracer?.noteDecision(of: view, .delegateAnswered, other: found)
    return found
  }

  private func hitTestDelegate(with event: UIEvent?) -> UIView? {
    let stack = Engine.current.state(of: Stack.self)
    if let first = stack.hitTests.firstIndex(where: { $0.view === view && $0.point == point }) {
      return endless(stack.hitTests[first...])
    }
    guard stack.hitTests.count < Self.limit else {
      return endless(stack.hitTests[(stack.hitTests.lastIndex { $0.view === view } ?? 0)...])
    }
    stack.hitTests.append(self)
    defer { stack.hitTests.removeLast() }
    return HitTesting.hitTest(delegate, delegate.convert(point, from: view), with: event, because: .rule)
  }

  private func endless(_ hitTests: ArraySlice<TouchDelegateHitTest>) -> UIView? {
    var cycle: [UIView] = []
    for hitTest in hitTests {
      // A delegate can be the next calling view.
      for view in [hitTest.view, hitTest.delegate] where cycle.last !== view { cycle.append(view) }
    }
    if cycle.count > 1, cycle.last === cycle.first { cycle.removeLast() }
    HitTesting.reportRecursion(cycle)
    return nil
  }
}
