public import Foundation

/// The state of an overlay and of its notches at one moment.
/// Source: OverlayContainer at df49c8f, `OverlayContainerTransitionContext` [S].
@MainActor
public protocol OverlayContainerTransitionContext {
  /// Whether a finger holds the overlay.
  var isDragging: Bool { get }
  /// How fast the finger was when it let go, in points per second, down being positive; zero while it holds the overlay.
  var velocity: CGPoint { get }
  /// The height of the overlay now.
  var overlayTranslationHeight: CGFloat { get }
  /// The indexes of all notches, from the lowest.
  var notchIndexes: Range<Int> { get }
  /// The indexes of the notches that are not disabled, ascending.
  var reachableIndexes: [Int] { get }
  /// The height of a notch.
  func height(forNotchAt index: Int) -> CGFloat
}

extension OverlayContainerTransitionContext {
  /// The height of the lowest notch that is not disabled; 0 without one.
  public func minimumReachableHeight() -> CGFloat { reachableIndexes.first.map(height(forNotchAt:)) ?? 0 }
  /// The height of the highest notch that is not disabled; 0 without one.
  public func maximumReachableHeight() -> CGFloat { reachableIndexes.last.map(height(forNotchAt:)) ?? 0 }
  /// The height of the lowest notch; 0 without one.
  public func minimumHeight() -> CGFloat { notchIndexes.first.map(height(forNotchAt:)) ?? 0 }
  /// The height of the highest notch; 0 without one.
  public func maximumHeight() -> CGFloat { notchIndexes.last.map(height(forNotchAt:)) ?? 0 }
}
