public import Foundation

/// A view that shows text. User interaction is disabled by default. Source: Apple's page of UILabel [D].
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text. It is only used in pictures.
  open var text: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }
}
