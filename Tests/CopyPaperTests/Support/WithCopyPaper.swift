import CopyPaper
import UIKit

/// Runs `body` in an app that has just been started on a screen of 375 × 667 points, with CopyPaper in it where a version is
/// given, and leaves nothing of it behind.
@MainActor
func withCopyPaper<Result>(_ version: CopyPaper.Version? = .head, _ body: () throws -> Result) rethrows -> Result {
  reset(screen: CGSize(width: 375, height: 667), insets: UIEdgeInsets(top: 20))
  if let version { CopyPaper.install(version: version) }
  defer {
    CopyPaper.uninstall()
    reset(screen: CGSize(width: 390, height: 844), insets: .zero)
  }
  return try body()
}

@MainActor
private func reset(screen size: CGSize, insets: UIEdgeInsets) {
  Engine.restart()
  VirtualClock.current = VirtualClock()
  PlatformBehavior.current = PlatformBehavior()
  UIScreen.main.bounds = CGRect(origin: .zero, size: size)
  UIScreen.main.scale = 3
  UIScreen.main.safeAreaInsets = insets
  HitTesting.tracer = nil
  HitTesting.faults = []
  HitTesting.methodDispatch = nil
  ControllerMethods.viewDidLoad = nil
  HitTesting.beginHitTest()
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
  let clock = VirtualClock.current
  clock.advance(to: clock.now + Int64(seconds * 1e9))
  UIApplication.shared.layOutPending()
}

/// A view's name, its class for one without, `none` for none.
@MainActor
func name(_ view: UIView?) -> String {
  guard let view else { return "none" }
  return view.accessibilityIdentifier ?? view.className
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

/// Names a view, gives it its place and puts it in front of the others of `parent`.
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
