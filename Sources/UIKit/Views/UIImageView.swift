public import Foundation

/// A view that shows an image. It takes no touches unless told to. Source: Apple's page of UIImageView [D].
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Makes an image view at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Image views are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }
}
