public import Foundation

/// Follows the finger between the reachable heights and lags behind it beyond them.
///
/// Beyond a limit the height grows by the limit times ``factor`` for every tenfold of the limit that the finger is
/// beyond it.
///
/// The result is rounded to a hundredth of a point, at the limit too: with a greatest height of 1000/3, a finger
/// exactly there gives 333.33, and the overlay does not count as at its top. Release 1.0.0 does not round, and returns
/// NaN beyond a limit of 0. Both are kept. Source: OverlayContainer, `RubberBandOverlayTranslationFunction`, at 74003c4
/// and df49c8f [S].
@MainActor
public final class RubberBandOverlayTranslationFunction: OverlayTranslationFunction {
  /// The release whose behaviour the function has.
  public let version: OverlayContainerVersion
  /// How far the overlay follows beyond a limit; 0: not at all. Default: 0.5.
  public var factor: CGFloat = 0.5
  /// Whether the overlay follows beyond the greatest height. Default: true.
  public var bouncesAtMaximumHeight = true
  /// Whether the overlay follows below the lowest height. Default: true.
  public var bouncesAtMinimumHeight = true

  public init(version: OverlayContainerVersion = .v3_5_3) {
    self.version = version
  }

  public func overlayTranslationHeight(using parameters: any OverlayTranslationParameters) -> CGFloat {
    let (minimum, maximum) = (parameters.minimumHeight, parameters.maximumHeight)
    let translation = parameters.translation
    if bouncesAtMaximumHeight, translation > maximum || isAtLimit(translation, maximum) {
      return followed(to: translation, beyond: maximum)
    }
    if bouncesAtMinimumHeight, translation < minimum || isAtLimit(translation, minimum) {
      // Below the lowest height: the same function, mirrored at that height.
      let mirrored = followed(to: minimum + (minimum - translation), beyond: minimum)
      return minimum - (mirrored - minimum)
    }
    return max(minimum, min(translation, maximum))
  }

  /// Whether a finger exactly at a limit counts as beyond it.
  private func isAtLimit(_ translation: CGFloat, _ limit: CGFloat) -> Bool {
    version == .v3_5_3 && translation == limit
  }

  private func followed(to translation: CGFloat, beyond limit: CGFloat) -> CGFloat {
    switch version {
    case .v1_0_0: limit * (1 + factor * log10(translation / limit))
    case .v3_5_3:
      limit > 0 ? (limit * (1 + factor * log10(translation / limit))).roundedToHundredth : 0
    }
  }
}

extension CGFloat {
  /// The nearest hundredth; halves are rounded away from zero.
  fileprivate var roundedToHundredth: CGFloat { (self * 100).rounded(.toNearestOrAwayFromZero) / 100 }
}
