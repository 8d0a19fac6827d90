import SwiftSyntax

// The Objective-C runtime finds a method of an extension by name, so a class may override it. A method of Swift's extensions cannot be
// overridden. Its copy has the code under another name, and calls that or the override, which has another name in the class.
extension FileTranslation {
  /// Translates a method of an extension that a class overrides.
  func translateExtensionMethod(_ node: FunctionDeclSyntax) {
    guard let method = index.extensionMethods.first(where: { $0.syntax.id == node.id }), index.isOverridden(method)
    else {
      return
    }
    let effects = node.signature.effectSpecifiers
    let call = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    let access =
      (Array(node.modifiers) + Array(method.node.modifiers))
        .contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    let arguments = "(\(node.arguments))"
    let categories = index.overrides(of: method).map {
      "if let other = self as? \($0.className) { return \(call)other.\($0.ownName)\(arguments) }; "
    }.joined()
    edits.insert(
      "\(node.isResultDiscardable ? "@discardableResult " : "")\(access)func \(node.name.text)\(node.signature.trimmedDescription) "
        + "{ if let other = self as? any \(method.protocolName) { return \(call)other.\(method.overrideName)\(arguments) }; "
        + categories + "return \(call)\(method.ownName)\(arguments) }; ",
      at: node.bounds.lowerBound)
    edits.replace(node.name, with: method.ownName)
    edits.insert(
      "; @MainActor protocol \(method.protocolName): AnyObject { func \(method.overrideName)\(node.requirement) }",
      at: method.node.bounds.upperBound)
  }

  /// Gives the override of such a method a name of its own.
  func translateExtensionOverride(_ node: FunctionDeclSyntax) {
    guard node.isOverride, let declaration = index.find(scopeName, in: ""),
      let method = index.overridden(by: node.fullName, in: declaration)
    else { return }
    edits.replace(node.name, with: method.overrideName)
    guard !index.inheritsOverride(of: method, declaration) else { return }
    for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
      edits.remove(modifier, in: file)
    }
  }

  /// Declares that a class overrides such methods.
  func markExtensionOverrides(_ declaration: ClassDeclaration) {
    guard let last = declaration.syntax.inheritanceClause?.inheritedTypes.last else { return }
    for method in index.extensionMethods
    where index.find(method.className, in: "") == nil && index.overrides(method, in: declaration)
      && !index.inheritsOverride(of: method, declaration)
    {
      edits.insert(", \(method.protocolName)", at: last.type.bounds.upperBound)
    }
  }

  /// Makes `super.method()` the override of the superclass, or the extension's code.
  func translateSuperOfExtension(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) ?? false
    else { return }
    if index.find(scopeName, in: "") == nil {
      let name = member.declName.baseName.text
      let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
      let named = index.categoryOverrides.filter { $0.className == scopeName && $0.syntax.name.text == name }
      let exact = named.filter { $0.syntax.fullName == "\(name)(\(labels))" }
      let overrides = exact.isEmpty ? named : exact
      guard let (method, override) = overrides.lazy.compactMap({ self.index.overridden(by: $0.syntax) }).first else {
        return
      }
      let next = index.overrides(of: method).first {
        KnownClass.superclasses(of: override.className).contains($0.className)
      }
      edits.replace(member, with: "self.\(next?.ownName ?? method.ownName)")
      return
    }
    guard let declaration = index.find(scopeName, in: ""),
      let method = index.extensionMethods.first(where: {
        $0.syntax.name.text == member.declName.baseName.text && index.isOverridden($0)
          && index.overridden(by: $0.fullName, in: declaration) != nil
      })
    else { return }
    let isInherited = index.inheritsOverride(of: method, declaration)
    let superclasses = index.superclasses(of: declaration)
    let category = index.overrides(of: method).first { superclasses.contains($0.className) }
    edits.replace(
      member, with: isInherited ? "super.\(method.overrideName)" : "self.\(category?.ownName ?? method.ownName)")
  }
}

extension FunctionDeclSyntax {
  fileprivate var isResultDiscardable: Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "discardableResult" }
  }

  /// The parameters as arguments of a call.
  fileprivate var arguments: String {
    signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let value = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&\(name)" : name
      return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }.joined(separator: ", ")
  }

  /// The signature as a requirement of a protocol, which has no default values.
  fileprivate var requirement: String {
    let parameters = signature.parameterClause.parameters.map { parameter in
      let names = [parameter.firstName.text, parameter.secondName?.text].compactMap(\.self).joined(separator: " ")
      return "\(names): \(parameter.type.trimmedDescription)\(parameter.ellipsis?.text ?? "")"
    }
    let rest = [signature.effectSpecifiers?.trimmedDescription, signature.returnClause?.trimmedDescription]
    return (["(\(parameters.joined(separator: ", ")))"] + rest.compactMap(\.self)).joined(separator: " ")
  }
}
