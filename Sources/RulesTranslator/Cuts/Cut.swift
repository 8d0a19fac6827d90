/// A member that was replaced or removed because it does not compile.
struct Cut: Hashable {
  enum Kind: String {
    /// The body reports that it was cut.
    case body
    /// A statement reports that it was cut.
    case statement
    /// The initial value of a property is an empty one.
    case value
    /// The declaration is gone.
    case declaration
    /// The import is gone.
    case `import`
    /// The superclass is replaced by one of UIKit.
    case superclass
    /// The class has an initializer that reports the cut, in place of those that are gone.
    case initializer
    /// The type of a property or a parameter is replaced by a class of UIKit.
    case type
    /// A constraint of a generic parameter is gone.
    case constraint
    /// An attribute is gone: what its macro adds is missing.
    case attribute
    /// A protocol is no longer in an inheritance clause.
    case conformance
  }

  let file: String
  let line: Int
  /// The name of the declaration: `SheetView.layoutSubviews()`.
  let name: String
  let kind: Kind
  /// Whether it is a hit-test method or a method of a recognizer.
  let isRule: Bool
  /// Why, as a part of a sentence: "it needs UIVisualEffectView".
  let reason: String
}
