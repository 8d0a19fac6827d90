import Foundation
import UIKit

/// What happens when the container is laid out.
extension OverlayContainerViewController {
  /// Asks for a layout that moves the overlay where it is to go.
  func setNeedsTranslation() {
    needsTranslation = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Finds out the heights of the notches and does what waits for that.
  func performLayout() {
    placeContainers()
    let hasNewHeight = laidOutHeight != view.bounds.height
    guard needsTranslation || hasNewHeight else { return }
    needsTranslation = false
    laidOutHeight = view.bounds.height
    if hasNewHeight { configuration.invalidateNotchHeights() }
    if let first = translation as? FirstOverlayTranslationController {
      returnToNotch(first)
    } else {
      if hasNewHeight, translation.deferred == nil { translation.schedule(.lastNotch, isAnimated: false) }
      configuration.requestNotchHeightsIfNeeded()
      translation.performDeferred()
    }
  }

  /// 1.0.0: every layout that was asked for brings the overlay to its notch, and asks for one more.
  private func returnToNotch(_ translation: FirstOverlayTranslationController) {
    configuration.requestNotchHeightsIfNeeded()
    updateConstraints()
    translation.returnToLastNotch()
    view.setNeedsLayout()
  }

  // MARK: Places

  /// Takes over what the notches say about the height of the content.
  func updateConstraints() {
    placement.update(highestNotch: configuration.maximumNotchHeight)
  }

  /// Gives all views their places.
  func placeViews() {
    placeContainers()
    placeOverlay()
  }

  /// Gives the translation, and what is in it, its place, and lays it out: in an animation that is what is animated.
  func placeOverlay() {
    let views = containerViews
    views.translation.frame = placement.translation(
      height: translation.translationHeight, in: views.translationContainer.bounds)
    views.content.frame = placement.content(
      height: translation.translationHeight, in: views.translation.bounds)
    for view in views.content.subviews { view.frame = views.content.bounds }
    views.translation.layoutIfNeeded()
  }

  private func placeContainers() {
    let views = containerViews
    guard let ground = views.ground else { return }
    ground.frame = views.root.bounds
    for view in ground.subviews { view.frame = ground.bounds }
    views.translationContainer.frame = views.root.bounds
  }
}
