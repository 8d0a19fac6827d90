import SwiftSyntax

/// The names that only code of a file can use in an extension of a class: private declarations at its top level, private members of
/// its extensions of that class, and the members of its private extensions. A private initializer counts by its labels.
struct PrivateNames {
  private let names: Set<String>

  init(of file: SourceFile, in className: String) {
    let collector = PrivateNameCollector(className)
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
  private let className: String
  /// The access of the types around the visited node, the outermost first: what of their members the class can use.
  private var scopes: [Scope] = []

  private enum Scope {
    /// A private extension: all members.
    case all
    /// An extension of the class: private ones.
    case own
    /// Another type or extension: those that are private to the file.
    case other
  }

  init(_ className: String) {
    self.className = className
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPrivate = node.modifiers.contains { $0.isPrivateToType || $0.isPrivateToFile }
    scopes.append(isPrivate ? .all : node.extendedType.trimmedDescription == className ? .own : .other)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add([node.name], node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }, node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.signature.parameterClause.parameters.map(\.firstName).filter { $0.text != "_" }, node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add([node.name], node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  private func enter(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    add([name], modifiers)
    scopes.append(.other)
    return .visitChildren
  }

  private func add(_ tokens: [TokenSyntax], _ modifiers: DeclModifierListSyntax) {
    let isUsable =
      switch scopes.last {
      case .all: true
      case nil, .own: modifiers.contains { $0.isPrivateToType || $0.isPrivateToFile }
      case .other: modifiers.contains(where: \.isPrivateToFile)
      }
    if isUsable { names.formUnion(tokens.map { $0.text.filter { $0 != "`" } }) }
  }
}

extension DeclModifierSyntax {
  // `private(set)` limits the setter alone.
  fileprivate var isPrivateToType: Bool { name.text == "private" && detail == nil }
  fileprivate var isPrivateToFile: Bool { name.text == "fileprivate" && detail == nil }
}
