public import Foundation

/// The screen of a scene.
public struct ScreenDescription: Sendable, Equatable {
  /// The size in points.
  public internal(set) var size = CGSize(width: 390, height: 844)

  /// Pixels per point.
  public internal(set) var scale = 3.0

  /// The distances of the safe area from the screen's edges.
  public internal(set) var safeAreaInsets = InsetsDescription()
}
