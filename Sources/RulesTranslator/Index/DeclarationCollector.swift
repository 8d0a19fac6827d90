import SwiftSyntax

/// Collects the types of a file, their initializers and properties.
final class DeclarationCollector: ScopedVisitor {
  private let index: ModuleIndex

  init(_ file: SourceFile, _ index: ModuleIndex) {
    self.index = index
    super.init(file)
  }

  override func willEnter(type name: String) {
    if scopes.isEmpty, !isInFunction {
      index.topLevelTypes.insert(name)
      index.topLevelNames.insert(name)
    }
  }

  override func didVisit(_ function: FunctionDeclSyntax) {
    if function.name.text == "intersects" { index.declaresIntersects = true }
    if function.name.text == "description" { index.declaresDescription = true }
    if scopes.isEmpty, !isInFunction { index.topLevelNames.insert(function.name.text) }
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.text == "intersects" { index.declaresIntersects = true }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "intersects" { index.declaresIntersects = true }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.isEmpty, !isInFunction {
      index.topLevelNames.formUnion(node.bindings.map(\.pattern.trimmedDescription))
    }
    return .visitChildren
  }

  override func didEnter(_ node: ClassDeclSyntax) {
    let inherited = node.inheritanceClause.names
    let declaration = ClassDeclaration(
      name: scopeName, inherited: inherited, file: file, syntax: node,
      hidden: node.attributes.isUnavailable ? "is unavailable" : hiddenReason)
    for member in node.memberBlock.members { add(member.decl, to: declaration) }
    index.classes.append(declaration)
    noteUncalledRequirements(in: node.memberBlock)
    noteProtocols(inherited, of: scopeName)
  }

  override func didEnter(_ node: ExtensionDeclSyntax) {
    noteProtocols(node.inheritanceClause.names, of: scopeName)
    index.declared.conformances[scopeName, default: []] += node.inheritanceClause.names
    index.declared.functions[scopeName, default: []] += node.memberBlock.members.compactMap {
      $0.decl.as(FunctionDeclSyntax.self)
    }
    noteUncalledRequirements(in: node.memberBlock)
    index.extensionMethods += ExtensionMethod.list(node)
    index.categoryOverrides += CategoryOverride.list(node)
    index.extensionProperties += ExtensionProperty.list(node)
    if ["Bundle", "Foundation.Bundle"].contains(scopeName), node.memberBlock.members.contains(where: \.declaresModule) {
      index.declaresBundleOfModule = true
    }
  }

