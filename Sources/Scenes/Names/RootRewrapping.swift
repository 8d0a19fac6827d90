import HitTestTerms
import UIKit

/// The names of views below a window with the wrapper views of another profile around the window's root view.
///
/// The outermost wrapper takes the place of the root view among the window's subviews, so the numbers of other subviews of both
/// classes change.
@MainActor
struct RootRewrapping {
  /// The classes of the scene's wrapper views, the outermost first.
  let present: [String]
  /// Those of the recorded profile.
  let recorded: [String]

  /// `nil` if both are the same.
  init?(present: [String], recorded: [String]) {
    if present == recorded { return nil }
    (self.present, self.recorded) = (present, recorded)
  }

  /// The root view of a window, which a profile may wrap.
  static func root(of window: UIWindow) -> UIView? {
    if let view = window.rootViewController?.viewIfLoaded, view.isDescendant(of: window) { return view }
    func find(_ views: [UIView]) -> UIView? {
      for view in views {
        if let details = view.details {
          if details.description.isRootView { return view }
        } else if let inner = find(view.subviews) {
          return inner
        }
      }
      return nil
    }
    return find(window.subviews)
  }

  /// The name of the root view. `entry` is the subview of the window that is the root view or contains it.
  func nameOfRoot(_ root: UIView, behind entry: UIView, in window: UIWindow) -> String {
    if root.accessibilityIdentifier != nil, let name = root.givenPath?.name, !name.contains("/") { return name }
    let className = recorded.first ?? root.className
    let number = window.subviews.prefix { $0 !== entry }.count { $0.className == className }
    let steps =
      ["\(className)[\(number)]"]
      + (recorded.isEmpty ? [] : (recorded.dropFirst() + [root.className]).map { "\($0)[0]" })
    return ([window.viewPath.name] + steps).joined(separator: "/")
  }

  /// The name of another subview of the window.
  func name(of view: UIView, _ root: UIView) -> String {
    let name = view.viewPath.name
    guard let window = view.superview, let entry = window.subviews.first(where: { root.isDescendant(of: $0) }),
      let place = window.subviews.firstIndex(where: { $0 === view }),
      let entryPlace = window.subviews.firstIndex(where: { $0 === entry }), place > entryPlace,
      name.hasPrefix("\(window.viewPath.name)/\(view.className)["), name.hasSuffix("]"),
      let number = Int(name.dropFirst(window.viewPath.name.count + view.className.count + 2).dropLast())
    else { return name }
    let before = view.className == (present.first ?? root.className) ? 1 : 0
    let after = view.className == (recorded.first ?? root.className) ? 1 : 0
    return "\(window.viewPath.name)/\(view.className)[\(number - before + after)]"
  }
}
