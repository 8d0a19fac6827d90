import UIKit

/// The rule of a forwarded question: a superview that asks the list again never gets a result.
final class PassList: UIScrollView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let superview else { return hit }
    return superview.hitTest(convert(point, to: superview), with: event)
  }
}

final class PassCell: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
