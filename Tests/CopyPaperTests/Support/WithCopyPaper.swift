import CopyPaper
import TestSupport
import UIKit

/// Runs `body` in a new app on a screen of 375 × 667 points. CopyPaper is installed when a version is given, and
/// uninstalled afterwards.
@MainActor
func withCopyPaper<Result>(_ version: CopyPaper.Version? = .head, _ body: () throws -> Result) rethrows -> Result {
  try withEngine(screen: TestScreen(375, 667, scale: 3, top: 20)) {
    if let version { CopyPaper.install(version: version) }
    defer { CopyPaper.uninstall() }
    return try body()
  }
}

/// A visible window that covers the screen and whose root controller has appeared.
@MainActor
func show(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.accessibilityIdentifier = "W"
  window.rootViewController = root
  window.isHidden = false
  settle()
  return window
}

/// Advances the clock by a number of seconds and runs what is due, including layout.
@MainActor
func settle(_ seconds: Double = 0) {
  pass(seconds)
  UIApplication.shared.layOutPending()
}

/// The result of a touch at a point of the screen.
@MainActor
func hit(_ x: CGFloat, _ y: CGFloat) -> String {
  HitTesting.beginHitTest()
  return name(UIApplication.shared.hitTest(CGPoint(x: x, y: y), with: nil))
}

/// The result of a direct hit test of a view, at a point in its coordinate space.
@MainActor
func nameOfHit(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> String {
  HitTesting.beginHitTest()
  return name(view.hitTest(CGPoint(x: x, y: y), with: nil))
}
