public import Foundation

/// The state of an overlay and its notches.
/// Source: OverlayContainer at df49c8f, `OverlayContainerTransitionContext` [S].
@MainActor
public protocol OverlayContainerTransitionContext {
  /// Whether the overlay is being dragged.
  var isDragging: Bool { get }
  /// The velocity at the end of the drag, in points per second, positive down; zero during a drag.
  var velocity: CGPoint { get }
  /// The current height of the overlay.
  var overlayTranslationHeight: CGFloat { get }
  /// The indexes of all notches, lowest first.
  var notchIndexes: Range<Int> { get }
  /// The indexes of the enabled notches, ascending.
  var reachableIndexes: [Int] { get }
  func height(forNotchAt index: Int) -> CGFloat
}

extension OverlayContainerTransitionContext {
  /// The height of the lowest enabled notch; 0 without one.
  public func minimumReachableHeight() -> CGFloat { reachableIndexes.first.map(height(forNotchAt:)) ?? 0 }
  /// The height of the highest enabled notch; 0 without one.
  public func maximumReachableHeight() -> CGFloat { reachableIndexes.last.map(height(forNotchAt:)) ?? 0 }
  /// The height of the lowest notch; 0 without one.
  public func minimumHeight() -> CGFloat { notchIndexes.first.map(height(forNotchAt:)) ?? 0 }
  /// The height of the highest notch; 0 without one.
  public func maximumHeight() -> CGFloat { notchIndexes.last.map(height(forNotchAt:)) ?? 0 }
}
