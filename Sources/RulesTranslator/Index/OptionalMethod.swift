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
  /// The name in Objective-C of a method of a class: its own, or that of the optional method of a protocol of the files which it
  /// is.
  func selectorName(of function: FunctionDeclSyntax, in className: String) -> String {
    guard function.attributes.objectiveCName == nil, optionalFullNames.contains(function.fullName) else {
      return function.selectorName
    }
    let protocols = allProtocols(ofClass: className)
    let method = optionalMethods.first {
      $0.fullName == function.fullName && $0.syntax.parameterTypes == function.parameterTypes
        && protocols.contains($0.protocolName)
    }
    return method?.selector ?? function.selectorName
  }
}

extension FunctionDeclSyntax {
  /// The name with the argument labels: `panel(_:didMove:)`.
  var fullName: String {
    "\(name.text)(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
  }
}
