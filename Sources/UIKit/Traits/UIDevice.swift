public import Foundation

/// The headless device.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  /// The kind, which follows from the size of the screen as that of ``UITraitCollection``.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var name: String { model }
  public var systemName: String { userInterfaceIdiom == .pad && Engine.current.systemVersion >= 13 ? "iPadOS" : "iOS" }
  /// The major version of the profile, which stands for all minor versions.
  public var systemVersion: String { "\(Engine.current.systemVersion).0" }
  /// How the device is held: upright as its screen, until it is turned.
  public var orientation: UIDeviceOrientation { Engine.current.interfaceRotation.deviceOrientation(of: .current) }
  /// Has no effect: the notifications are always posted [I].
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// The state of the battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  public var localizedModel: String { model }
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  public var isMultitaskingSupported: Bool { true }
  public var isBatteryMonitoringEnabled = false
  /// Unknown: -1, as without monitoring.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
  public var isProximityMonitoringEnabled = false
  public var proximityState: Bool { false }
  /// The same in every session.
  public var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 0)) }
  public func playInputClick() {}

  public override nonisolated init() {}
}

extension UIScreen {
  var isLandscape: Bool { bounds.width > bounds.height }
  /// Whether the screen has the size of an iPad's.
  package var isPad: Bool { min(bounds.width, bounds.height) >= WindowWidths.narrowestPad }
}

/// How a device is held.
/// The kind of the device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that a view controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}

/// The appearance of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
