public import Foundation
public import UIKit

/// The appearance of a card as a function of the number of cards above it.
///
/// Source: Cards, `CardAppearanceCalculator`, at 232d210 [S].
public struct CardAppearanceCalculator: Sendable, Equatable {
  /// The distance from the container's top to a card's top, in points. Default: 45.
  public var topOffset: CGFloat = 45

  public init() {}

  /// A card's vertical translation, in points; negative for cards under others.
  public func offsetForCard(atIndex index: Int) -> CGFloat {
    index == 0 ? 0 : -60 * pow(1.75, CGFloat(index - 1))
  }

  /// A card's scale about its center.
  public func scaleForCard(atIndex index: Int) -> CGFloat {
    index == 0 ? 1 : 0.9 * pow(0.9, CGFloat(index - 1))
  }

  /// A card's alpha.
  public func opacityForCard(atIndex index: Int) -> CGFloat {
    index == 0 ? 1 : 0.5 * pow(0.6, CGFloat(index - 1))
  }

  /// The scale followed by the translation: the translation is not scaled.
  public func transformForCard(atIndex index: Int) -> CGAffineTransform {
    let scale = scaleForCard(atIndex: index)
    return CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: 0, y: offsetForCard(atIndex: index)))
  }

  /// ``topOffset``; 0 in a compact height.
  public func verticalTopOffset(isCompact: Bool) -> CGFloat { isCompact ? 0 : topOffset }
}
