public import Foundation

/// The display. All windows are placed in its space: points from its top left corner.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The one display of the headless device.
  public static var main: UIScreen { Engine.current.screen }

  /// The display's rectangle, in points. 390 × 844 unless a scene says otherwise. The app covers what is set.
  public package(set) var bounds: CGRect {
    get { fullSize.map { CGRect(origin: .zero, size: $0) } ?? sceneBounds }
    set { (sceneBounds, fullSize) = (newValue, nil) }
  }
  /// The part of the display that the app covers, in points: smaller than the display in Split View.
  package private(set) var sceneBounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The size of the display, if the app covers a part of it.
  private var fullSize: CGSize?

  /// Gives the app a part of the display, in points. Where on the display the part is has no effect.
  package func cover(_ size: CGSize) {
    let full = bounds.size
    sceneBounds.size = size
    fullSize = size == full ? nil : full
    guard fullSize != nil else { return }
    if size.height != full.height || size.width > full.width {
      Unmodelled.note("the app covers what is no part of the screen in Split View, and how it is shown is not known")
    }
    if WindowWidths.isDisputed(size.width) {
      let width = Int(exactly: size.width).map(String.init) ?? "\(size.width)"
      Unmodelled.note("the size class of windows that are \(width) points wide is not known")
    }
    if Engine.current.systemVersion >= 26 {
      Unmodelled.note("the app covers a part of the screen, and the windows of apps since iPadOS 26 are not modelled")
    }
  }
  /// Pixels to a point.
  public package(set) var scale: CGFloat = 3

  /// How far sensors and the like reach in from the display's edges. None unless a scene says otherwise.
  package var safeAreaInsets = UIEdgeInsets.zero

  public static var screens: [UIScreen] { [main] }
  public var mirrored: UIScreen? { nil }
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(isWholeScreen: true) }
  public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(isWholeScreen: true) }
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
