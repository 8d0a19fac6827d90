import UIKit

/// Which views a capture leaves out.
@MainActor
enum CapturePrivacy {
  /// Whether the content of a view is left out: an excluded view, or a field for secrets.
  static func hidesContent(of view: UIView) -> Bool {
    if view is any UncapturedView || ExcludedViews.contains(view) { return true }
    if let field = view as? UITextField { return field.isSecureTextEntry }
    if let text = view as? UITextView { return text.isSecureTextEntry }
    return false
  }

  /// Whether the touches that begin in a view are left out: it or a superview is private.
  static func hidesTouches(of view: UIView) -> Bool {
    var current: UIView? = view
    while let known = current {
      if hidesContent(of: known) { return true }
      current = known.superview
    }
    return false
  }

  /// Whether a window is the keyboard's or the capture's own. Source: Datadog's session replay omits windows by "Keyboard" in the
  /// name of the class [R].
  static func omits(_ window: UIWindow) -> Bool {
    if window is CapturePanelWindow { return true }
    let name = String(describing: type(of: window))
    return name.contains("Keyboard") || name.contains("TextEffects")
  }
}
