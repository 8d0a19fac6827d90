public import Foundation
public import UIKit

/// A screen that Swift code makes with the real classes of an app, for ``assertReplay(_:in:touches:about:record:fileID:filePath:line:column:)``.
///
/// The code runs anew for each replay, in an app of its own with a clock that starts at zero:
///
///     let checkout = ReplayScene("checkout") { CheckoutViewController() }
///
/// Views are named by their `accessibilityIdentifier`, else by their path.
public struct ReplayScene: Sendable {
  /// The name of the scene in results.
  public let name: String

  /// The size of the screen, in points. Default: 390×844.
  public var screenSize = CGSize(width: 390, height: 844)

  /// The number of pixels in a point. Default: 3.
  public var screenScale: CGFloat = 3

  /// The safe area of a window that fills the screen, in points. Default: zero.
  public var safeAreaInsets = UIEdgeInsets.zero

  /// The system to model; `replayer profiles` lists them. Default: `ios17`.
  public var profile = "ios17"

  let makeWindows: @MainActor @Sendable () throws -> [UIWindow]

  /// Creates a scene of windows, which are shown in the given order, back to front.
  public init(_ name: String, windows: @escaping @MainActor @Sendable () throws -> [UIWindow]) {
    self.name = name
    makeWindows = windows
  }

  /// Creates a scene of one window that shows a view controller.
  public init(_ name: String, rootViewController: @escaping @MainActor @Sendable () throws -> UIViewController) {
    self.init(name) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = try rootViewController()
      window.makeKeyAndVisible()
      return [window]
    }
  }
}
