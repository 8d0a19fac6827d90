public import Foundation

/// A task that an app continues in the background. No session contains the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app can fetch data in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

extension UIApplication {
  /// Why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }
  /// How a URL is opened by an app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  /// How a URL is opened by the system.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The delegate. `nil` unless code sets it: an app is not started here.
  public final weak var delegate: (any UIApplicationDelegate)? {
    get { settings.delegate }
    set { settings.delegate = newValue }
  }
  public final var openSessions: Set<UISceneSession> { Set([windowScene.session]) }
  public final var isIdleTimerDisabled: Bool {
    get { settings.isIdleTimerDisabled }
    set { settings.isIdleTimerDisabled = newValue }
  }
  public final var applicationIconBadgeNumber: Int {
    get { settings.badgeNumber }
    set { settings.badgeNumber = newValue }
  }
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { settings.isNetworkActivityIndicatorVisible }
    set { settings.isNetworkActivityIndicatorVisible = newValue }
  }
  public final var applicationSupportsShakeToEdit: Bool {
    get { settings.supportsShakeToEdit }
    set { settings.supportsShakeToEdit = newValue }
  }
  public final var isProtectedDataAvailable: Bool { true }
  public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  public final var isRegisteredForRemoteNotifications: Bool { false }
  public final var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public final var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  public final var supportsAlternateIcons: Bool { false }
  public final var alternateIconName: String? { nil }
  public final var shortcutItems: [UIApplicationShortcutItem]? {
    get { settings.shortcutItems }
    set { settings.shortcutItems = newValue }
  }

  public final func registerForRemoteNotifications() {}
  public final func unregisterForRemoteNotifications() {}
  public final func beginReceivingRemoteControlEvents() {}
  public final func endReceivingRemoteControlEvents() {}
  public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {}
  public final func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }
  public final func beginBackgroundTask(
    withName taskName: String?, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { Unmodelled.note("a scene was requested, and an app has one here") }
  public final func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) { Unmodelled.note("the end of a scene was requested, and it is not modelled") }
  public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Whether another app opens a URL: none does.
  public final func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens a URL in another app, which ends a session of touches on a device: the outcomes that follow are unknown.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Engine.current.effects.note("opened", of: .app, to: .text(url.absoluteString))
    Unmodelled.note("a URL was opened, and other apps are not modelled")
  }

  /// The orientations that an app's property list allows: those of the device, because the list is not read.
  public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}

/// What an app sets and only the system reads.
@MainActor
final class ApplicationSettings {
  weak var delegate: (any UIApplicationDelegate)?
  /// The delegates that the system keeps.
  var kept: [AnyObject] = []
  var isIdleTimerDisabled = false
  var badgeNumber = 0
  var isNetworkActivityIndicatorVisible = false
  var supportsShakeToEdit = true
  var isStatusBarHidden = false
  var statusBarStyle = UIStatusBarStyle.default
  var shortcutItems: [UIApplicationShortcutItem]?
}
