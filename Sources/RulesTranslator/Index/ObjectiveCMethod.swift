import SwiftSyntax

/// A method that code can call by name.
struct ObjectiveCMethod {
  /// The name without its labels.
  let baseName: String
  let fullName: String
  /// The name of the class, or the text of the extended type.
  let owner: String
  /// The name in Objective-C.
  let selector: String
}

extension FunctionDeclSyntax {
  /// The name that the method has in Objective-C.
  var selectorName: String {
    if let given = attributes.objectiveCName { return given }
    if let method = MessageMethod.named(fullName) { return method.selector }
    if let selector = DelegateMethod.selector(of: self) { return selector }
    return SelectorName.text(name.text, signature.parameterClause.parameters.map(\.firstName.text))
  }
}

extension AttributeListSyntax {
  func contains(named names: Set<String>) -> Bool {
    contains { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return false }
      return names.contains(attribute.attributeName.trimmedDescription)
    }
  }

  /// The argument of `@objc(name)`.
  var objectiveCName: String? {
    for element in self {
      guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "objc",
        let arguments = attribute.arguments
      else { continue }
      return arguments.trimmedDescription
    }
    return nil
  }

  /// Whether the declaration is marked `@available(*, unavailable)`.
  var isUnavailable: Bool {
    contains { element in
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available"
      else { return false }
      let text = attribute.arguments?.trimmedDescription ?? ""
      return text.contains("unavailable")
    }
  }
}
