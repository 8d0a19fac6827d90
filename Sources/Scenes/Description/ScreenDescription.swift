package import Foundation

/// The screen of a scene.
package struct ScreenDescription: Sendable, Equatable {
  /// The size of the screen of a scene that states none, in points.
  package static let standardSize = CGSize(width: 390, height: 844)

  /// The size in points.
  package internal(set) var size = standardSize

  /// The size of the part of an iPad's screen that the app covers in Split View, in points. `nil`: the whole screen.
  package internal(set) var windowSize: CGSize?

  /// The size of what the app covers when the scene begins, in points.
  package var coveredSize: CGSize { windowSize ?? size }

  /// Pixels per point.
  package internal(set) var scale = 3.0

  /// The distances of the safe area from the screen's edges.
  package internal(set) var safeAreaInsets = InsetsDescription()

  /// The height with which the keyboard appears when a text gets the focus. `nil`: it does not appear by itself.
  package internal(set) var keyboardHeight: Double?

  /// The distances of the safe area from the edges after a quarter turn. `nil`: those that devices with these insets have.
  package internal(set) var rotatedSafeAreaInsets: InsetsDescription?
}
