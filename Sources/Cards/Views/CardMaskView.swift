public import UIKit

/// Rounds the top corners of a card in pictures. Touches in a corner still reach the card.
///
/// Source: Cards, `CardMaskView`, at 232d210 [S]; its mask is a shape layer, which is not modelled.
public final class CardMaskView: UIView {
  /// The radius of the two top corners, in points.
  public static let cornerRadius: CGFloat = 4

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }
}
