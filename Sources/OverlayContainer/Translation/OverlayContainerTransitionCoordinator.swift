public import Foundation

/// What a translation that is about to happen, or happens, is about.
/// Source: OverlayContainer at df49c8f, `OverlayContainerTransitionCoordinatorContext` [S].
@MainActor
public protocol OverlayContainerTransitionCoordinatorContext: OverlayContainerTransitionContext {
  /// Whether the translation takes time. A dragged overlay's does not.
  var isAnimated: Bool { get }
  /// Whether another translation took its place before it ended.
  var isCancelled: Bool { get }
  /// The height that the overlay will have.
  var targetTranslationHeight: CGFloat { get }
}

/// Runs blocks of others along with a translation.
/// Source: OverlayContainer at df49c8f, `OverlayContainerTransitionCoordinator` [S].
@MainActor
public protocol OverlayContainerTransitionCoordinator: OverlayContainerTransitionCoordinatorContext {
  /// Runs `animation` along with the translation, and `completion` when that is over.
  ///
  /// Where the translation is not animated both run at once, all the animations first.
  func animate(
    alongsideTransition animation: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?,
    completion: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?)
}

extension OverlayContainerTransitionCoordinatorContext {
  /// Where the translation leads between the lowest and the highest notch that are not disabled: 0 at the one, 1 at the other.
  ///
  /// Outside of them it is below 0 and above 1; where both are as high it is 0.
  public func translationProgress() -> CGFloat {
    progress(from: minimumReachableHeight(), to: maximumReachableHeight())
  }

  /// Where the translation leads between the lowest and the highest notch, disabled or not.
  public func overallTranslationProgress() -> CGFloat {
    progress(from: minimumHeight(), to: maximumHeight())
  }

  private func progress(from minimum: CGFloat, to maximum: CGFloat) -> CGFloat {
    minimum == maximum ? 0 : (targetTranslationHeight - minimum) / (maximum - minimum)
  }
}
