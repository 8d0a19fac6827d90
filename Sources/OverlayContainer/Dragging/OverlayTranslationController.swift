import Foundation
import UIKit

/// The height of an overlay, what fingers make of it, and the notches that it goes to.
///
/// The height is that of the layout: during an animation it is already the one at its end, and so a finger that takes hold of
/// the overlay on its way drags it from there.
/// Source: OverlayContainer at df49c8f, `HeightConstraintOverlayTranslationController`, with its faults [S].
@MainActor
class OverlayTranslationController {
  final weak var delegate: (any OverlayTranslationControllerDelegate)?
  final let configuration: OverlayContainerConfiguration

  /// The height, in points.
  final var translationHeight: CGFloat = 0
  /// The notch that the overlay was sent to last.
  final var lastNotch = 0
  final var deferred: DeferredTranslation?
  final var completions: [() -> Void] = []
  /// The animation that was started last, until it ends.
  final var lastAnimator: (any UIViewImplicitlyAnimating)?

  /// Whether this drag has changed the height.
  private final var isDragging = false
  /// The height when this drag began.
  private final var heightAtStart: CGFloat = 0

  init(configuration: OverlayContainerConfiguration) {
    self.configuration = configuration
  }

  final var overlay: UIViewController? { delegate?.overlay }
  final var lastNotchHeight: CGFloat { configuration.height(ofNotch: lastNotch) }

  // MARK: Where it is

  /// The notches that the overlay may come to rest at.
  var enabledNotches: [Int] { overlay.map { configuration.enabledNotches(for: $0) } ?? [] }

  /// The smallest and the greatest height that a finger can drag to: the enabled notches, and the last one even if disabled.
  var reachableHeights: (minimum: CGFloat, maximum: CGFloat) {
    let enabled = enabledNotches
    let (lowest, highest) = (enabled.first, enabled.last)
    return (
      min(lowest.map(configuration.height(ofNotch:)) ?? configuration.maximumNotchHeight, lastNotchHeight),
      max(highest.map(configuration.height(ofNotch:)) ?? configuration.maximumNotchHeight, lastNotchHeight)
    )
  }

  final var translationPosition: OverlayTranslationPosition {
    let (minimum, maximum) = reachableHeights
    switch (translationHeight == minimum, translationHeight == maximum) {
    case (true, true): return stationaryPosition
    case (false, true): return .top
    case (true, false): return .bottom
    case (false, false): return .inFlight
    }
  }

  /// What being at the top and at the bottom at once counts as.
  var stationaryPosition: OverlayTranslationPosition { .stationary }

  final var hasReachedANotch: Bool {
    enabledNotches.contains { configuration.height(ofNotch: $0) == translationHeight }
  }

  /// Whether it has to be decided which notch the overlay goes to.
  ///
  /// A fault of the original, kept: the place of the height among the enabled notches counts as the index of a notch, so that
  /// with a lower notch disabled an overlay that rests where it was sent is as undecided as any.
  final var isUndecided: Bool {
    let heights = enabledNotches.map(configuration.height(ofNotch:))
    guard let place = heights.firstIndex(of: translationHeight) else { return true }
    return configuration.height(ofNotch: place) != lastNotchHeight
  }

  // MARK: Fingers

  final func isDraggable(at point: CGPoint, in space: any UICoordinateSpace) -> Bool {
    overlay.map { configuration.shouldStartDragging($0, at: point, in: space) } ?? false
  }

  /// The height that the way of a drag counts from.
  var dragBase: CGFloat { heightAtStart }

  /// A drag begins.
  final func startTranslation() {
    isDragging = false
    heightAtStart = translationHeight
  }

  /// The finger has gone `offset` points down since the drag began.
  final func drag(withOffset offset: CGFloat, usesFunction: Bool) {
    guard let overlay else { return }
    let (minimum, maximum) = reachableHeights
    let way = OverlayTranslationWay(minimumHeight: minimum, maximumHeight: maximum, translation: dragBase - offset)
    let height =
      usesFunction
      ? configuration.translationFunction(for: overlay).overlayTranslationHeight(using: way)
      : max(minimum, min(maximum, way.translation))
    drag(overlay, toHeight: height)
  }

