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

extension ModuleIndex {
  /// The name that a method has in Objective-C: its own, or that of the optional method of a protocol of the files which it is.
  func selectorName(of function: FunctionDeclSyntax) -> String {
    guard function.attributes.objectiveCName == nil, let method = optionalMethod(function) else {
      return function.selectorName
    }
    return method.selector
  }

  /// The optional method of a protocol with the name and the types of a method.
  func optionalMethod(_ function: FunctionDeclSyntax, in protocols: [String]? = nil) -> OptionalMethod? {
    guard optionalFullNames.contains(function.fullName) else { return nil }
    return optionalMethods.first {
      protocols?.contains($0.protocolName) != false && $0.fullName == function.fullName
        && $0.syntax.parameterTypes == function.parameterTypes
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var parameterTypes: [String] {
    signature.parameterClause.parameters.map(\.type.trimmedDescription.onOneLine)
  }

  /// The name with the argument labels: `panel(_:didMove:)`.
  var fullName: String {
    "\(name.text)(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
  }
}
