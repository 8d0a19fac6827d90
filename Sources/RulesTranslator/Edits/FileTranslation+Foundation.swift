import SwiftSyntax

// Calls of what Foundation has on Apple's systems only.
extension FileTranslation {
  /// Makes `type(of: object).description()` a function: the type of an object of any class has no members here. A method of that
  /// name in the files may be meant instead.
  func translateDescriptionOfClass(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, !index.declaresDescription,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base, base.isTypeOfObject
    else { return }
    edits.insert("TouchReplay._description(of: ", before: node.bounds)
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

  /// Makes the override of `awakeFromNib()` in a class of NSObject a method of its own: here only views and controllers have it.
  func translateAwakening(_ node: FunctionDeclSyntax) {
    guard ["awakeFromNib()", "prepareForInterfaceBuilder()"].contains(node.fullName), node.isOverride,
      let declaration = index.find(scopeName, in: ""), index.kind(of: declaration) == .other,
      index.superclasses(of: declaration).last == "NSObject",
      !index.superclasses(of: declaration).contains(where: { name in
        index.classesByName[name].map { index.functions(of: $0).contains { $0.fullName == node.fullName } } ?? false
      })
    else { return }
    for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
      edits.remove(modifier, in: file)
    }
    let finder = SuperCallFinder(name: node.name.text, viewMode: .sourceAccurate)
    if let body = node.body { finder.walk(body) }
    for call in finder.found { edits.replace(call, with: "()") }
  }

  private static let numbers: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "TimeInterval", "CFTimeInterval", "UInt", "Int32", "NSInteger",
  ]
  private static let managedValues: [String: String] = [
    "Bool": "false", "CGPoint": "CGPoint.zero", "CGSize": "CGSize.zero", "CGRect": "CGRect.zero",
  ]

  /// Makes a property of a layer that Core Animation stores a stored one with its initial value, zero or `nil`.
  func translateManagedProperty(_ node: VariableDeclSyntax) {
    guard
      let attribute = node.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first(where: {
        $0.attributeName.trimmedDescription == "NSManaged"
      }), isInLayer
    else { return }
    edits.remove(attribute, in: file)
    // `var a, b: CGFloat`
    var type = ""
    for binding in node.bindings.reversed() {
      type = binding.typeAnnotation?.type.trimmedDescription ?? type
      guard !type.hasSuffix("?"), !type.hasSuffix("!") else { continue }
      guard let value = Self.managedValues[type] ?? (Self.numbers.contains(type) ? "0" : nil) else {
        note(
          binding, "the first value of an @NSManaged property of the type \(type) is not known",
          remedy: "make its type optional")
        continue
      }
      // A name whose type is that of the next one cannot have a value.
      if let annotation = binding.typeAnnotation {
        edits.insert(" = \(value)", at: annotation.bounds.upperBound)
      } else {
        edits.insert(": \(type) = \(value)", at: binding.pattern.bounds.upperBound)
      }
    }
  }

  /// Whether the present type is a layer.
  var isInLayer: Bool {
    index.find(scopeName, in: "").map {
      index.superclasses(of: $0).contains { $0.hasPrefix("CA") && $0.hasSuffix("Layer") }
    }
      ?? false
  }

  private static let dynamicValues: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "uiEdgeInsetsValue", "doubleValue", "floatValue", "intValue",
    "boolValue",
  ]

  /// Makes `(value as AnyObject).cgRectValue` a read of the value: an object of any class has no members here.
  func translateDynamicValue(_ node: MemberAccessExprSyntax) {
    guard Self.dynamicValues.contains(node.declName.baseName.text),
      let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) ?? false,
      elements.last?.trimmedDescription == "AnyObject"
    else { return }
    edits.insert("TouchReplay._dynamic", before: tuple.bounds)
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

  private static let characterChanges: Set<String> = [
    "setString", "append", "insert", "deleteCharacters", "replaceCharacters", "replaceOccurrences",
  ]

  /// Makes changes of `text.mutableString` changes of the attributed text: on Linux they leave the attributes behind.
  func translateMutableString(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "mutableString", node.base != nil,
      let change = node.parent?.as(MemberAccessExprSyntax.self),
      Self.characterChanges.contains(change.declName.baseName.text),
      !index.classes.contains(where: { $0.properties.contains { $0.name == "mutableString" } })
    else { return }
    edits.replace(node.declName.baseName, with: "_mutableString")
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

extension ExprSyntax {
  /// Whether it is `type(of: object)` or `object.classForCoder`, a type of any class.
  fileprivate var isTypeOfObject: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text == "classForCoder" }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.trimmedDescription == "type" && call.arguments.first?.label?.text == "of"
  }
}

/// Finds the calls of a method of super without arguments.
private final class SuperCallFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: [FunctionCallExprSyntax] = []

  init(name: String, viewMode: SyntaxTreeViewMode) {
    self.name = name
    super.init(viewMode: viewMode)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "super.\(name)" { found.append(node) }
    return .visitChildren
  }
}
