import CopyPaper
import TestSupport
import UIKit

/// Runs `body` in an app that has just been started on a screen of 375 × 667 points, with CopyPaper in it where a version is
/// given, and leaves nothing of it behind.
@MainActor
func withCopyPaper<Result>(_ version: CopyPaper.Version? = .head, _ body: () throws -> Result) rethrows -> Result {
  try withEngine(screen: TestScreen(375, 667, scale: 3, top: 20)) {
    if let version { CopyPaper.install(version: version) }
    defer { CopyPaper.uninstall() }
    return try body()
  }
}

/// A window that covers the screen and has appeared with its root controller.
@MainActor
func show(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.accessibilityIdentifier = "W"
  window.rootViewController = root
  window.isHidden = false
  settle()
  return window
}

/// Lets what is due now, or within so many seconds, happen, layout included.
@MainActor
func settle(_ seconds: Double = 0) {
  pass(seconds)
  UIApplication.shared.layOutPending()
}

/// What a touch at a point of the screen finds.
@MainActor
func hit(_ x: CGFloat, _ y: CGFloat) -> String {
  HitTesting.beginHitTest()
  return name(UIApplication.shared.hitTest(CGPoint(x: x, y: y), with: nil))
}

/// What a view answers that is asked directly, at a point of its own space.
@MainActor
func ask(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> String {
  HitTesting.beginHitTest()
  return name(view.hitTest(CGPoint(x: x, y: y), with: nil))
}
