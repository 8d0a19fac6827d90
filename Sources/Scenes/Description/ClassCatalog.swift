/// The classes that a scene's views and controllers may be of, and what the engine knows about each.
public struct ClassCatalog: Sendable {
  /// What is known about one class.
  struct Entry: Sendable {
    var superclass: String?
    var takesTouches = true
    var isInteractionModelled = true
  }

  private let resolve: @Sendable (String) -> String?

  /// The classes of UIKit.
  public static let uikit = ClassCatalog { _ in nil }

  /// UIKit's classes and those of a rules build.
  ///
  /// - Parameter resolvingOthers: The superclass of a class that is not UIKit's, or nil for a name that does not exist. The
  ///   chain must end at a class of UIKit.
  public init(resolvingOthers: @escaping @Sendable (String) -> String?) {
    resolve = resolvingOthers
  }

  /// Whether there is such a class.
  public func contains(_ name: String) -> Bool {
    Self.entries[name] != nil || Self.controllers[name] != nil || resolve(name) != nil
  }

  /// The name of a class's superclass, or nil for `UIView`, for `UIViewController` and for names that do not exist.
  public func superclass(of name: String) -> String? {
    if let entry = Self.entries[name] { return entry.superclass }
    if let superclass = Self.controllers[name] { return superclass }
    return resolve(name)
  }

  /// Whether a class is another one or inherits from it.
  public func isKind(_ name: String, of ancestor: String) -> Bool {
    lineage(of: name).contains(ancestor)
  }

  /// Whether a view of the class takes touches unless told otherwise; labels and image views do not.
  public func isUserInteractionEnabled(byDefault name: String) -> Bool {
    nearestEntry(of: name)?.takesTouches ?? true
  }

  /// Whether the engine behaves like the class beyond hit testing.
  ///
  /// Where it does not, a touch that such a view gets has an outcome that nobody knows.
  public func isInteractionModelled(_ name: String) -> Bool {
    nearestEntry(of: name)?.isInteractionModelled ?? true
  }

  /// The names of UIKit's classes of views, sorted.
  public static let uikitClassNames: [String] = entries.keys.sorted()

  /// The names of UIKit's classes of view controllers, and of the modelled systems'.
  public static let controllerClassNames = [
    "UIViewController", "UINavigationController", "UITabBarController", "OverlayContainerViewController",
    "CardStackController",
  ]

  /// The superclass of each class of view controllers.
  private static let controllers: [String: String?] = Dictionary(
    uniqueKeysWithValues: controllerClassNames.map { ($0, $0 == "UIViewController" ? nil : "UIViewController") })

  /// The class and its ancestors, nearest first; bounded, so that a circular answer of a build ends.
  func lineage(of name: String) -> [String] {
    var names: [String] = []
    var next: String? = name
    while let name = next, !names.contains(name) {
      names.append(name)
      next = superclass(of: name)
    }
    return names
  }

  private func nearestEntry(of name: String) -> Entry? {
    for name in lineage(of: name) {
      if let entry = Self.entries[name] { return entry }
    }
    return nil
  }
}
