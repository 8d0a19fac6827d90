public import Foundation
public import UIKit

/// A black view that is the darker the higher the overlay is.
///
/// A presentation makes it as dark as at the lowest notch, whatever the overlay's notch is. The next translation of the
/// overlay makes it as dark as its height requires.
/// Source: OverlayContainer at df49c8f, `TransparentOverlayContainerSheetDimmingView` [S].
open class TransparentOverlayContainerSheetDimmingView: UIView, OverlayContainerSheetDimmingView {
  /// The alpha before the presentation and after the dismissal. Default: 0.
  open var dismissedAlpha: CGFloat = 0
  /// The alpha at the lowest reachable notch. Default: 0.3.
  open var minimumAlpha: CGFloat = 0.3
  /// The alpha at the highest reachable notch. Default: 0.6.
  open var maximumAlpha: CGFloat = 0.6

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Sets the dismissed alpha.
  open func presentationTransitionWillBegin() {
    alpha = dismissedAlpha
  }

  /// Sets the alpha of the lowest notch.
  open func presentationTransitionDidBegin() {
    alpha = minimumAlpha
  }

  /// Sets the dismissed alpha.
  public func dismissalTransitionDidBegin() {
    alpha = dismissedAlpha
  }

  /// Sets the alpha by the translation's progress, without limits at the notches.
  public func overlayViewControllerWillTranslate(context: any OverlayContainerTransitionCoordinatorContext) {
    let alpha = minimumAlpha + context.translationProgress() * (maximumAlpha - minimumAlpha)
    self.alpha = min(max(alpha, 0), 1)
  }
}
