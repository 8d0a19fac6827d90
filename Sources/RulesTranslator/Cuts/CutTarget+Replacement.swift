import SwiftSyntax

extension CutTarget {
  /// The name of the declaration with those of the types around it: `SheetView.layoutSubviews`.
  var name: String {
    let names = sequence(first: declaration, next: \.parent).compactMap(\.declaredName)
    let text = names.reversed().joined(separator: ".")
    if [.conformance, .superclass, .type, .constraint, .attribute].contains(kind) {
      return "\(text): \(part.trimmedDescription)"
    }
    return text
  }

  /// The name without those of the types around it: `layoutSubviews`.
  var shortName: String {
    sequence(first: declaration, next: \.parent).lazy.compactMap(\.declaredName).first ?? name
  }

  /// The code in place of the part.
  func replacement(_ sentence: String) -> String {
    switch kind {
    case .import, .declaration, .attribute: return ""
    case .conformance, .constraint: return "Any"
    case .type: return ClassDeclSyntax.indicatedClass(part.trimmedDescription) ?? "UIView"
    case .superclass: return declaration.as(ClassDeclSyntax.self)?.nearestClass ?? "NSObject"
    case .initializer:
      // The part is the brace if all initializers are missing, and the keyword if only the required one is.
      return part.as(TokenSyntax.self)?.tokenKind == .leftBrace
        ? " init(_cut: Void) { TouchReplay._cutObject(\(sentence)) }; "
        : " \(access)required init?(coder: NSCoder) { TouchReplay.cut(\(sentence)); return nil }; "
    case .value:
      guard let object else { return "TouchReplay._cutValue(\(sentence))" }
      return "{ TouchReplay.cut(\(sentence)); return \(object) }()"
    case .statement: return "TouchReplay.cut(\(sentence))"
    case .body: break
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return initializer.optionalMark == nil
        ? "{ TouchReplay._cutObject(\(sentence)) }" : "{ TouchReplay.cut(\(sentence)); return nil }"
    }
    return returnsValue ? "{ return TouchReplay._cutValue(\(sentence)) }" : "{ TouchReplay.cut(\(sentence)) }"
  }

  /// `public` for a member that must be visible wherever the class is.
  private var access: String {
    let names = declaration.as(ClassDeclSyntax.self)?.modifiers.map(\.name.text) ?? []
    return names.contains("public") || names.contains("open") ? "public " : ""
  }

  private var returnsValue: Bool {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let type = function.signature.returnClause?.type.trimmedDescription ?? "Void"
      return type != "Void" && type != "()"
    }
    if let accessor = declaration.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    return declaration.is(AccessorBlockSyntax.self)
  }

  /// Whether the part is a hit-test method or a method of a recognizer, or contains one.
  func isRule(_ index: ModuleIndex) -> Bool {
    switch kind {
    // The missing superclass may have a hit test of its own: each object of the class reports that it is another one.
    case .import, .conformance, .statement, .value, .initializer, .superclass, .type, .constraint, .attribute:
      return false
    case .body, .declaration: return RuleFinder(part.parent ?? part, in: part, index).found
    }
  }
}

/// Looks for rules in a part, and around it.
private final class RuleFinder: SyntaxVisitor {
  private(set) var found = false
  private let index: ModuleIndex

  init(_ parent: Syntax, in part: Syntax, _ index: ModuleIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
    // The body of a method: the method counts.
    if let function = parent.as(FunctionDeclSyntax.self) { check(function) } else { walk(part) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node)
    return .skipChildren
  }

  private func check(_ node: FunctionDeclSyntax) {
    if node.isHitTest || node.name.text.hasPrefix("gestureRecognizer") { found = true }
    guard let type = node.parent?.parent?.parent?.parent else { return }
    let names = sequence(first: type, next: \.parent).compactMap(\.declaredName).reversed()
    if let declaration = index.classesByName[names.joined(separator: ".")], index.kind(of: declaration) == .recognizer {
      found = true
    }
  }
}

extension Syntax {
  /// The name that a declaration adds to the names of its members.
  fileprivate var declaredName: String? {
    if let typeName { return typeName }
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.text }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return "init(\(initializer.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
    }
    if self.is(DeinitializerDeclSyntax.self) { return "deinit" }
    if self.is(SubscriptDeclSyntax.self) { return "subscript" }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription
    }
    if let alias = self.as(TypeAliasDeclSyntax.self) { return alias.name.text }
    if let cases = self.as(EnumCaseDeclSyntax.self) { return cases.elements.first?.name.text }
    if let macro = self.as(MacroExpansionDeclSyntax.self) { return "#\(macro.macroName.text)" }
    if let macro = self.as(MacroExpansionExprSyntax.self), parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
      return "#\(macro.macroName.text)"
    }
    if let module = self.as(ImportDeclSyntax.self) { return "import \(module.path.trimmedDescription)" }
    return nil
  }
}
