import UIKit

/// No touches for the container, and so none for the modal in it.
final class TransitionContainer: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