  /// The finger has brought the overlay to a height.
  func drag(_ overlay: UIViewController, toHeight height: CGFloat) {
    if height != translationHeight, !isDragging {
      delegate?.translationWillStartDragging(overlay)
      isDragging = true
    }
    translate(toHeight: max(height, 0), isDragging: true)
  }

  /// The finger is gone.
  ///
  /// - Parameter velocity: Points per second, down being positive.
  func endTranslation(withVelocity velocity: CGPoint) {
    if isDragging, let overlay { delegate?.translationWillEndDragging(overlay, atVelocity: velocity) }
    guard isUndecided else { return }
    schedule(.policy, velocity: velocity, isAnimated: true)
    delegate?.translationDidSchedule()
  }

  // MARK: Movements

  /// Sends the overlay somewhere at the next layout, in place of where it was to go; what was to happen then, happens too.
  final func schedule(
    _ target: DeferredTranslation.Target, velocity: CGPoint = .zero, isAnimated: Bool, completion: (() -> Void)? = nil
  ) {
    deferred = DeferredTranslation(target: target, velocity: velocity, isAnimated: isAnimated)
    if let completion { completions.append(completion) }
  }

  /// Moves the overlay to a notch because code says so.
  func move(toNotchAt index: Int, isAnimated: Bool, completion: (() -> Void)?) {
    schedule(.notch(index), isAnimated: isAnimated, completion: completion)
    delegate?.translationDidSchedule()
  }

  /// Does what waits for a layout.
  final func performDeferred() {
    guard let overlay, let deferred else { return }
    let completions = completions
    self.deferred = nil
    self.completions = []
    let index = index(of: deferred, for: overlay)
    delegate?.translationWillMove(overlay, toNotchAt: index)
    lastNotch = index
    guard deferred.isAnimated else {
      translate(toHeight: lastNotchHeight, isDragging: false)
      for completion in completions { completion() }
      delegate?.translationDidMove(overlay, toNotchAt: index)
      return
    }
    animate(overlay, to: index, velocity: deferred.velocity, completions: completions)
  }

  /// What a translation that leads to a height is about.
  final func translation(of overlay: UIViewController, toHeight height: CGFloat) -> OverlayTranslation {
    OverlayTranslation(
      overlayViewController: overlay, overlayTranslationHeight: height, targetTranslationHeight: height,
      notchHeights: configuration.notchHeights, reachableIndexes: enabledNotches)
  }

  /// The notch that the policy sends the overlay to from where it is.
  final func notchByPolicy(for overlay: UIViewController, velocity: CGPoint) -> Int {
    var translation = translation(of: overlay, toHeight: translationHeight)
    translation.velocity = velocity
    return configuration.targetNotchPolicy(for: overlay).targetNotchIndex(using: translation)
  }

  private final func index(of deferred: DeferredTranslation, for overlay: UIViewController) -> Int {
    switch deferred.target {
    case .notch(let index): index
    case .lastNotch: lastNotch
    case .policy: notchByPolicy(for: overlay, velocity: deferred.velocity)
    }
  }

  private final func animate(
    _ overlay: UIViewController, to index: Int, velocity: CGPoint, completions: [() -> Void]
  ) {
    var translation = translation(of: overlay, toHeight: lastNotchHeight)
    translation.isAnimated = true
    translation.velocity = velocity
    translation.overlayTranslationHeight = translationHeight
    translation.targetNotchIndex = index
    let animator = configuration.animationController(for: overlay).interruptibleAnimator(using: translation)
    let coordinator = AnimatedTranslationCoordinator(translation, animator: animator)
    animator.addCompletion { [weak self, weak animator] _ in
      if let self, let animator, self.lastAnimator === animator {
        self.delegate?.translationDidMove(overlay, toNotchAt: index)
        self.lastAnimator = nil
      } else {
        coordinator.markAsCancelled()
      }
      for completion in completions { completion() }
    }
    delegate?.translationWillTranslate(overlay, with: coordinator)
    translationHeight = lastNotchHeight
    animator.startAnimation()
    lastAnimator = animator
  }

  private final func translate(toHeight height: CGFloat, isDragging: Bool) {
    guard let overlay else { return }
    var translation = translation(of: overlay, toHeight: height)
    translation.isDragging = isDragging
    let coordinator = ImmediateTranslationCoordinator(translation)
    translationHeight = height
    delegate?.translationWillTranslate(overlay, with: coordinator)
    coordinator.complete()
  }
}
