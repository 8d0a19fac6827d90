import SwiftSyntax

/// The names that only code of a file can use: private declarations at its top level and in its types, and the members of its
/// private extensions.
struct PrivateNames {
  private let names: Set<String>

  init(of file: SourceFile) {
    let collector = PrivateNameCollector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    names = collector.names
  }

  /// Whether a part of the file has one of the names.
  func isUsed(in node: some SyntaxProtocol) -> Bool {
    guard !names.isEmpty else { return false }
    return node.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let text) = token.tokenKind else { return false }
      return names.contains(text.filter { $0 != "`" })
    }
  }
}

private final class PrivateNameCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private var privateExtensions = 0

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.isPrivate { privateExtensions += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    if node.modifiers.isPrivate { privateExtensions -= 1 }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add([node.name], node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let patterns = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
    add(patterns, node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add([node.name], node.modifiers) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add([node.name], node.modifiers) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add([node.name], node.modifiers) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add([node.name], node.modifiers) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add([node.name], node.modifiers) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add([node.name], node.modifiers) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  @discardableResult
  private func add(_ tokens: [TokenSyntax], _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    if privateExtensions > 0 || modifiers.isPrivate { names.formUnion(tokens.map { $0.text.filter { $0 != "`" } }) }
    return .visitChildren
  }
}

extension DeclModifierListSyntax {
  /// Whether what has the modifiers can only be used in its file; `private(set)` limits the setter alone.
  fileprivate var isPrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}
