/// The view classes that a scene can name: those of UIKit that the engine has, and those of its systems.
public struct KnownClasses: Sendable {
  /// The superclass of each view class; `nil` for `UIView`.
  private let superclasses: [String: String?]
  /// The names of classes that are not views.
  private let others: Set<String>

  /// - Parameters:
  ///   - superclasses: The superclass of each view class; `nil` for `UIView`.
  ///   - others: The names of view controllers, which no view can have as its class.
  public init(superclasses: [String: String?], others: Set<String>) {
    (self.superclasses, self.others) = (superclasses, others)
  }

  /// Whether a view of the class can be made.
  public func contains(_ name: String) -> Bool { superclasses[name] != nil }

  /// Whether the name is that of a class which is no view.
  func isNoView(_ name: String) -> Bool { others.contains(name) }

  /// Whether a known class is another one or inherits from it.
  public func isKind(_ name: String, of ancestor: String) -> Bool {
    var next: String? = name
    // The table has no cycle, but a caller could make one.
    for _ in 0..<64 {
      guard let name = next else { return false }
      if name == ancestor { return true }
      next = superclasses[name] ?? nil
    }
    return false
  }
}
