public import Foundation

/// An instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
  open var subtitle = ""
  /// The delegate. `nil` unless code sets it: a scene is not connected by an app here.
  open var delegate: (any UISceneDelegate)?
  public private(set) final lazy var session: UISceneSession = {
    let session = UISceneSession()
    session.scene = self
    return session
  }()
  open var activationConditions = UISceneActivationConditions()
  open var pointerLockState: Any? { nil }
  /// Opens a URL in another app: the outcomes that follow are unknown.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url) }

  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
}

/// The scene of the app's windows. There is one, on the one screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var screen: UIScreen { UIScreen.main }
  /// The app's windows that are shown, back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open var isFullScreen: Bool { screen.sceneBounds == screen.bounds }
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(isWholeScreen: false) }
  open var interfaceOrientation: UIInterfaceOrientation {
    Engine.current.interfaceRotation.interfaceOrientation(of: .current)
  }
  /// How the scene is shown.
  public final var effectiveGeometry: Geometry { Geometry(interfaceOrientation, coordinateSpace) }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  public override nonisolated init() {}
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
  /// The bar has the height of the screen's upper safe area [I].
  open var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return CGRect(x: 0, y: 0, width: screen.sceneBounds.width, height: screen.safeAreaInsets.top)
  }
}

/// The coordinates of the app's scene, which are also those of the screen: the upper left corner of the scene is that of the screen
/// here.
final class ScreenSpace: UICoordinateSpace {
  private let isWholeScreen: Bool

  init(isWholeScreen: Bool) { self.isWholeScreen = isWholeScreen }

  var bounds: CGRect { isWholeScreen ? UIScreen.main.bounds : UIScreen.main.sceneBounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    return view.convert(view.window?.convert(point, from: UIWindow?.none) ?? point, from: UIView?.none)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    let inWindow = view.convert(point, to: UIView?.none)
    return view.window?.convert(inWindow, to: UIWindow?.none) ?? inWindow
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, to: coordinateSpace) })
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, from: coordinateSpace) })
  }
}

extension UIApplication {
  /// The state of the app.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public final var applicationState: State { .active }
  public final var connectedScenes: Set<UIScene> { [windowScene] }
  public final var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public final var statusBarOrientation: UIInterfaceOrientation { windowScene.interfaceOrientation }
  public final var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  public final var statusBarStyle: UIStatusBarStyle {
    get { settings.statusBarStyle }
    set { settings.statusBarStyle = newValue }
  }
  public final var isStatusBarHidden: Bool {
    get { settings.isStatusBarHidden }
    set { settings.isStatusBarHidden = newValue }
  }
  public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  public final var supportsMultipleScenes: Bool { false }

  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
