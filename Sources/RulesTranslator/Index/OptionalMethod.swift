import SwiftSyntax

/// An `optional` method of an `@objc` protocol.
struct OptionalMethod {
  let file: SourceFile
  let protocolName: String
  /// `public` if the protocol is public.
  let access: String
  let syntax: FunctionDeclSyntax
  var baseName: String { syntax.name.text }
  var fullName: String { syntax.fullName }
  var selector: String { syntax.selectorName }
}

extension FunctionDeclSyntax {
  /// The name with the argument labels: `panel(_:didMove:)`.
  var fullName: String {
    "\(name.text)(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
  }
}
