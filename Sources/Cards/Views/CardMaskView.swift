public import UIKit

/// Cuts off the top corners of a card, in pictures: touches in a corner reach the card all the same.
///
/// Source: Cards, `CardMaskView`, at 232d210 [S]; its mask is a shape layer, which is not modelled.
public final class CardMaskView: UIView {
  /// The radius of the two top corners, in points.
  public static let cornerRadius: CGFloat = 4

  /// Makes a mask at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Views are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }
}
