public import Foundation

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public final let name: String?
  public final let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// The session of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  open weak var scene: UIScene?
  public final let role = Role.windowApplication
  public final let persistentIdentifier = "TouchReplay"
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  public override nonisolated init() {}
}

/// A URL that an app opens.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public final let url: URL
  init(url: URL) { self.url = url }
}

extension UIScene {
  /// Why a scene is connected: for nothing special.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var sourceApplication: String? { nil }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    public override nonisolated init() {}
  }
  /// How a scene is activated.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
    public override nonisolated init() {}
  }
  /// How a URL is opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
    public override nonisolated init() {}
  }
}

extension UIWindowScene {
  /// A place or an orientation that an app asks for.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    public override nonisolated init() {}
    /// What an app on iOS asks for.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
  /// How a scene is shown.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    public let coordinateSpace: any UICoordinateSpace
    init(_ interfaceOrientation: UIInterfaceOrientation, _ coordinateSpace: any UICoordinateSpace) {
      (self.interfaceOrientation, self.coordinateSpace) = (interfaceOrientation, coordinateSpace)
    }
  }
  /// Asks for an orientation. If the present one is not among them, the outcomes that follow are unknown.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    if !wanted.contains(interfaceOrientation.mask) {
      Unmodelled.note("an orientation was requested that is not the scene's, and such rotations are not modelled")
    }
  }
}

/// Whether a scene is activated for content.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  public override nonisolated init() {}
}
/// The sizes that a scene can have.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  public override nonisolated init() {}
}
