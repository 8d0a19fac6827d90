import TouchDelegateTable
import UIKit

/// The touch delegate rule for a view of any class: a view that is its own hit forwards the hit test to its touch
/// delegate.
@MainActor
final class TouchDelegateRule: HitTestRewrite {
  /// The touch delegate.
  weak var touchDelegate: UIView?
  private let answer: DelegateMechanism.Answer
  let isComposing = true

  init(touchDelegate: UIView, answer: DelegateMechanism.Answer) {
    self.touchDelegate = touchDelegate
    self.answer = answer
  }

  func rewrite(_ found: UIView?, of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard found === view, let touchDelegate else { return found }
    let delegateTest = TouchDelegateHitTest(of: view, to: touchDelegate, at: point)
    switch answer {
    case .conditional: return delegateTest.result(with: event)
    case .unconditional: return delegateTest.unconditionalResult(with: event)
    }
  }
}
