import TestSupport
import UIKit

/// A controller that logs its callbacks as `A.willAppear`, and as `A.willAppear*` when they are animated.
class LoggedController: UIViewController {
  let name: String
  let log: Log
  /// Whether it also logs loading and layout of the view, and `viewIsAppearing`, which few tests need.
  var isTalkative = false
  var forwards = true

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  func note(_ word: String, _ animated: Bool = false) { log.note("\(name).\(word)\(animated ? "*" : "")") }

  override func viewDidLoad() {
    view.accessibilityIdentifier = name
    if isTalkative { note("didLoad") }
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear", animated)
  }
  override func viewIsAppearing(_ animated: Bool) { if isTalkative { note("isAppearing", animated) } }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear", animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear", animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear", animated)
  }
  override func viewWillLayoutSubviews() { if isTalkative { note("willLayout") } }
  override func viewDidLayoutSubviews() { if isTalkative { note("didLayout") } }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\((parent as? LoggedController)?.name ?? (parent == nil ? "-" : "nav")))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\((parent as? LoggedController)?.name ?? (parent == nil ? "-" : "nav")))")
  }
}

/// Advances the clock by a number of seconds and runs what is due.
@MainActor
func settle(_ seconds: Double = 0) {
  let clock = VirtualClock.current
  clock.advance(to: clock.now + Int64(seconds * 1e9))
}

/// Runs `body` with a screen of 390 × 844 points and these insets, and restores the screen.
@MainActor
func withScreen(insets: UIEdgeInsets, _ body: () -> Void) {
  let (bounds, old) = (UIScreen.main.bounds, UIScreen.main.safeAreaInsets)
  UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  UIScreen.main.safeAreaInsets = insets
  defer {
    UIScreen.main.bounds = bounds
    UIScreen.main.safeAreaInsets = old
  }
  body()
}

/// A visible window whose root controller has appeared.
@MainActor
func showWindow(with root: UIViewController) -> UIWindow {
  let window = showWindow()
  window.rootViewController = root
  settle()
  return window
}

/// The view tree as text: `UIWindow(UIView UIView(UIButton))`. A view with a name is written with it, other views with
/// their class.
@MainActor
func outline(_ view: UIView) -> String {
  let inside = view.subviews.map(outline).joined(separator: " ")
  return name(view) + (inside.isEmpty ? "" : "(\(inside))")
}
