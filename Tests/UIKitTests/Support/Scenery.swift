import TestSupport
import UIKit

/// A window that is shown, of the size that most rows use.
@MainActor
func showWindow(_ name: String = "window", _ window: UIWindow = UIWindow(frame: .zero), level: CGFloat = 0) -> UIWindow
{
  place(window, name, 0, 0, 400, 800)
  window.windowLevel = UIWindow.Level(level)
  window.isHidden = false
  return window
}

extension UIView {
  /// The name of what a direct question finds.
  func found(_ x: CGFloat, _ y: CGFloat) -> String {
    HitTesting.beginHitTest()
    return name(hitTest(CGPoint(x: x, y: y), with: nil))
  }
}

/// A point that reads well in the name of a test's case.
struct Spot: Sendable, CustomStringConvertible {
  let x: CGFloat
  let y: CGFloat

  init(_ x: CGFloat, _ y: CGFloat) {
    self.x = x
    self.y = y
  }

  var description: String { "(\(x), \(y))" }
  var point: CGPoint { CGPoint(x: x, y: y) }
}
