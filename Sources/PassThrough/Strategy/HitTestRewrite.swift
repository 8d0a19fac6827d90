public import UIKit

/// What an overriding view makes of the answer that super gave.
@MainActor
public protocol HitTestRewrite {
  /// Answers in place of `view`, which was asked at `point` of its own space and whose super found `found`.
  func rewrite(_ found: UIView?, of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView?
}

/// A view whose class overrides `hitTest(_:with:)` with the rules of strategies.
@MainActor
public protocol OverridingView: UIView {
  /// The rules, each applied to what the one before it answered.
  var rewrites: [any HitTestRewrite] { get set }
}

extension OverridingView {
  /// What the rules make of the answer that super gave, one after the other.
  public func rewritten(_ found: UIView?, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    var answer = found
    for rewrite in rewrites {
      guard HitTesting.recursion == nil else { return nil }
      answer = rewrite.rewrite(answer, of: self, point, event)
    }
    return answer
  }
}
