public import Foundation

/// The root of a tree of views, placed on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .isHidden: .flag(!engine.application.windows.contains { $0 === self })
    case .keyWindow: .flag(isKeyWindow)
    case .windowLevel: .number(Double(windowLevel.rawValue))
    case .rootController:
      rootViewController.map {
        .texts([engine.effects.name(of: $0), "\(UInt(bitPattern: ObjectIdentifier($0).hashValue))"])
      }
    default: super.effectValue(of: kind)
    }
  }

  /// The position of a window from back to front; a higher level is always in front of a lower one.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
    public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
    public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }

    /// An app's own windows: 0.
    public static let normal = Level(0)
    /// The status bar: 1000.
    public static let statusBar = Level(1000)
    /// Alerts: 2000.
    public static let alert = Level(2000)
  }

  /// The window's level. Default: ``Level/normal``.
  open var windowLevel = Level.normal {
    willSet { engine.effects.willChange(self, .windowLevel) }
    didSet { engine.application.windowLevelDidChange() }
  }

  /// Whether the window receives keyboard input. It has no effect on touches.
  open package(set) var isKeyWindow = false { willSet { engine.effects.willChange(self, .keyWindow) } }

  /// Accepted touches of this window that have not ended, oldest first, for the multiple- and exclusive-touch rules.
  final var deliveredTouches: [UITouch] = []

  /// Makes a window that is not shown yet, at `frame` of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    enclosingWindow = self
    hasNoScene = engine.isSceneBased && !(self is UIRemoteKeyboardWindow)
    isHidden = true
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Makes a window of the size of a scene's screen that is not shown yet.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.sceneBounds)
    enclosingWindow = self
    isHidden = true
  }

  /// The scene that shows the window. Default: the app's one scene, and in an app with a delegate of scenes none for a window that is made
  /// with a frame. A window without a scene is not shown.
  ///
  /// Source: Apple's page of this property [D]; react-native#31332, #30740 and #35716 [O].
  open var windowScene: UIWindowScene? {
    get { hasNoScene ? nil : engine.application.windowScene }
    set {
      hasNoScene = newValue == nil
      visibilityDidChange()
    }
  }
  private final var hasNoScene = false
  /// Whether the window is one of the app's shown windows.
  private final var isOnScreen = false
  open var screen: UIScreen { engine.screen }
  open var coordinateSpace: any UICoordinateSpace { self }
  open var canResizeToFitContent: Bool { false }
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
  /// Whether the window may become the key window.
  open var canBecomeKey: Bool { true }
  /// Called when the window has become the key window.
  open func becomeKey() {}
  /// Called when the window is no longer the key window.
  open func resignKey() {}

  /// The controller whose view fills the window. Setting it removes the previous controller's view.
  ///
  /// The platform may put private views between the window and the view; they are replaced with the controller.
  @exclusivity(unchecked) open var rootViewController: UIViewController? {
    willSet { engine.effects.willChange(self, .rootController) }
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      rootWrapper?.removeFromSuperview()
      rootWrapper = nil
      guard let view = rootViewController?.view else { return }
      let place = engine.run { addRootWrappers() }
      view.systemFrame = place.bounds
      place.insertSubview(view, at: 0)
    }
  }
  /// The outermost of the private views around the root view.
  @exclusivity(unchecked) private final var rootWrapper: UIView?
  /// The innermost of these private views, which contains the root view.
  private final weak var innermostWrapper: UIView?

  /// Gives the root view the size of the window again, whatever its autoresizing mask is.
  ///
  /// A view that a presentation has moved to another superview keeps its frame.
  /// Source: SwiftMessages 8 sets a root controller while its window is empty and the window's frame later; on devices the view
  /// fills the window [O]. That the mask does not matter is inferred [I].
  final func fitRootView() {
    guard let view = rootViewController?.viewIfLoaded, let place = view.superview, place === innermostWrapper ?? self,
      view.frame != place.bounds
    else { return }
    view.systemFrame = place.bounds
  }

  private final func addRootWrappers() -> UIView {
    var place: UIView = self
    for name in engine.platform.rootWrapping.classNames {
      let wrapper = UIView.make(privateClass: name)
      wrapper.systemFrame = place.bounds
      wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      place.insertSubview(wrapper, at: 0)
      if rootWrapper == nil { rootWrapper = wrapper }
      innermostWrapper = wrapper
      place = wrapper
    }
    return place
  }

  /// How many calls of ``beginIgnoringTouches()`` have not been ended. New touches are dropped while it is above zero.
  private final var pauses = 0

  /// Whether new touches in the window are dropped.
  package final var ignoresTouches: Bool { pauses > 0 }

  /// Drops new touches in the window until ``endIgnoringTouches()`` has been called the same number of times.
  package final func beginIgnoringTouches() { pauses += 1 }

  /// Ends one call of ``beginIgnoringTouches()``.
  package final func endIgnoringTouches() {
    precondition(pauses > 0, "nothing was begun")
    pauses -= 1
  }

  /// Whether a view of the window can have a safe area at all: a fast check before the safe area is updated.
  final var hasSafeArea: Bool { rootViewController != nil || engine.screen.safeAreaInsets != .zero }

  /// The root controller and the controllers presented above it, if their views are in this window.
  private final var controllersInSight: [UIViewController] {
    var controllers: [UIViewController] = []
    var candidate = rootViewController
    while let known = candidate {
      if known.viewIfLoaded?.window === self { controllers.append(known) }
      candidate = known.presentation.presented
    }
    return controllers
  }

  /// Shows the window in front of the other windows of its level and makes it the key window. Source: Apple's page [D].
  open func makeKeyAndVisible() {
    if isHidden {
      isHidden = false
    } else if isOnScreen {
      engine.application.show(self)
    }
    makeKey()
  }

  /// Makes this window the key window, instead of any other.
  open func makeKey() {
    guard canBecomeKey else { return }
    for window in engine.application.windows where window.isKeyWindow && window !== self {
      window.isKeyWindow = false
      window.resignKey()
    }
    guard !isKeyWindow else { return }
    isKeyWindow = true
    becomeKey()
  }

  /// Whether the window is hidden. Default: true. Showing it puts it in front of the other windows of its level.
  open override var isHidden: Bool {
    didSet { if oldValue != isHidden { visibilityDidChange() } }
  }

  private final func visibilityDidChange() {
    guard isOnScreen != (!isHidden && !hasNoScene) else { return }
    isOnScreen.toggle()
    let controllers = controllersInSight
    if !isOnScreen {
      for controller in controllers { controller.viewWillLeaveWindow() }
      engine.application.remove(self)
      for controller in controllers { controller.viewDidLeaveWindow() }
      NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    } else {
      noteFrame()
      for controller in controllers { controller.viewWillEnterWindow() }
      engine.application.show(self)
      for controller in controllers { controller.viewDidEnterWindow() }
      NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    }
  }

  /// The application.
  open override var next: UIResponder? { engine.application }

  /// Delivers an event's touches of this window to their views.
  open func sendEvent(_ event: UIEvent) {
    RuntimeMethods.run(.windowSendEvent, on: self, [event]) { deliver(event) }
  }

  /// Converts a point from this window's coordinates to another window's; `nil` means the screen's.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = convertToSuperview(point)
    return window?.convertFromSuperview(onScreen) ?? onScreen
  }

  /// Converts a point from another window's coordinates to this window's; `nil` means the screen's.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertFromSuperview(window?.convertToSuperview(point) ?? point)
  }
}
