public import Foundation

/// The display. All windows are placed in its space: points from its top left corner.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The one display of the headless device.
  public static var main: UIScreen { Engine.current.screen }

  /// The display's rectangle, in points. 390 × 844 unless a scene says otherwise.
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels to a point.
  public package(set) var scale: CGFloat = 3

  /// How far sensors and the like reach in from the display's edges. None unless a scene says otherwise.
  package var safeAreaInsets = UIEdgeInsets.zero

  override init() {}
}
