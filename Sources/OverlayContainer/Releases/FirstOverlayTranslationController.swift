import Foundation
import UIKit

/// The translation controller of release 1.0.0.
///
/// A drag counts from the height of the last notch, wherever the overlay is. Notches cannot be disabled. Movements
/// happen at once. One callback reports every new height, the final height of an animation included.
/// Source: OverlayContainer at 74003c4, `HeightContrainstOverlayTranslationController` [S].
final class FirstOverlayTranslationController: OverlayTranslationController {
  override var dragBase: CGFloat { lastNotchHeight }
  override var enabledNotches: [Int] { Array(configuration.notchHeights.indices) }
  override var reachableHeights: (minimum: CGFloat, maximum: CGFloat) {
    (configuration.minimumNotchHeight, configuration.maximumNotchHeight)
  }
  override var stationaryPosition: OverlayTranslationPosition { .top }

  override func drag(_ overlay: UIViewController, toHeight height: CGFloat) {
    set(overlay, height: height)
  }

  override func endTranslation(withVelocity velocity: CGPoint) {
    guard let overlay, isUndecided else { return }
    move(overlay, to: notchByPolicy(for: overlay, velocity: velocity), velocity: velocity, isAnimated: true)
  }

  override func move(toNotchAt index: Int, isAnimated: Bool, completion: (() -> Void)?) {
    guard let overlay else { return }
    move(overlay, to: index, velocity: .zero, isAnimated: isAnimated)
    completion?()
  }

  /// Returns the height to the last notch, as every requested layout does.
  func returnToLastNotch() {
    if let overlay { set(overlay, height: lastNotchHeight) }
  }

  private func move(_ overlay: UIViewController, to index: Int, velocity: CGPoint, isAnimated: Bool) {
    let height = translationHeight
    lastNotch = index
    set(overlay, height: lastNotchHeight)
    guard isAnimated else { return }
    var translation = translation(of: overlay, toHeight: lastNotchHeight)
    translation.isAnimated = true
    translation.velocity = velocity
    translation.overlayTranslationHeight = height
    translation.targetNotchIndex = index
    let animator = configuration.animationController(for: overlay).interruptibleAnimator(using: translation)
    let coordinator = AnimatedTranslationCoordinator(translation, animator: animator)
    delegate?.translationDidEndDragging(overlay, with: coordinator)
    animator.startAnimation()
  }

  private func set(_ overlay: UIViewController, height: CGFloat) {
    guard height != translationHeight else { return }
    translationHeight = height
    delegate?.translationDidDrag(overlay, toHeight: height)
  }
}
