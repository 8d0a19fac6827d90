/// What may stand in place of UIViewController's own methods while they are replaced, as by a swizzle.
@preconcurrency @MainActor
public enum ControllerMethods {
  /// Runs where UIViewController's own `viewDidLoad()` is reached: by a message to a controller whose class does not override
  /// it, or by a call of super. An override that does not call super never comes here.
  public static var viewDidLoad: (@MainActor (UIViewController) -> Void)? {
    get { Engine.current.viewDidLoad }
    set { Engine.current.viewDidLoad = newValue }
  }
}
