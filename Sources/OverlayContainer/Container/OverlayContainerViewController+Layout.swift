import Foundation
import UIKit

extension OverlayContainerViewController {
  /// Schedules a layout that moves the overlay to its target.
  func setNeedsTranslation() {
    needsTranslation = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the notch heights and performs the deferred translation.
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

  /// Release 1.0.0: every requested layout returns the overlay to its notch and requests one more layout.
  private func returnToNotch(_ translation: FirstOverlayTranslationController) {
    configuration.requestNotchHeightsIfNeeded()
    updateConstraints()
    translation.returnToLastNotch()
    view.setNeedsLayout()
  }

  // MARK: Frames

  /// Copies the highest notch height into the placement.
  func updateConstraints() {
    placement.update(highestNotch: configuration.maximumNotchHeight)
  }

  func placeViews() {
    placeContainers()
    placeOverlay()
  }

  /// Sets the frames of the translation view and its content and lays them out. Inside an animation block this is the
  /// animated change.
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
