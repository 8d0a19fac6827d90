import SwiftSyntax

/// What an error of the compiler leads to: a part of a file that is replaced or removed.
struct CutTarget {
  /// The declaration that has the error.
  let declaration: Syntax
  /// The replaced part.
  let part: Syntax
  let kind: Cut.Kind
  /// The expression that makes the object in place of a value; `nil` for an empty value.
  var object: String?
}

extension CutTarget {
  /// The innermost part around a token that can be cut.
  static func around(_ token: TokenSyntax, message: String) -> CutTarget? {
    if message.contains("must be provided by subclass"),
      let type = sequence(first: Syntax(token), next: \.parent).lazy.compactMap({ $0.as(ClassDeclSyntax.self) }).first
    {
      return CutTarget(declaration: Syntax(type), part: Syntax(type.classKeyword), kind: .initializer)
    }
    var node = Syntax(token)
    while let parent = node.parent {
      if let target = at(parent, from: node, message) { return target }
      node = parent
    }
    return nil
  }

  private static func at(_ node: Syntax, from child: Syntax, _ message: String) -> CutTarget? {
    if node.is(ImportDeclSyntax.self) { return CutTarget(declaration: node, part: node, kind: .import) }
    if let inherited = node.as(InheritedTypeSyntax.self) { return conformance(inherited) }
    if node.is(GenericParameterSyntax.self) || node.is(GenericRequirementSyntax.self) {
      return constraint(node, child)
    }
    if let type = replaceable(node) { return type }
    if node.is(AttributeSyntax.self) { return message.hasPrefix("unknown attribute") ? attribute(node) : nil }
    if node.is(MacroExpansionExprSyntax.self), node.isAtTopLevel { return declaration(node) }
    if let function = node.as(FunctionDeclSyntax.self) { return body(node, function.body.map(Syntax.init), child) }
    if let initializer = node.as(InitializerDeclSyntax.self) {
      return body(node, initializer.body.map(Syntax.init), child)
    }
    if let deinitializer = node.as(DeinitializerDeclSyntax.self) {
      return body(node, deinitializer.body.map(Syntax.init), child)
    }
    if let accessor = node.as(AccessorDeclSyntax.self), let block = accessor.body, child.id == block.id {
      return CutTarget(declaration: node, part: Syntax(block), kind: .body)
    }
    if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors,
      block.parent?.as(PatternBindingSyntax.self)?.typeAnnotation != nil
    {
      return CutTarget(declaration: node, part: node, kind: .body)
    }
    if let type = node.as(ClassDeclSyntax.self), message.contains("has no initializers") {
      return CutTarget(declaration: node, part: Syntax(type.memberBlock.leftBrace), kind: .initializer)
    }
    if let type = node.asProtocol((any DeclGroupSyntax).self) {
      return conformance(of: type, named: message.quotedNames.last, message) ?? declaration(node)
    }
    if node.isProtocol((any DeclSyntaxProtocol).self), node.isMember { return declaration(node) }
    return nil
  }

  /// The attribute of a class or of a method, which are useful without what its macro adds.
  private static func attribute(_ node: Syntax) -> CutTarget? {
    guard let owner = node.parent?.parent, owner.is(ClassDeclSyntax.self) || owner.is(FunctionDeclSyntax.self) else {
      return nil
    }
    return CutTarget(declaration: owner, part: node, kind: .attribute)
  }

  private static func declaration(_ node: Syntax) -> CutTarget {
    CutTarget(declaration: node, part: node, kind: .declaration)
  }

  private static func body(_ node: Syntax, _ body: Syntax?, _ child: Syntax) -> CutTarget? {
    guard node.isMember else { return nil }
    guard let body, body.id == child.id else { return declaration(node) }
    return CutTarget(declaration: node, part: body, kind: .body)
  }

  /// The first type that a class inherits from is its superclass, unless its name is one of a protocol.
  private static func conformance(_ inherited: InheritedTypeSyntax) -> CutTarget? {
    guard let type = inherited.parent?.parent?.parent else { return nil }
    let isFirst = inherited.parent?.as(InheritedTypeListSyntax.self)?.first?.id == inherited.id
    let name = inherited.type.trimmedDescription
    let suffixes = ["Delegate", "DataSource", "Protocol", "able", "ible", "Type", "ing", "Provider", "Representable"]
    if type.is(ClassDeclSyntax.self), isFirst, !suffixes.contains(where: name.hasSuffix) {
      return CutTarget(declaration: type, part: Syntax(inherited.type), kind: .superclass)
    }
    return CutTarget(declaration: type, part: Syntax(inherited.type), kind: .conformance)
  }

  /// The protocol or superclass that a generic parameter must have.
  private static func constraint(_ node: Syntax, _ child: Syntax) -> CutTarget? {
    let constraint =
      node.as(GenericParameterSyntax.self)?.inheritedType
      ?? node.as(GenericRequirementSyntax.self)?.requirement.as(ConformanceRequirementSyntax.self)?.rightType
    guard let constraint, let declaration = sequence(first: node, next: \.parent).first(where: \.isMember) else {
      return nil
    }
    return CutTarget(declaration: declaration, part: Syntax(constraint), kind: .constraint)
  }

