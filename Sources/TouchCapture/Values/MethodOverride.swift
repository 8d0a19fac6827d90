/// Which class of the app overrides a method of UIView in a view.
enum MethodOverride: Sendable, Hashable {
  /// None: UIKit's implementation decides.
  case none
  case by(className: String)
  /// It cannot be determined without the Objective-C runtime.
  case unknown
}
