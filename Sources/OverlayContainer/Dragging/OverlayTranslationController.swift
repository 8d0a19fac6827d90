import Foundation
import UIKit

/// The height of an overlay, how drags change it, and its movements to notches.
///
/// The height is the layout's: during an animation it is the final height. A drag that begins during the animation
/// therefore starts from the final height.
/// Source: OverlayContainer at df49c8f, `HeightConstraintOverlayTranslationController`, bugs included [S].
@MainActor
class OverlayTranslationController {
  final weak var delegate: (any OverlayTranslationControllerDelegate)?
  final let configuration: OverlayContainerConfiguration

  /// The height, in points.
  final var translationHeight: CGFloat = 0
  /// The notch of the last movement.
  final var lastNotch = 0
  final var deferred: DeferredTranslation?
  final var completions: [() -> Void] = []
  /// The animator that was started last; `nil` after it has ended.
  final var lastAnimator: (any UIViewImplicitlyAnimating)?

  /// Whether the current drag has changed the height.
  private final var isDragging = false
  /// The height at the beginning of the current drag.
  private final var heightAtStart: CGFloat = 0

  init(configuration: OverlayContainerConfiguration) {
    self.configuration = configuration
  }

  final var overlay: UIViewController? { delegate?.overlay }
  final var lastNotchHeight: CGFloat { configuration.height(ofNotch: lastNotch) }

  // MARK: Position

  /// The enabled notches.
  var enabledNotches: [Int] { overlay.map { configuration.enabledNotches(for: $0) } ?? [] }

  /// The smallest and the greatest height of a drag: the enabled notches, and the last notch even if disabled.
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

  /// The position when the height is both the smallest and the greatest.
  var stationaryPosition: OverlayTranslationPosition { .stationary }

  final var hasReachedANotch: Bool {
    enabledNotches.contains { configuration.height(ofNotch: $0) == translationHeight }
  }

  /// Whether the target notch policy must choose the notch.
  ///
  /// A bug of the original is kept: the position of the height among the *enabled* notches is used as a notch index.
  /// With a lower notch disabled, an overlay at rest at its notch therefore counts as undecided.
  final var isUndecided: Bool {
    let heights = enabledNotches.map(configuration.height(ofNotch:))
    guard let place = heights.firstIndex(of: translationHeight) else { return true }
    return configuration.height(ofNotch: place) != lastNotchHeight
  }

  // MARK: Dragging

  final func isDraggable(at point: CGPoint, in space: any UICoordinateSpace) -> Bool {
    overlay.map { configuration.shouldStartDragging($0, at: point, in: space) } ?? false
  }

  /// The height from which the translation of a drag counts.
  var dragBase: CGFloat { heightAtStart }

  final func startTranslation() {
    isDragging = false
    heightAtStart = translationHeight
  }

  /// Applies a drag's translation of `offset` points; positive is down.
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

  /// Applies a height that a drag leads to.
  func drag(_ overlay: UIViewController, toHeight height: CGFloat) {
    if height != translationHeight, !isDragging {
      delegate?.translationWillStartDragging(overlay)
      isDragging = true
    }
    translate(toHeight: max(height, 0), isDragging: true)
  }

  /// Ends the drag.
  ///
  /// - Parameter velocity: Points per second; positive is down.
  func endTranslation(withVelocity velocity: CGPoint) {
    if isDragging, let overlay { delegate?.translationWillEndDragging(overlay, atVelocity: velocity) }
    guard isUndecided else { return }
    schedule(.policy, velocity: velocity, isAnimated: true)
    delegate?.translationDidSchedule()
  }

  // MARK: Movements

  /// Replaces the deferred translation. The completions of the replaced one are kept and run as well.
  final func schedule(
    _ target: DeferredTranslation.Target, velocity: CGPoint = .zero, isAnimated: Bool, completion: (() -> Void)? = nil
  ) {
    deferred = DeferredTranslation(target: target, velocity: velocity, isAnimated: isAnimated)
    if let completion { completions.append(completion) }
  }

  /// Moves the overlay to a notch by a call, not by a drag.
  func move(toNotchAt index: Int, isAnimated: Bool, completion: (() -> Void)?) {
    schedule(.notch(index), isAnimated: isAnimated, completion: completion)
    delegate?.translationDidSchedule()
  }

  /// Performs the deferred translation.
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

  /// The translation to a height.
  final func translation(of overlay: UIViewController, toHeight height: CGFloat) -> OverlayTranslation {
    OverlayTranslation(
      overlayViewController: overlay, overlayTranslationHeight: height, targetTranslationHeight: height,
      notchHeights: configuration.notchHeights, reachableIndexes: enabledNotches)
  }

  /// The notch that the policy chooses from the current state.
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
