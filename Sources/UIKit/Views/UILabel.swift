public import Foundation

/// A view that shows text. It takes no touches unless told to. Source: Apple's page of UILabel [D].
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text, for pictures.
  open var text: String?

  /// Makes a label at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Labels are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }
}
