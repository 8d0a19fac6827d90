import SwiftSyntax

/// The translation of one file: the edits of its copy, and what cannot be translated.
final class FileTranslation: ScopedVisitor {
  let index: ModuleIndex
  var edits = Edits()
  var problems: [Problem] = []
  /// The registration functions of the types at the file's top level, as they are called.
  var topLevelRegistrars: [String] = []
  /// The registration functions of the types in the present type, for each of ``scopes``.
  var nestedRegistrars: [[String]] = []
  var registrarCount = 0

  init(_ file: SourceFile, _ index: ModuleIndex) {
    self.index = index
    super.init(file)
  }

  func note(_ node: some SyntaxProtocol, _ message: String, remedy: String) {
    let (line, column) = file.position(of: node)
    problems.append(Problem(file: file.path, line: line, column: column, message: message, remedy: remedy))
  }

  // MARK: Types

  override func didEnter(_ node: ClassDeclSyntax) {
    nestedRegistrars.append([])
    if let declaration = declaration(of: node) {
      reportUncalledMembers(of: declaration)
      reportUncalledRequirements(of: declaration)
      markForwarding(declaration)
      markObserver(declaration)
      markExtensionOverrides(declaration)
      markExtensionProperties(declaration)
      addCellConformance(declaration)
    }
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    let nested = nestedRegistrars.removeLast()
    if let declaration = declaration(of: node) { finish(declaration, nested: nested) }
    super.visitPost(node)
  }

  private func declaration(of node: ClassDeclSyntax) -> ClassDeclaration? {
    index.classes.first { $0.file === file && $0.syntax.id == node.id }
  }

  override func didEnterOther(_ members: MemberBlockSyntax) { nestedRegistrars.append([]) }

  override func visitPost(_ node: StructDeclSyntax) {
    finish(Syntax(node), node.name.text, node.memberBlock, nested: nestedRegistrars.removeLast())
    super.visitPost(node)
  }

  override func visitPost(_ node: EnumDeclSyntax) {
    finish(Syntax(node), node.name.text, node.memberBlock, nested: nestedRegistrars.removeLast())
    super.visitPost(node)
  }

  override func didEnter(_ node: ExtensionDeclSyntax) {
    nestedRegistrars.append([])
    for member in index.members where member.file === file && member.syntax.parent?.parent?.parent?.id == node.id {
      leave(member)
    }
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    let nested = nestedRegistrars.removeLast()
    finish(
      Syntax(node), node.extendedType.trimmedDescription, node.memberBlock, nested: nested,
      also: translateCategory(node))
    super.visitPost(node)
  }

  override func didEnter(_ node: ProtocolDeclSyntax) { translate(node) }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    translate(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) || node.name.tokenKind == .keyword(.optional) {
      edits.remove(node, in: file)
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    translate(node)
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    translate(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": translateSelector(node)
    case "keyPath": translateKeyPath(node)
    case "Preview": edits.remove(node, in: file)
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    edits.remove(node, in: file)
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    translateOptionalReference(node)
    translateOptionalProperty(node)
    translateQualifier(node)
    translateSuperProperty(node)
    translateDynamicValue(node)
    translateIntersection(node)
    translateMutableString(node)
    return translateTime(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    translateManagedProperty(node)
    translateExtensionProperty(node)
    translateStaticObject(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    translateQualifier(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    translateHandlerClosure(node)
    if translateTime(node) { return .visitChildren }
    translateOptionalCall(node)
    translateSuperCall(node)
    translateSuperObservation(node)
    translateSuperOfExtension(node)
    translateCodeConversion(node)
    translateDescriptionOfClass(node)
    translateEmptyText(node)
    translateMetatypeCall(node)
    noteUnsupportedCall(node)
    return .visitChildren
  }

  override func didVisit(_ function: FunctionDeclSyntax) {
    translateMessageMethod(function)
    translateObservation(function)
    translateExtensionMethod(function)
    translateReplaceableMethod(function)
    translateExtensionOverride(function)
    translateInheritedRequirement(function)
    translateClassDescription(function)
    translateAwakening(function)
    noteUnsupportedMethod(function)
    guard function.isHitTest, function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }),
      let body = function.body
    else { return }
    markDecisions(in: body)
  }
}
