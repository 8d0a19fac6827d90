import SwiftSyntax

extension FileTranslation {
  /// Makes `object.method?(…)` of an optional method of the module a call of the generated method.
  func translateOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self),
      index.optionalBaseNames.contains(member.declName.baseName.text)
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let method = index.optionalMethods.first { method in
      let names = method.syntax.signature.parameterClause.parameters.map(\.firstName.text)
      return method.baseName == member.declName.baseName.text && names.starts(with: labels)
        && (names.count == labels.count || node.trailingClosure != nil)
    }
    guard let method else { return }
    edits.insert("_optional_", at: member.declName.bounds.lowerBound)
    edits.replace(chain.questionMark, with: "")
    castAnyObject(member.base, for: method)
  }

  /// Makes a delegate of the type `AnyObject`, on which Objective-C finds any method, one of the protocol that has the method.
  private func castAnyObject(_ base: ExprSyntax?, for method: OptionalMethod) {
    guard let object = base?.as(OptionalChainingExprSyntax.self) else { return }
    let name =
      object.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? object.expression.as(MemberAccessExprSyntax.self).flatMap {
        $0.base?.trimmedDescription == "self" ? $0.declName.baseName.text : nil
      }
    let isAnyObject = index.classes.contains { declaration in
      declaration.file === file
        && declaration.properties.contains { $0.name == name && $0.type?.hasPrefix("AnyObject") == true }
    }
    guard isAnyObject else { return }
    edits.insert("TouchReplay._cast(", before: object.bounds)
    edits.insert(
      ", to: (any \(method.protocolName)).self, calling: \(StringLiteral.text(method.selector)))",
      at: object.questionMark.bounds.lowerBound)
  }

  /// Makes `object.method` of an optional method of the module, which is `nil` if the object's class lacks it, the generated
  /// property. A call is translated by ``translateOptionalCall(_:)``.
  func translateOptionalReference(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard node.base != nil, index.optionalBaseNames.contains(name) else { return }
    var fitting = index.optionalMethods.filter { $0.baseName == name && index.isReferable($0) }
    if let labels = node.declName.argumentNames?.arguments.map(\.name.text) {
      let fullName = "\(name)(\(labels.map { "\($0):" }.joined()))"
      fitting.removeAll { $0.fullName != fullName }
    } else {
      let isProperty = index.classes.contains { $0.properties.contains { $0.name == name } }
      guard node.isTestedForNil, !isProperty else { return }
    }
    let isCalled = [.functionCallExpr, .optionalChainingExpr, .forceUnwrapExpr].contains(node.parent?.kind)
    // An argument is the method of a class that has it: an optional function fits few parameters.
    guard !isCalled, node.parent?.kind != .labeledExpr, let method = fitting.first else { return }
    if Set(fitting.map(\.fullName)).count > 1 {
      return note(
        node.declName, "the optional method '\(name)' is ambiguous without its argument labels",
        remedy: "write them: '\(method.fullName)'")
    }
    edits.replace(node.declName, with: index.referenceName(of: method))
  }

  /// The code behind the file that makes its optional methods work.
  var optionalMethodCode: String {
    index.optionalMethods.filter { $0.file === file }.map { method in
      let function = method.syntax
      let parameters = function.signature.parameterClause.trimmedDescription.onOneLine
      let result = function.signature.returnClause?.type.trimmedDescription.onOneLine
      let isOptional = result.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false
      let call = "\(method.baseName)(\(function.forwardedArguments))"
      let arrow = result.map { " -> \($0)" } ?? ""
      let optionalArrow = " -> " + (result.map { isOptional ? $0 : "(\($0))?" } ?? "Void?")
      let selector = StringLiteral.text(method.selector)
      let register = index.isForPackage ? "__TouchReplayModule.register(); return " : ""
      let types = function.signature.parameterClause.parameters.map { $0.type.trimmedDescription.onOneLine }
      let reference =
        index.isReferable(method)
        ? """
        \(method.access)var \(index.referenceName(of: method)): ((\(types.joined(separator: ", "))) -> \(result ?? "Void"))? { \(register)TouchReplay._responds(self, to: \(selector)) ? { \(function.closureParameters)self.\(function.closureCall) } : nil }

        """ : ""
      return """
        extension \(method.protocolName) {
        \(method.access)func \(method.baseName)\(parameters)\(arrow) { return TouchReplay._missingOptionalMethod(\(selector)) }
        \(method.access)func _optional_\(method.baseName)\(parameters)\(optionalArrow) { \(register)TouchReplay._responds(self, to: \(selector)) ? self.\(call) : nil }
        \(reference)}

        """
    }.joined()
  }
}

extension FunctionDeclSyntax {
  /// The parameters as the arguments of a call that forwards them.
  fileprivate var forwardedArguments: String {
    signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      let mark = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
      return (label == "_" ? "" : "\(label): ") + mark + name
    }.joined(separator: ", ")
  }
}

extension OptionalMethod {
  /// Whether a closure can stand for the method.
  fileprivate var isReferable: Bool {
    syntax.genericParameterClause == nil && syntax.signature.effectSpecifiers == nil
      && syntax.signature.parameterClause.parameters.allSatisfy {
        $0.ellipsis == nil && !$0.type.trimmedDescription.hasPrefix("inout ")
      }
  }
}

extension ModuleIndex {
  /// Whether a property can stand for the method. Methods of one protocol that differ only in types would share its name.
  fileprivate func isReferable(_ method: OptionalMethod) -> Bool {
    method.isReferable
      && optionalMethods.filter { $0.protocolName == method.protocolName && $0.fullName == method.fullName }.count == 1
  }

  /// The name of the generated property that is the method of an object, or `nil`.
  fileprivate func referenceName(of method: OptionalMethod) -> String {
    let isUnique = Set(optionalMethods.lazy.filter { $0.baseName == method.baseName }.map(\.fullName)).count == 1
    let labels = method.syntax.signature.parameterClause.parameters.map { "_\($0.firstName.text)" }.joined()
    return "_optional_\(method.baseName)\(isUnique ? "" : labels)_method"
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is compared with `nil` or bound by `if let`.
  fileprivate var isTestedForNil: Bool {
    if let sequence = parent?.parent?.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { $0.is(NilLiteralExprSyntax.self) }
    }
    return parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false
  }
}

extension FunctionDeclSyntax {
  /// The names of the parameters of a closure that calls the method.
  fileprivate var closureParameters: String {
    let count = signature.parameterClause.parameters.count
    return count == 0 ? "" : (0..<count).map { "p\($0)" }.joined(separator: ", ") + " in "
  }

  /// The call in that closure.
  fileprivate var closureCall: String {
    let arguments = signature.parameterClause.parameters.enumerated().map { place, parameter in
      (parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): ") + "p\(place)"
    }
    return "\(name.text)(\(arguments.joined(separator: ", ")))"
  }
}

extension String {
  var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