  /// The missing type of a property, a parameter or a result whose name is that of a view or a controller.
  private static func replaceable(_ node: Syntax) -> CutTarget? {
    guard let type = node.as(IdentifierTypeSyntax.self), ClassDeclSyntax.indicatedClass(type.name.text) != nil,
      let place = sequence(first: node, next: \.parent).first(where: {
        !$0.isProtocol((any TypeSyntaxProtocol).self) && !$0.isPartOfType
      }),
      place.is(TypeAnnotationSyntax.self) || place.is(FunctionParameterSyntax.self)
        || place.is(ReturnClauseSyntax.self),
      let declaration = sequence(first: node, next: \.parent).first(where: \.isMember)
    else { return nil }
    return CutTarget(declaration: declaration, part: node, kind: .type)
  }

  /// The conformance that a message about a type as a whole names.
  private static func conformance(
    of type: any DeclGroupSyntax, named name: String?, _ message: String
  ) -> CutTarget? {
    guard message.contains("conform"), let name,
      let inherited = type.inheritanceClause?.inheritedTypes.first(where: { $0.type.trimmedDescription == name })
    else { return nil }
    return CutTarget(declaration: Syntax(type), part: Syntax(inherited.type), kind: .conformance)
  }

  /// The next larger part, for an error that remains.
  var larger: CutTarget? {
    switch kind {
    case .statement:
      guard let body = declaration.as(InitializerDeclSyntax.self)?.body else { return Self.declaration(declaration) }
      return CutTarget(declaration: declaration, part: Syntax(body), kind: .body)
    case .body:
      guard let member = sequence(first: declaration, next: \.parent).first(where: \.isMember) else { return nil }
      return Self.declaration(member)
    case .conformance, .superclass, .initializer, .value, .type, .constraint, .attribute:
      return Self.declaration(declaration)
    case .declaration, .import: return nil
    }
  }

  /// The statement with the token, if the part is an initializer or the closure of a property. Without the whole part there would
  /// be no object or no property.
  func narrowed(to token: TokenSyntax) -> CutTarget {
    if kind == .body, declaration.is(InitializerDeclSyntax.self) {
      guard let item = Self.statement(around: token, in: { $0.parent?.id == part.id }) else { return self }
      let text = item.trimmedDescription
      if text.contains("super.init") || text.contains("self.init") { return self }
      return CutTarget(declaration: declaration, part: item, kind: .statement)
    }
    guard kind == .declaration, let variable = declaration.as(VariableDeclSyntax.self) else { return self }
    if let item = Self.statement(around: token, in: { $0.parent?.is(ClosureExprSyntax.self) == true }),
      item.position > variable.bindings.position, !item.trimmedDescription.hasPrefix("return "),
      !item.trimmedDescription.hasPrefix("let "), !item.trimmedDescription.hasPrefix("var ")
    {
      return CutTarget(declaration: declaration, part: item, kind: .statement)
    }
    guard let binding = variable.bindings.first, let value = binding.initializer?.value, value.contains(token) else {
      return self
    }
    let type = binding.typeAnnotation?.type.trimmedDescription
    if let type, type.hasSuffix("?") || type.hasSuffix("!") || Self.emptyTypes.contains(type) {
      return CutTarget(declaration: declaration, part: Syntax(value), kind: .value)
    }
    // A property with an object of UIKit stays, with a new object: a rule can depend on its place.
    guard let made = (type ?? value.madeType).flatMap(KnownClass.named), let object = made.newObject else {
      return self
    }
    return CutTarget(declaration: declaration, part: Syntax(value), kind: .value, object: object)
  }

  /// The types with a value that stands for a missing one.
  private static let emptyTypes: Set<String> = [
    "Bool", "Int", "Double", "Float", "CGFloat", "String", "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "UIView",
  ]

  /// The innermost statement of a list of statements that fulfils a condition.
  private static func statement(around token: TokenSyntax, in fits: (Syntax) -> Bool) -> Syntax? {
    sequence(first: Syntax(token), next: \.parent).first { node in
      node.is(CodeBlockItemSyntax.self) && node.parent.map(fits) ?? false
    }
  }
}

extension ExprSyntax {
  /// The type whose initializer the expression begins with: `UIView` for `UIView().then { … }`.
  fileprivate var madeType: String? {
    if let sequence = self.as(SequenceExprSyntax.self) { return sequence.elements.first?.madeType }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.madeType }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? call.calledExpression.madeType
  }
}

extension SyntaxProtocol {
  fileprivate func contains(_ token: TokenSyntax) -> Bool {
    position <= token.position && token.endPosition <= endPosition
  }
}

extension Syntax {
  /// Whether it is a part of a type that is no type itself.
  fileprivate var isPartOfType: Bool {
    self.is(GenericArgumentSyntax.self) || self.is(GenericArgumentListSyntax.self)
      || self.is(GenericArgumentClauseSyntax.self) || self.is(TupleTypeElementSyntax.self)
      || self.is(TupleTypeElementListSyntax.self)
      || self.is(ReturnClauseSyntax.self) && parent?.is(FunctionTypeSyntax.self) == true
  }

  /// Whether it is a statement of the file.
  fileprivate var isAtTopLevel: Bool {
    parent?.is(CodeBlockItemSyntax.self) == true && parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }

  /// Whether it is a declaration of a type's member or of the file.
  fileprivate var isMember: Bool {
    guard isProtocol((any DeclSyntaxProtocol).self) else { return false }
    guard let parent else { return false }
    if parent.is(MemberBlockItemSyntax.self) { return true }
    return parent.is(CodeBlockItemSyntax.self) && parent.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}

extension String {
  /// The texts in single quotes.
  var quotedNames: [String] {
    split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
