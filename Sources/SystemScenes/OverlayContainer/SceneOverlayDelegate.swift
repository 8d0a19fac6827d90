import Foundation
import OverlayContainer
import Scenes
import UIKit

/// The delegate of an overlay container. It returns the scene's values and reports callbacks as outcomes.
final class SceneOverlayDelegate: OverlayContainerViewControllerDelegate, OverlayTransitioningDelegate {
  private var overlay: OverlayContainerDescription
  private unowned let builder: SceneBuilder

  init(_ overlay: OverlayContainerDescription, builder: SceneBuilder) {
    self.overlay = overlay
    self.builder = builder
  }

  var initialNotch: Int { overlay.notch }
  var notchCount: Int { overlay.notches.count }

  /// Changes the heights of the notches. They apply at the container's next query.
  func setNotches(_ notches: [OverlayContainerDescription.Notch]) { overlay.notches = notches }
  /// Sets the disabled notches.
  func disableNotches(_ indexes: [Int]) { overlay.disabledNotches = indexes }

  // MARK: Values of the scene

  func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { overlay.notches.count }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int, availableSpace: CGFloat
  ) -> CGFloat { overlay.notches[index].height(in: availableSpace) }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, canReachNotchAt index: Int,
    forOverlay overlayViewController: UIViewController
  ) -> Bool { !overlay.disabledNotches.contains(index) }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    scrollViewDrivingOverlay overlayViewController: UIViewController
  ) -> UIScrollView? { overlay.drivingScrollView.flatMap(builder.view) as? UIScrollView }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    shouldStartDraggingOverlay overlayViewController: UIViewController, at point: CGPoint,
    in coordinateSpace: any UICoordinateSpace
  ) -> Bool {
    guard let handle = overlay.handle.flatMap(builder.view) else {
      return containerViewController.isDraggable(overlayViewController, at: point, in: coordinateSpace)
    }
    return handle.bounds.contains(coordinateSpace.convert(point, to: handle as any UICoordinateSpace))
  }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    overlayTranslationFunctionForOverlay overlayViewController: UIViewController
  ) -> (any OverlayTranslationFunction)? {
    let function = RubberBandOverlayTranslationFunction(version: containerViewController.version)
    if let factor = overlay.rubberBandFactor { function.factor = factor }
    if let bounces = overlay.bouncesAtMinimumHeight { function.bouncesAtMinimumHeight = bounces }
    if let bounces = overlay.bouncesAtMaximumHeight { function.bouncesAtMaximumHeight = bounces }
    return function
  }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    transitioningDelegateForOverlay overlayViewController: UIViewController
  ) -> (any OverlayTransitioningDelegate)? {
    version = containerViewController.version
    return self
  }
  private var version = OverlayContainerVersion.v3_5_3

  func overlayTargetNotchPolicy(
    for overlayViewController: UIViewController
  ) -> (any OverlayTranslationTargetNotchPolicy)? {
    guard overlay.minimumVelocity != nil || overlay.minimumDuration != nil else { return nil }
    let policy = RushingForwardTargetNotchPolicy(version: version)
    if let velocity = overlay.minimumVelocity { policy.minimumVelocity = velocity }
    if let duration = overlay.minimumDuration { policy.minimumDuration = duration }
    return policy
  }

  func animationController(for overlayViewController: UIViewController) -> (any OverlayAnimatedTransitioning)? {
    guard let damping = overlay.damping else { return nil }
    let spring = SpringOverlayTranslationAnimationController(version: version)
    spring.damping = damping
    return spring
  }

  // MARK: Callbacks

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willStartDraggingOverlay overlayViewController: UIViewController
  ) { note("willStartDragging", overlayViewController) }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint
  ) { note("willEndDragging at \(Self.number(containerViewController.translationHeight))", overlayViewController) }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, willMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int
  ) { note("willMove to notch \(index)", overlayViewController) }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, didMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int
  ) { note("didMove to notch \(index)", overlayViewController) }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willTranslateOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator
  ) {
    guard let backdrop = overlay.backdrop.flatMap(builder.view) else { return }
    transitionCoordinator.animate(
      alongsideTransition: { [overlay] in backdrop.alpha = $0.translationProgress() * overlay.backdropAlpha },
      completion: nil)
  }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, didDragOverlay overlayViewController: UIViewController,
    toHeight height: CGFloat, availableSpace: CGFloat
  ) { dim(atHeight: height, in: availableSpace) }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    didEndDraggingOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator
  ) {
    let (from, to) = (
      transitionCoordinator.overlayTranslationHeight, transitionCoordinator.targetTranslationHeight
    )
    note("didEndDragging at \(Self.number(from)) towards \(Self.number(to))", overlayViewController)
    let space = containerViewController.availableSpace
    dim(atHeight: from, in: space)
    transitionCoordinator.animate(
      alongsideTransition: { [weak self] _ in self?.dim(atHeight: to, in: space) }, completion: nil)
  }

  /// Sets the backdrop's alpha. In release 1.0.0 the app computes the progress itself.
  private func dim(atHeight height: CGFloat, in space: CGFloat) {
    let heights = overlay.notches.map { $0.height(in: space) }
    guard let backdrop = overlay.backdrop.flatMap(builder.view), let minimum = heights.first,
      let maximum = heights.last, minimum < maximum
    else { return }
    let rule = OverlayBackdrop(minimumHeight: minimum, maximumHeight: maximum)
    backdrop.alpha = rule.alpha(atHeight: height) * overlay.backdropAlpha
  }

  private func note(_ what: String, _ overlay: UIViewController) {
    builder.reactions.note(what, overlay.viewIfLoaded)
  }

  private static func number(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(Double(rounded))
  }
}