  override func didEnter(_ node: ProtocolDeclSyntax) {
    index.protocols.insert(node.name.text)
    index.declared.refined[node.name.text] = node.inheritanceClause.names
    index.declared.refined[scopeName] = node.inheritanceClause.names
    guard scopes.count == 1 else { return }
    for member in node.memberBlock.members {
      index.optionalProperties += OptionalProperty.list(member.decl, of: node, in: file)
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        function.modifiers.contains(where: { $0.name.text == "optional" })
      else { continue }
      let isPublic = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
      index.optionalMethods.append(
        OptionalMethod(
          file: file, protocolName: node.name.text, access: isPublic ? "public " : "", syntax: function))
    }
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer.value.trimmedDescription.hasPrefix("@convention(c)") { index.codeTypes.insert(node.name.text) }
    index.declared.aliases[(scopes.map(\.name) + [node.name.text]).joined(separator: ".")] =
      node.initializer.value.trimmedDescription
    if scopes.isEmpty {
      index.aliases[node.name.text] = node.initializer.value.trimmedDescription
      index.topLevelTypes.insert(node.name.text)
      index.topLevelNames.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let base = SelectorReference(node)?.baseName {
      index.selectorBaseNames.insert(base)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "module", node.base == nil || node.base?.trimmedDescription == "Bundle" {
      index.namesBundleOfModule = true
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if ModuleIndex.replacingFunctions.contains(name) { index.replacesMethods = true }
    if name == "Selector" || name == "NSSelectorFromString", let argument = node.arguments.first {
      let text = argument.expression.trimmedDescription.drop { "(\"".contains($0) }
      index.selectorBaseNames.insert(String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.tokenKind == .keyword(.override), let member = node.parent?.parent else { return .skipChildren }
    if let function = member.as(FunctionDeclSyntax.self) {
      index.overriddenNames.insert(function.fullName)
    } else if let variable = member.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { index.overriddenNames.insert(binding.pattern.trimmedDescription) }
    }
    return .skipChildren
  }

  private func noteProtocols(_ inherited: [String], of name: String) {
    if inherited.contains(where: { name in ["Delegate", "DataSource", "Prefetching"].contains(where: name.hasSuffix) })
    {
      index.delegateClasses.insert(name)
    }
    if inherited.contains("UIGestureRecognizerDelegate") { index.recognizerDelegates.insert(name) }
    if inherited.contains(where: { $0 == "SceneMade" || $0 == "TouchReplay.SceneMade" }) { index.hooked.insert(name) }
  }

  private func noteUncalledRequirements(in block: MemberBlockSyntax) {
    for function in block.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
    where function.name.text == "gestureRecognizer" {
      index.recognizerMethods[scopeName, default: []].append(function)
    }
    for function in block.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
    where UncalledRequirement.all[function.fullName] != nil {
      index.uncalledRequirements[scopeName, default: []].append((file, function))
    }
  }

  private func add(_ member: DeclSyntax, to declaration: ClassDeclaration) {
    if let initializer = member.as(InitializerDeclSyntax.self) {
      let parameters = initializer.signature.parameterClause.parameters
      declaration.initializers.append(
        ClassDeclaration.Initializer(
          requiredLabels: parameters.filter { $0.defaultValue == nil && $0.ellipsis == nil }.map(\.firstName.text),
          labels: parameters.map(\.firstName.text),
          isConvenience: initializer.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) },
          isFailable: initializer.optionalMark != nil,
          isCallable: !initializer.attributes.isUnavailable
            && initializer.signature.effectSpecifiers?.asyncSpecifier == nil
            && initializer.genericParameterClause == nil,
          throwsErrors: initializer.signature.effectSpecifiers?.throwsClause != nil))
    } else if let variable = member.as(VariableDeclSyntax.self) {
      declaration.properties += properties(variable)
    } else if let function = member.as(FunctionDeclSyntax.self), function.isHitTest,
      function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) })
    {
      declaration.hasFinalHitTest = true
    }
  }

  private func properties(_ variable: VariableDeclSyntax) -> [ClassDeclaration.Property] {
    let excluded: Set<String> = ["static", "class", "lazy", "override", "nonisolated"]
    guard variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.attributes.isUnavailable,
      !variable.modifiers.contains(where: { excluded.contains($0.name.text) })
    else { return [] }
    return variable.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.isSettable else { return nil }
      return ClassDeclaration.Property(
        name: pattern.identifier.text.filter { $0 != "`" }, reference: pattern.identifier.text,
        type: binding.typeAnnotation?.type.trimmedDescription,
        line: file.line(of: pattern))
    }
  }
}

extension MemberBlockItemSyntax {
  /// Whether it declares a property `module`.
  fileprivate var declaresModule: Bool {
    decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == "module" } ?? false
  }
}

extension PatternBindingSyntax {
  /// Whether the property is stored or has a setter.
  fileprivate var isSettable: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
    return accessors.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
  }
}

extension InheritanceClauseSyntax? {
  /// The names of the inherited types.
  var names: [String] {
    self?.inheritedTypes.map { inherited in
      var type = inherited.type
      while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
      return type.trimmedDescription
    } ?? []
  }
}

extension FunctionDeclSyntax {
  /// Whether it is `hitTest(_:with:)` or `point(inside:with:)`.
  var isHitTest: Bool { fullName == "hitTest(_:with:)" || fullName == "point(inside:with:)" }
}
