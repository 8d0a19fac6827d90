public import ObjectiveCRuntime
import UIKit

/// CopyPaper at work in a program: UIView's `hitTest(_:with:)` and UIViewController's `viewDidLoad()` are replaced.
///
/// In an app that happens by itself before the first view is made, and for good.
@MainActor
public final class CopyPaper {
  /// Which CopyPaper.
  public enum Version: String, CaseIterable, Sendable {
    /// The last one, a217261.
    case head
    /// The first one, ef14818.
    case first
  }

  /// The one at work; `nil` where there is none.
  public private(set) static var installed: CopyPaper?

  /// The version.
  public let version: Version
  /// Its half for controllers.
  public let overlays: OverlaySwizzle

  private let takeBackHitTest: @MainActor () -> Void

  /// Replaces both methods. One that is at work already is taken back first.
  ///
  /// - Parameter table: The classes and their methods; those of the current platform unless given. A program that swizzles
  ///   more than this shares one table, and takes back in the reverse order.
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

  /// Gives both classes their methods back. Views keep their flags.
  public static func uninstall() {
    installed?.overlays.uninstall()
    installed?.takeBackHitTest()
    installed = nil
  }

  private init(_ version: Version, in table: MethodTable) {
    self.version = version
    let view = table.registerClass("UIView")
    let method = table.instanceMethod(of: view, .hitTest)
    let (original, dispatch) = (method?.implementation, HitTesting.methodDispatch)
    takeBackHitTest = {
      if let method, let original { table.setImplementation(of: method, original) }
      HitTesting.methodDispatch = dispatch
    }
    Self.replaceHitTest(in: table, version: version)
    table.install()
    overlays = OverlaySwizzle()
  }

  /// Replaces `hitTest(_:with:)` in a table, and nothing else.
  public static func replaceHitTest(in table: MethodTable, version: Version) {
    switch version {
    case .head: CopyPaperSwizzle.replaceHitTest(in: table)
    case .first: FirstCopyPaperSwizzle.replaceHitTest(in: table)
    }
  }
}
