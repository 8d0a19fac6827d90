import OverlayContainer
import TestSupport
import UIKit

/// Where a finger would take an overlay, for a translation function.
struct PlannedReach: OverlayTranslationParameters {
  var minimumHeight: CGFloat = 200
  var maximumHeight: CGFloat = 600
  var translation: CGFloat
}

/// An overlay and its notches at a moment, for policies, animation controllers and those who follow a translation.
struct PlannedNotches:
  OverlayContainerContextTargetNotchPolicy, OverlayContainerContextTransitioning,
  OverlayContainerTransitionCoordinatorContext
{
  var heights: [CGFloat]
  var disabled: Set<Int> = []
  var overlayTranslationHeight: CGFloat
  var velocity = CGPoint.zero
  var targetNotchIndex = 0
  var targetTranslationHeight: CGFloat
  var isDragging = false
  var isAnimated = false
  var isCancelled = false
  let overlayViewController = UIViewController()

  /// An overlay that is `height` high, and on its way to the `target` height or else there.
  init(
    _ heights: [CGFloat], disabled: Set<Int> = [], height: CGFloat, speed: CGFloat = 0, target: CGFloat? = nil,
    notch: Int = 0
  ) {
    self.heights = heights
    self.disabled = disabled
    overlayTranslationHeight = height
    velocity.y = speed
    targetNotchIndex = notch
    targetTranslationHeight = target ?? height
  }

  var notchIndexes: Range<Int> { heights.indices }
  var reachableIndexes: [Int] { heights.indices.filter { !disabled.contains($0) } }
  var targetNotchHeight: CGFloat { height(forNotchAt: targetNotchIndex) }
  func height(forNotchAt index: Int) -> CGFloat { heights.indices.contains(index) ? heights[index] : 0 }
}
