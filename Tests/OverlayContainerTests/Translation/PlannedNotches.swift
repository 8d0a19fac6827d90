import OverlayContainer
import TestSupport
import UIKit

/// The parameters of a translation function.
struct PlannedReach: OverlayTranslationParameters {
  var minimumHeight: CGFloat = 200
  var maximumHeight: CGFloat = 600
  var translation: CGFloat
}

/// The state of an overlay and its notches, for policies, animation controllers and coordinators.
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

  /// An overlay with a height, in a movement to the `target` height or at rest.
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
