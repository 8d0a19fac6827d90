public import Foundation

/// The context of a translation that is about to happen or is in progress.
/// Source: OverlayContainer at df49c8f, `OverlayContainerTransitionCoordinatorContext` [S].
@MainActor
public protocol OverlayContainerTransitionCoordinatorContext: OverlayContainerTransitionContext {
  /// Whether the translation is animated. False during a drag.
  var isAnimated: Bool { get }
  /// Whether another translation replaced this one before it ended.
  var isCancelled: Bool { get }
  /// The height of the overlay at the end of the translation.
  var targetTranslationHeight: CGFloat { get }
}

/// Runs blocks with a translation.
/// Source: OverlayContainer at df49c8f, `OverlayContainerTransitionCoordinator` [S].
@MainActor
public protocol OverlayContainerTransitionCoordinator: OverlayContainerTransitionCoordinatorContext {
  /// Runs `animation` with the translation, and `completion` after it.
  ///
  /// When the translation is not animated, both run at once, all animations before all completions.
  func animate(
    alongsideTransition animation: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?,
    completion: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?)
}

extension OverlayContainerTransitionCoordinatorContext {
  /// The target height relative to the enabled notches: 0 at the lowest, 1 at the highest.
  ///
  /// Not limited to that range. 0 when both have the same height.
  public func translationProgress() -> CGFloat {
    progress(from: minimumReachableHeight(), to: maximumReachableHeight())
  }

  /// The target height relative to all notches: 0 at the lowest, 1 at the highest.
  public func overallTranslationProgress() -> CGFloat {
    progress(from: minimumHeight(), to: maximumHeight())
  }

  private func progress(from minimum: CGFloat, to maximum: CGFloat) -> CGFloat {
    minimum == maximum ? 0 : (targetTranslationHeight - minimum) / (maximum - minimum)
  }
}
