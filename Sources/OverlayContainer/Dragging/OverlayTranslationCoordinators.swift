import Foundation
import UIKit

/// What the coordinators of translations tell of theirs.
@MainActor
class OverlayTranslationCoordinator: OverlayContainerTransitionCoordinator {
  private(set) var translation: OverlayTranslation

  init(_ translation: OverlayTranslation) {
    self.translation = translation
  }

  /// Says that another translation has taken the place of this one.
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

/// Of one that takes no time: what is to go along with it happens at once, and completions when all that has.
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

/// Of one that is animated: what is to go along with it becomes part of the animation.
final class AnimatedTranslationCoordinator: OverlayTranslationCoordinator {
  /// Weak: the animator holds the coordinator through its completions. It lives as long as it runs.
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
