import Foundation
import UIKit

/// The values that all coordinators take from their translation.
@MainActor
class OverlayTranslationCoordinator: OverlayContainerTransitionCoordinator {
  private(set) var translation: OverlayTranslation

  init(_ translation: OverlayTranslation) {
    self.translation = translation
  }

  /// Marks the translation as replaced by another one.
  func markAsCancelled() { translation.isCancelled = true }

  var isDragging: Bool { translation.isDragging }
  var isAnimated: Bool { translation.isAnimated }
  var isCancelled: Bool { translation.isCancelled }
  var velocity: CGPoint { translation.velocity }
  var overlayTranslationHeight: CGFloat { translation.overlayTranslationHeight }
  var targetTranslationHeight: CGFloat { translation.targetTranslationHeight }
  var notchIndexes: Range<Int> { translation.notchIndexes }
  var reachableIndexes: [Int] { translation.reachableIndexes }
  func height(forNotchAt index: Int) -> CGFloat { translation.height(forNotchAt: index) }

  func animate(
    alongsideTransition animation: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?,
    completion: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?
  ) {}
}

/// The coordinator of a translation without animation. Animations run immediately, and completions after all of them.
final class ImmediateTranslationCoordinator: OverlayTranslationCoordinator {
  private var completions: [(any OverlayContainerTransitionCoordinatorContext) -> Void] = []

  override func animate(
    alongsideTransition animation: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?,
    completion: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?
  ) {
    animation?(self)
    if let completion { completions.append(completion) }
  }

  func complete() {
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}

/// The coordinator of an animated translation. Animations are added to the animator.
final class AnimatedTranslationCoordinator: OverlayTranslationCoordinator {
  /// Weak: the animator retains the coordinator through its completions while it runs.
  private weak var animator: (any UIViewImplicitlyAnimating)?

  init(_ translation: OverlayTranslation, animator: any UIViewImplicitlyAnimating) {
    self.animator = animator
    super.init(translation)
  }

  override func animate(
    alongsideTransition animation: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?,
    completion: ((any OverlayContainerTransitionCoordinatorContext) -> Void)?
  ) {
    if let animation { animator?.addAnimations { animation(self) } }
    if let completion { animator?.addCompletion { _ in completion(self) } }
  }
}
