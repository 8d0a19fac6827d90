import TestSupport
import UIKit

/// A visible window of the size that most tests use.
@MainActor
func showWindow(_ name: String = "window", _ window: UIWindow = UIWindow(frame: .zero), level: CGFloat = 0) -> UIWindow
{
  place(window, name, 0, 0, 400, 800)
  window.windowLevel = UIWindow.Level(level)
  window.isHidden = false
  return window
}

extension UIView {
  /// The name of the result of a direct hit test.
  func found(_ x: CGFloat, _ y: CGFloat) -> String {
    HitTesting.beginHitTest()
    return name(hitTest(CGPoint(x: x, y: y), with: nil))
  }
}

/// A point with a short text for the names of test cases.
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
