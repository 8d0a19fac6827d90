/// Supplies the contents of a controller whose class is not its own.
@MainActor
package protocol ViewLoading: AnyObject {
  /// Creates the view that a nib would contain. `nil` for an empty view. Not called if the class overrides `loadView()`.
  func makeView(of controller: UIViewController) -> UIView?

  /// Called when `viewDidLoad()` has returned.
  func didLoadView(of controller: UIViewController)
}
