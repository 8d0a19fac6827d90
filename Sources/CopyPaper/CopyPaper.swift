public import ObjectiveCRuntime
import UIKit

/// An installation of CopyPaper: UIView's `hitTest(_:with:)` and UIViewController's `viewDidLoad()` are replaced.
///
/// In an app this happens before the first view is created, and is never undone.
@MainActor
public final class CopyPaper {
  public enum Version: String, CaseIterable, Sendable {
    /// The last version, a217261.
    case head
    /// The first version, ef14818.
    case first
  }

  /// The installation in the running app; `nil` if there is none.
  public private(set) static var installed: CopyPaper? {
    get { Engine.current.state(of: CopyPaperState.self).installed }
    set { Engine.current.state(of: CopyPaperState.self).installed = newValue }
  }

  /// The version whose `hitTest(_:with:)` runs in an app; `nil` if there is none.
  static func activeVersion(in engine: Engine) -> Version? { engine.state(of: CopyPaperState.self).version }

  public let version: Version
  /// The replacement of `viewDidLoad()`.
  public let overlays: OverlaySwizzle

  private let takeBackHitTest: @MainActor () -> Void

  /// Replaces both methods. An earlier installation is undone first.
  ///
  /// - Parameter table: The method table to change; by default a new one for the current platform. A program that
  ///   swizzles more methods shares one table and undoes the changes in reverse order.
  @discardableResult
  public static func install(version: Version = .head, in table: MethodTable? = nil) -> CopyPaper {
    uninstall()
    let platform = PlatformBehavior.current
    let new = CopyPaper(
      version,
      in: table ?? MethodTable(transitionViewOverridesHitTest: platform.transitionViewOverridesHitTest))
    installed = new
    return new
  }

  /// Restores the methods of both classes. Flags of views are kept.
  public static func uninstall() {
    installed?.overlays.uninstall()
    installed?.takeBackHitTest()
    installed = nil
    clearVersion()
  }

  /// Makes views read their flags as without an installed version.
  package static func clearVersion() { Engine.current.state(of: CopyPaperState.self).version = nil }

  private init(_ version: Version, in table: MethodTable) {
    self.version = version
    let view = table.registerClass("UIView")
    let method = table.instanceMethod(of: view, .hitTest)
    let (original, isComposing) = (method?.implementation, method?.isComposing ?? false)
    let dispatch = HitTesting.methodDispatch
    takeBackHitTest = {
      if let method, let original { table.setImplementation(of: method, isComposing: isComposing, original) }
      HitTesting.methodDispatch = dispatch
    }
    Self.replaceHitTest(in: table, version: version)
    table.install()
    overlays = OverlaySwizzle()
  }

  /// Replaces only `hitTest(_:with:)`, in a table of the running app.
  public static func replaceHitTest(in table: MethodTable, version: Version) {
    Engine.current.state(of: CopyPaperState.self).version = version
    switch version {
    case .head: CopyPaperSwizzle.replaceHitTest(in: table)
    case .first: FirstCopyPaperSwizzle.replaceHitTest(in: table)
    }
  }
}

/// The state of CopyPaper for each engine.
private final class CopyPaperState: EngineState {
  var installed: CopyPaper?
  var version: CopyPaper.Version?
}
