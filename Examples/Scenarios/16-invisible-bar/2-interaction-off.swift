import UIKit

/// The bar takes no touches, and neither do its items.
final class ClearBar: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}
