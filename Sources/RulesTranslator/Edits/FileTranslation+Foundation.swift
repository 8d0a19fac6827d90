import SwiftSyntax

// Calls of what Foundation has on Apple's systems only.
extension FileTranslation {
  /// Makes `type(of: object).description()` a function: the type of an object of any class has no members here. A method of that
  /// name in the files may be meant instead.
  func translateDescriptionOfClass(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, !index.declaresDescription,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
    else { return }
    edits.insert("TouchReplay._description(of: ", at: base.bounds.lowerBound)
    edits.replace(base.bounds.upperBound..<node.bounds.upperBound, with: ")")
  }

  /// Makes the override of the class method `description` a method of its own: here it is not one that can be overridden.
  func translateClassDescription(_ node: FunctionDeclSyntax) {
    guard node.fullName == "description()", node.isOverride,
      node.modifiers.contains(where: { ["class", "static"].contains($0.name.text) }),
      let declaration = index.find(scopeName, in: ""),
      !index.superclasses(of: declaration).contains(where: { name in
        index.classesByName[name].map { index.functions(of: $0).contains { $0.fullName == "description()" } } ?? false
      })
    else { return }
    for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
      edits.remove(modifier, in: file)
    }
  }

  private static let dynamicValues: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "doubleValue", "floatValue", "intValue", "boolValue",
  ]

  /// Makes `(value as AnyObject).cgRectValue` a read of the value: an object of any class has no members here.
  func translateDynamicValue(_ node: MemberAccessExprSyntax) {
    guard Self.dynamicValues.contains(node.declName.baseName.text),
      let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) ?? false,
      elements.last?.trimmedDescription == "AnyObject"
    else { return }
    edits.insert("TouchReplay._dynamic", at: tuple.bounds.lowerBound)
  }

  /// Makes `rect.intersects(other)` Apple's: on Linux, rectangles with a common edge intersect.
  ///
  /// Where the files declare that name, it may be meant instead: nothing is changed, which is noted.
  func translateIntersection(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "intersects", node.base != nil,
      node.declName.argumentNames.map({ $0.trimmedDescription == "(_:)" }) ?? true
    else { return }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      guard call.arguments.count == 1, call.arguments.first?.label == nil, call.trailingClosure == nil else { return }
    }
    guard !index.declaresIntersects else {
      return note(
        node.declName, "if this is CGRect's method, rectangles with a common edge intersect here, and not on a device",
        remedy: "give the `intersects` that the files declare another name")
    }
    edits.replace(node.declName.baseName, with: "_intersects")
  }

  /// Gives the texts that are made without arguments an empty string: Linux's Foundation lacks that initializer.
  func translateEmptyText(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.rightParen,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["NSAttributedString", "NSMutableAttributedString"].contains(name)
    else { return }
    edits.insert("string: \"\"", at: parenthesis.bounds.lowerBound)
  }
}
