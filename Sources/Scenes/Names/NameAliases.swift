import HitTestTerms
import UIKit

/// The names by which the views of a scene can be found if no view has a recorded name, or if the recorded profile has other
/// wrapper views.
///
/// A name that two views would have finds neither.
@MainActor
struct NameAliases {
  private var paths: [String: Unmanaged<UIView>?] = [:]
  /// The names that the views would have with the wrappers of the recorded profile.
  private var recordedNames: [String: Unmanaged<UIView>?] = [:]

  /// Collects the names of all views of some windows.
  init(_ windows: [UIWindow], rewrapping: RootRewrapping?) {
    for window in windows {
      let name = window.viewPath.name
      add(window, path: name, identified: name)
      if let rewrapping { addRecordedNames(window, name, rewrapping) }
    }
  }

  /// The view whose path from the nearest identified view is a name.
  func view(atPath name: String) -> UIView? { (paths[name] ?? nil)?.takeUnretainedValue() }

  /// The view that has a name with the wrappers of the recorded profile.
  func view(recordedAs name: String) -> UIView? { (recordedNames[name] ?? nil)?.takeUnretainedValue() }

  /// Adds a view and its subviews. `identified` is its path from the nearest view with an identifier.
  private mutating func add(_ view: UIView, path: String, identified: String) {
    if path != identified { Self.note(identified, view, in: &paths) }
    var numbers = SiblingNumbers()
    for child in view.subviews {
      let className = child.className
      let step = "/\(className)[\(numbers.next(className))]"
      let name = child.givenPath?.name ?? path + step
      let isIdentified = child.accessibilityIdentifier == name || child.isReused && child.givenPath != nil
      add(child, path: name, identified: isIdentified ? name : identified + step)
    }
  }

  private mutating func addRecordedNames(_ window: UIWindow, _ name: String, _ rewrapping: RootRewrapping) {
    guard let root = RootRewrapping.root(of: window) else { return }
    for child in window.subviews {
      let isRoot = root.isDescendant(of: child)
      let recorded = isRoot ? rewrapping.nameOfRoot(root, behind: child, in: window) : rewrapping.name(of: child, root)
      addRecordedName(isRoot ? root : child, recorded)
    }
  }

  private mutating func addRecordedName(_ view: UIView, _ recorded: String) {
    Self.note(recorded, view, in: &recordedNames)
    let own = view.viewPath.name
    for child in view.subviews {
      let name = child.viewPath.name
      addRecordedName(child, name.hasPrefix(own + "/") ? recorded + name.dropFirst(own.count) : name)
    }
  }

  private static func note(_ name: String, _ view: UIView, in names: inout [String: Unmanaged<UIView>?]) {
    names[name] = .some(names.keys.contains(name) ? nil : Unmanaged.passUnretained(view))
  }
}

extension UIView {
  /// Whether the view is one that a table or a collection view reuses for other elements.
  fileprivate var isReused: Bool { self is UITableViewCell || self is UICollectionReusableView }
}
