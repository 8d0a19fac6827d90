import SwiftSyntax

/// The argument of `#selector(…)`.
struct SelectorReference {
  /// `getter` or `setter` for a property.
  let accessor: String?
  /// The text before the last dot; `nil` for a plain name.
  let base: String?
  let baseName: String
  /// The argument labels, if the reference has them.
  let labels: [String]?
  /// The reference as it is written, without a cast.
  let reference: DeclReferenceExprSyntax

  init?(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return nil }
    accessor = argument.label?.text
    guard let (base, reference) = Self.resolve(argument.expression) else { return nil }
    self.base = base
    self.reference = reference
    baseName = reference.baseName.text
    labels = reference.argumentNames?.arguments.map(\.name.text)
  }

  private static func resolve(_ expression: ExprSyntax) -> (base: String?, DeclReferenceExprSyntax)? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return (nil, reference) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return (member.base?.trimmedDescription, member.declName)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return resolve(only.expression)
    }
    // `name as (Type) -> () -> Void`
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return resolve(first)
    }
    if let cast = expression.as(AsExprSyntax.self) { return resolve(cast.expression) }
    return nil
  }
}
