import Foundation
import UIKit

/// The delegate's values for notches and gestures, and the defaults for methods that it does not implement.
@MainActor
final class OverlayContainerConfiguration {
  private unowned let container: OverlayContainerViewController
  weak var delegate: (any OverlayContainerViewControllerDelegate)?
  /// The heights of the notches from the last request.
  private(set) var notchHeights: [CGFloat] = []
  private var needsNotchHeights = false

  init(_ container: OverlayContainerViewController) {
    self.container = container
  }

  // MARK: Notches

  /// Makes the next layout request the heights again.
  func invalidateNotchHeights() { needsNotchHeights = true }

  /// Requests the heights from the delegate if they are out of date.
  func requestNotchHeightsIfNeeded() {
    guard needsNotchHeights else { return }
    needsNotchHeights = false
    let count = delegate?.numberOfNotches(in: container) ?? 0
    precondition(count >= 0, "the number of notches must not be negative")
    let space = container.availableSpace
    notchHeights = (0..<count).map {
      delegate?.overlayContainerViewController(container, heightForNotchAt: $0, availableSpace: space) ?? 0
    }
    precondition(notchHeights == notchHeights.sorted(), "the heights of notches must ascend")
  }

  /// The height of a notch; 0 for an index out of range.
  func height(ofNotch index: Int) -> CGFloat {
    notchHeights.indices.contains(index) ? notchHeights[index] : 0
  }

  /// The height of the highest notch, disabled or not; 0 without notches.
  var maximumNotchHeight: CGFloat { notchHeights.last ?? 0 }

  /// The height of the lowest notch, disabled or not; 0 without notches.
  var minimumNotchHeight: CGFloat { notchHeights.first ?? 0 }

  /// The notches at which the overlay may come to rest, lowest first.
  func enabledNotches(for overlay: UIViewController) -> [Int] {
    notchHeights.indices.filter {
      delegate?.overlayContainerViewController(container, canReachNotchAt: $0, forOverlay: overlay) ?? true
    }
  }

  // MARK: Dragging

  func scrollView(driving overlay: UIViewController) -> UIScrollView? {
    delegate?.overlayContainerViewController(container, scrollViewDrivingOverlay: overlay)
  }

  /// Whether a drag may begin. True without a delegate.
  func shouldStartDragging(_ overlay: UIViewController, at point: CGPoint, in space: any UICoordinateSpace) -> Bool {
    delegate?.overlayContainerViewController(container, shouldStartDraggingOverlay: overlay, at: point, in: space)
      ?? true
  }

  func translationFunction(for overlay: UIViewController) -> any OverlayTranslationFunction {
    delegate?.overlayContainerViewController(container, overlayTranslationFunctionForOverlay: overlay)
      ?? RubberBandOverlayTranslationFunction(version: container.version)
  }

  // MARK: Target notch

  func targetNotchPolicy(for overlay: UIViewController) -> any OverlayTranslationTargetNotchPolicy {
    transitioning(of: overlay)?.overlayTargetNotchPolicy(for: overlay)
      ?? RushingForwardTargetNotchPolicy(version: container.version)
  }

  func animationController(for overlay: UIViewController) -> any OverlayAnimatedTransitioning {
    transitioning(of: overlay)?.animationController(for: overlay)
      ?? container.release.makeSpring(container.style)
  }

  private func transitioning(of overlay: UIViewController) -> (any OverlayTransitioningDelegate)? {
    delegate?.overlayContainerViewController(container, transitioningDelegateForOverlay: overlay)
  }
}
