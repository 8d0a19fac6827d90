/// The view classes that a scene can name: those of UIKit that the engine has, and those of its systems.
public struct KnownClasses: Sendable {
  /// Each view class with itself and its superclasses.
  private let lineages: [String: Set<String>]
  /// The view classes whose views make their own subviews.
  private let makers: Set<String>
  /// The names of classes that are not views.
  private let others: Set<String>

  /// - Parameters:
  ///   - superclasses: The superclass of each view class; `nil` for `UIView`.
  ///   - makers: The view classes whose views make their own subviews, with their subclasses.
  ///   - others: The names of view controllers, which no view can have as its class.
  public init(superclasses: [String: String?], makers: Set<String>, others: Set<String>) {
    var lineages: [String: Set<String>] = [:]
    for name in superclasses.keys {
      var next: String? = name
      // A cycle ends at the first class that is there already.
      while let current = next, lineages[name, default: []].insert(current).inserted {
        next = superclasses[current] ?? nil
      }
    }
    (self.lineages, self.makers, self.others) = (lineages, makers, others)
  }

  /// Whether a view of the class can be made.
  public func contains(_ name: String) -> Bool { lineages[name] != nil }

  /// Whether the name is that of a class which is no view.
  func isNoView(_ name: String) -> Bool { others.contains(name) }

  /// Whether a known class is another one or inherits from it.
  public func isKind(_ name: String, of ancestor: String) -> Bool { lineages[name]?.contains(ancestor) ?? false }

  /// Whether a known class is one of some classes or inherits from one of them.
  func isKind(_ name: String, ofOne ancestors: Set<String>) -> Bool {
    lineages[name].map { !$0.isDisjoint(with: ancestors) } ?? false
  }

  /// Whether a view of a known class makes its own subviews.
  func makesSubviews(_ name: String) -> Bool { makers.contains(name) }
}
