import UIKit

/// The items take touches, the bar between them does not.
final class ClearBar: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
  }
}
