import SwiftSyntax

/// Removes from a file what only SwiftUI runs: the bodies of its types, and expressions of its own views. Lines keep their numbers.
final class BodyRemoval: SyntaxVisitor {
  private let file: SourceFile
  let types: HostedTypes
  private var edits = Edits()
  private var removedStates = 0

  private init(_ file: SourceFile, _ types: HostedTypes) {
    (self.file, self.types) = (file, types)
    super.init(viewMode: .sourceAccurate)
  }

  /// The files without what only SwiftUI runs. Files that do not import SwiftUI stay as they are.
  static func files(_ files: [SourceFile]) -> [SourceFile] {
    guard files.contains(where: \.importsSwiftUI) else { return files }
    let types = HostedTypes(files.map(\.tree))
    return files.map { file in
      guard file.importsSwiftUI else { return file }
      let removal = BodyRemoval(file, types)
      removal.walk(file.tree)
      let text = removal.edits.text(of: 0..<file.bytes.count, in: file) { _ in removal.edits }
      return SourceFile(path: file.path, index: file.index, activeText: [UInt8](text.utf8))
    }
  }

  private func remove(_ node: some SyntaxProtocol) { edits.remove(node, in: file) }

  private func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.replaceKeepingLines(node.bounds, in: file, with: text)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.memberBlock) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.memberBlock) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.memberBlock) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = HostedTypes.plain(node.extendedType.trimmedDescription)
    if SwiftUINames.extended.contains(name), !types.declared.contains(name) {
      remove(node)
      return .skipChildren
    }
    return enter(name, node.memberBlock)
  }

  private func enter(_ name: String, _ block: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    let hasBody = types.hasBody(name)
    guard hasBody || types.isRepresentable(name) else { return .visitChildren }
    for member in block.members where isOfBody(member.decl, keepsCode: !hasBody) {
      if isSharedState(member.decl) {
        removedStates += 1
        replace(member, with: "private let __removedState\(removedStates) = SwiftUI._RemovedState()")
      } else {
        remove(member)
      }
    }
    return .visitChildren
  }

  /// Whether a property shares state with other code, so that a closure can change what the body draws.
  private func isSharedState(_ member: DeclSyntax) -> Bool {
    guard let variable = member.as(VariableDeclSyntax.self) else { return false }
    return variable.attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return false }
      let name = HostedTypes.plain(attribute.attributeName.trimmedDescription)
      let isOfType = attribute.arguments?.trimmedDescription.hasSuffix(".self") ?? false
      return SwiftUINames.sharedState.contains(name) || name == "Environment" && isOfType
    }
  }

  /// Whether only a body uses a member.
  private func isOfBody(_ member: DeclSyntax, keepsCode: Bool) -> Bool {
    if let variable = member.as(VariableDeclSyntax.self) {
      let wrappers = variable.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
      if wrappers.contains(where: { SwiftUINames.bodyWrappers.contains(HostedTypes.plain($0)) }) { return true }
      guard !keepsCode, let binding = variable.bindings.first, binding.isComputed else { return false }
      let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      if variable.modifiers.contains(where: { $0.name.text == "static" }) { return type.hasPrefix("some ") }
      return !["id", "description", "hashValue"].contains(binding.pattern.trimmedDescription)
    }
    if keepsCode { return false }
    if let function = member.as(FunctionDeclSyntax.self) {
      if function.modifiers.contains(where: { $0.name.text == "static" }) {
        return function.signature.returnClause?.type.trimmedDescription.hasPrefix("some ") ?? false
      }
      return function.name.text != "hash"
    }
    return member.is(SubscriptDeclSyntax.self)
  }

  // MARK: Code that makes views

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let makesView = node.signature.returnClause?.type.trimmedDescription == "some View"
    guard makesView, let body = node.body else { return .visitChildren }
    return replaceBody(body.statements, named: node.name.text)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.isComputed, node.typeAnnotation?.type.trimmedDescription == "some View",
      case .getter(let statements) = node.accessorBlock?.accessors
    else { return .visitChildren }
    return replaceBody(statements, named: node.pattern.trimmedDescription)
  }

  private func replaceBody(_ statements: CodeBlockItemListSyntax, named name: String) -> SyntaxVisitorContinueKind {
    if statements.count == 1, let only = statements.first?.item {
      let returned = only.as(ReturnStmtSyntax.self)?.expression ?? only.as(ExprSyntax.self)
      if let returned, !returned.is(IfExprSyntax.self), !returned.is(SwitchExprSyntax.self) {
        translate(returned)
        return .visitChildren
      }
    }
    guard !statements.isEmpty else { return .skipChildren }
    replace(statements, with: " SwiftUI._DrawnContent(\(StringLiteral.text(name))) ")
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.arguments where argument.label?.text == "rootView" { translate(argument.expression) }
    let callee = HostedTypes.plain(node.calledExpression.trimmedDescription)
    if callee == "AnyView", let first = node.arguments.first { translate(first.expression) }
    if callee == "UIHostingConfiguration", let closure = node.trailingClosure {
      _ = replaceBody(closure.statements, named: "UIHostingConfiguration")
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), let target = parts[0].as(MemberAccessExprSyntax.self),
      target.declName.baseName.text == "rootView"
    {
      translate(parts[2])
    }
    return .visitChildren
  }

  /// Removes modifiers from an expression that makes a view, and replaces a view of SwiftUI.
  private func translate(_ expression: ExprSyntax) {
    var (base, last) = (expression, expression)
    // The receiver of the first call in the chain.
    var chain: [(call: ExprSyntax, receiver: ExprSyntax, name: String)] = []
    while let call = base.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let receiver = member.base,
      !member.declName.baseName.text.first!.isUppercase
    {
      chain.append((base, receiver, member.declName.baseName.text))
      base = receiver
    }
    last = base
    if let name = base.nameOfMadeView {
      if SwiftUINames.views.contains(name), !types.declared.contains(name) {
        return replace(expression, with: "SwiftUI._DrawnContent(\(StringLiteral.text(name)))")
      }
      guard types.declared.contains(name) || ["AnyView", "EmptyView"].contains(name) else { return }
    } else {
      // Modifiers differ from other calls by their names only.
      for (call, receiver, name) in chain {
        guard SwiftUINames.modifiers.contains(name) else {
          last = call
          break
        }
        last = receiver
      }
    }
    let (end, whole) = (last.bounds.upperBound, expression.bounds.upperBound)
    if end < whole { edits.replaceKeepingLines(end..<whole, in: file) }
  }
}

extension SourceFile {
  fileprivate var importsSwiftUI: Bool {
    tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI" }
  }
}

extension ExprSyntax {
  /// The name of the type whose initializer makes the view; `nil` if the expression is no such call.
  fileprivate var nameOfMadeView: String? {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    let name = HostedTypes.plain(callee.trimmedDescription)
    let isCall =
      self.is(FunctionCallExprSyntax.self)
      || SwiftUINames.views.contains(String(callee.trimmedDescription.prefix { $0 != "." }))
    let root =
      callee.is(MemberAccessExprSyntax.self) && !self.is(FunctionCallExprSyntax.self)
      ? String(callee.trimmedDescription.prefix { $0 != "." }) : name
    return isCall && root.first?.isUppercase == true ? root : nil
  }
}

extension PatternBindingSyntax {
  /// Whether the property has a getter and no storage.
  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { $0.accessorSpecifier.text == "get" }
  }
}
