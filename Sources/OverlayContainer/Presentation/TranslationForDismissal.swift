import Foundation

/// A translation as the context of a dismissal policy.
struct TranslationForDismissal: OverlayContainerSheetDismissalPolicyContext {
  let translation: any OverlayContainerTransitionCoordinatorContext

  var isDragging: Bool { translation.isDragging }
  var velocity: CGPoint { translation.velocity }
  var overlayTranslationHeight: CGFloat { translation.overlayTranslationHeight }
  var targetTranslationHeight: CGFloat { translation.targetTranslationHeight }
  var notchIndexes: Range<Int> { translation.notchIndexes }
  var reachableIndexes: [Int] { translation.reachableIndexes }
  func height(forNotchAt index: Int) -> CGFloat { translation.height(forNotchAt: index) }
}
