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

  public static var screens: [UIScreen] { [main] }
  public var mirrored: UIScreen? { nil }
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
  public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace() }
  /// The brightness from 0 to 1. It has no effect on touches.
  public var brightness: CGFloat = 0.5
  public var isCaptured: Bool { false }
  public var maximumFramesPerSecond: Int { 60 }
  public var overscanCompensationInsets: UIEdgeInsets { .zero }
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  override init() {}
}
