import SwiftSyntax

// The Objective-C runtime calls every method by name, so its code can be replaced while the app runs. In the copy a method that a selector
// names, in a module that replaces methods, has its code under another name, and itself calls what the table of methods has.
extension FileTranslation {
  /// Translates a method whose code may be replaced.
  func translateReplaceableMethod(_ node: FunctionDeclSyntax) {
    guard let parent = node.parent?.parent?.parent?.parent, index.isReplaceable(node, in: parent),
      index.overridden[node.id] == nil
    else { return }
    let access = node.modifiers.first {
      ["public", "open", "private", "fileprivate", "internal"].contains($0.name.text)
    }
    let prefix = access.map { $0.name.text == "open" ? "public " : "\($0.name.text) " } ?? ""
    let parameters = node.signature.parameterClause.parameters
    let values = parameters.map { ($0.secondName ?? $0.firstName).text }.joined(separator: ", ")
    edits.insert(
      "\(node.attributes.contains(named: ["discardableResult"]) ? "@discardableResult " : "")\(prefix)func \(node.name.text)\(node.signature.trimmedDescription.onOneLine) "
        + "{ return TouchReplay._callMethod(\(StringLiteral.text(index.selectorName(of: node, in: scopeName))), on: self, [\(values)]) }; ",
      at: node.bounds.lowerBound)
    edits.replace(node.name, with: node.replaceableName)
  }

  /// Makes a conversion between the code of a method and a function one of the engine's.
  ///
  /// Apps convert it with `unsafeBitCast`, to a type with `@convention(c)`, and make it of a block that they convert to an object.
  func translateCodeConversion(_ node: FunctionCallExprSyntax) {
    switch node.calledExpression.trimmedDescription {
    case "unsafeBitCast":
      guard let type = node.arguments.last, type.label?.text == "to",
        let name = type.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
        name.contains("@convention(c)")
          || index.codeTypes.contains(name.split(separator: ".").last.map(String.init) ?? "")
      else { return }
      edits.replace(node.calledExpression, with: "TouchReplay._function")
      if let label = type.label { edits.replace(label, with: "as") }
    case "imp_implementationWithBlock":
      guard let argument = node.arguments.first?.expression else { return }
      if let call = argument.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == "unsafeBitCast", let block = call.arguments.first?.expression
      {
        edits.replace(call.bounds.lowerBound..<block.bounds.lowerBound, with: "")
        edits.replace(block.bounds.upperBound..<call.bounds.upperBound, with: "")
      }
    default: return
    }
  }
}

extension ModuleIndex {
  /// The functions with which an app gives a method other code.
  static let replacingFunctions: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod",
  ]

  /// Whether a selector names the method, in Swift or in Objective-C.
  private func isNamed(_ function: FunctionDeclSyntax) -> Bool {
    selectorBaseNames.contains(function.name.text)
      || selectorBaseNames.contains(String(function.selectorName.prefix { $0 != ":" }))
  }

  /// Whether a declaration is an extension of a class that the module does not declare.
  private func isInCategory(_ parent: Syntax) -> Bool {
    parent.as(ExtensionDeclSyntax.self).map { find($0.extendedType.trimmedDescription, in: "") == nil } ?? false
  }

  /// Whether the code of a method may be replaced: a selector names it, or it is in an extension of a class of UIKit, and the module
  /// replaces methods.
  func isReplaceable(_ function: FunctionDeclSyntax, in parent: Syntax) -> Bool {
    guard replacesMethods, isNamed(function) || isInCategory(parent), isCalledByName(function, in: parent),
      !members.contains(where: { $0.syntax.decl.id == function.id }),
      !extensionMethods.contains(where: { $0.syntax.id == function.id && isOverridden($0) })
    else { return false }
    let parameters = function.signature.parameterClause.parameters
    return parameters.count <= 2 && function.signature.effectSpecifiers == nil
      && !parameters.contains { $0.type.trimmedDescription.hasPrefix("inout ") || $0.ellipsis != nil }
      && !function.modifiers.contains { ["override", "static", "class", "nonisolated"].contains($0.name.text) }
  }
}

extension FunctionDeclSyntax {
  /// The name of the code of a method that may be replaced.
  var replaceableName: String { "__touchReplayCode_\(name.text.filter { $0 != "`" })" }
}
