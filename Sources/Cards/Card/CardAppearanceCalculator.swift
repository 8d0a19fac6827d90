public import Foundation
public import UIKit

/// How a card looks by the number of cards above it.
///
/// Source: Cards, `CardAppearanceCalculator`, at 232d210 [S].
public struct CardAppearanceCalculator: Sendable, Equatable {
  /// How far below the container's top a card begins, in points.
  public var topOffset: CGFloat = 45

  /// Makes a calculator with the default offset.
  public init() {}

  /// How far a card is moved down, in points; below zero for cards under others.
  public func offsetForCard(atIndex index: Int) -> CGFloat {
    index == 0 ? 0 : -60 * pow(1.75, CGFloat(index - 1))
  }

  /// How much a card is scaled, about its middle.
  public func scaleForCard(atIndex index: Int) -> CGFloat {
    index == 0 ? 1 : 0.9 * pow(0.9, CGFloat(index - 1))
  }

  /// How opaque a card is.
  public func opacityForCard(atIndex index: Int) -> CGFloat {
    index == 0 ? 1 : 0.5 * pow(0.6, CGFloat(index - 1))
  }

  /// Scale, then translation: what moves a card up is not scaled.
  public func transformForCard(atIndex index: Int) -> CGAffineTransform {
    let scale = scaleForCard(atIndex: index)
    return CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: 0, y: offsetForCard(atIndex: index)))
  }

  /// ``topOffset``, or nothing where there is little height.
  public func verticalTopOffset(isCompact: Bool) -> CGFloat { isCompact ? 0 : topOffset }
}
