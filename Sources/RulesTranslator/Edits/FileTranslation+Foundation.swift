import SwiftSyntax

// Calls of what Foundation has on Apple's systems only.
extension FileTranslation {
  /// Makes `type(of: object).description()` a function: the type of an object of any class has no members here.
  func translateDescriptionOfClass(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
    else { return }
    edits.insert("TouchReplay._description(of: ", at: base.bounds.lowerBound)
    edits.replace(base.bounds.upperBound..<node.bounds.upperBound, with: ")")
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
  /// A method of that name in the files may be meant instead.
  func translateIntersection(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "intersects", !index.functionNames.contains("intersects"),
      node.declName.argumentNames.map({ $0.trimmedDescription == "(_:)" }) ?? true
    else { return }
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      guard call.arguments.count == 1, call.arguments.first?.label == nil, call.trailingClosure == nil else { return }
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
