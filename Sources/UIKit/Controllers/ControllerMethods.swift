/// Replacements of UIViewController's own methods, as by a swizzle.
@preconcurrency @MainActor
package enum ControllerMethods {
  /// Called where UIViewController's own `viewDidLoad()` runs: for a controller whose class does not override it, or by
  /// a call of super. An override that does not call super does not reach it.
  package static var viewDidLoad: (@MainActor (UIViewController) -> Void)? {
    get { Engine.current.viewDidLoad }
    set { Engine.current.viewDidLoad = newValue }
  }
}
