public import UIKit

/// A change to what `super.hitTest(_:with:)` answers in the override of a view.
@MainActor
public protocol HitTestRewrite {
  /// The answer of `view` at `point` of its own space, where `super` answered `found`.
  func rewrite(_ found: UIView?, of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView?
}

/// A view whose class overrides `hitTest(_:with:)` with the rules of strategies.
@MainActor
public protocol OverridingView: UIView {
  /// The rules, in the order in which they are applied. Each gets the answer of the one before it.
  var rewrites: [any HitTestRewrite] { get set }
}

extension OverridingView {
  /// The answer of the last rule, where `super` answered `found`.
  public func rewritten(_ found: UIView?, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    var answer = found
    for rewrite in rewrites {
      guard HitTesting.recursion == nil else { return nil }
      answer = rewrite.rewrite(answer, of: self, point, event)
    }
    return answer
  }
}
