import UIKit

/// Gives a view its name and frame and puts it in front of the others of `parent`.
@MainActor
@discardableResult
func place<View: UIView>(
  _ view: View, _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  in parent: UIView? = nil
) -> View {
  view.accessibilityIdentifier = name
  view.frame = CGRect(x: x, y: y, width: width, height: height)
  parent?.addSubview(view)
  return view
}

/// A window that is shown, of the size that most rows use.
@MainActor
func showWindow(_ name: String = "window", _ window: UIWindow = UIWindow(frame: .zero), level: CGFloat = 0) -> UIWindow
{
  place(window, name, 0, 0, 400, 800)
  window.windowLevel = UIWindow.Level(level)
  window.isHidden = false
  return window
}

/// A view's name, `-` for none.
@MainActor
func name(_ view: UIView?) -> String {
  guard let view else { return "-" }
  return view.accessibilityIdentifier ?? view.className
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
