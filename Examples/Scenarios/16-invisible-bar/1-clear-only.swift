import UIKit

/// Only the look changes: a clear view takes touches like any other.
final class ClearBar: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }
}
