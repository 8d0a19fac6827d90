import Foundation
import UIKit

/// One translation: the context that policies, animations and coordinators receive.
struct OverlayTranslation: OverlayContainerContextTransitioning, OverlayContainerContextTargetNotchPolicy,
  OverlayContainerTransitionCoordinatorContext
{
  var isDragging = false
  var isAnimated = false
  var isCancelled = false
  var velocity = CGPoint.zero
  var overlayViewController: UIViewController
  var overlayTranslationHeight: CGFloat
  var targetTranslationHeight: CGFloat
  var targetNotchIndex = 0
  var notchHeights: [CGFloat]
  var reachableIndexes: [Int]

  var targetNotchHeight: CGFloat { targetTranslationHeight }
  var notchIndexes: Range<Int> { notchHeights.indices }

  func height(forNotchAt index: Int) -> CGFloat {
    notchHeights.indices.contains(index) ? notchHeights[index] : 0
  }
}

/// The parameters of a translation function.
struct OverlayTranslationWay: OverlayTranslationParameters {
  let minimumHeight: CGFloat
  let maximumHeight: CGFloat
  let translation: CGFloat
}
