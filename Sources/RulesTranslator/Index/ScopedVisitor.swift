import SwiftSyntax

/// A visitor that keeps the types around the visited node.
class ScopedVisitor: SyntaxVisitor {
  struct Scope {
    let name: String
    /// Why the types in it cannot be named from outside.
    let hidden: String?
  }

  private(set) var scopes: [Scope] = []
  private var functionDepth = 0
  let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// The name of the innermost type with those around it.
  var scopeName: String { scopes.map(\.name).joined(separator: ".") }

  /// Why a type at this place cannot be named.
  var hiddenReason: String? {
    functionDepth > 0 ? "is declared inside a function" : scopes.lazy.compactMap(\.hidden).first
  }

  var isInFunction: Bool { functionDepth > 0 }

  func didEnter(_ declaration: ClassDeclSyntax) {}
  func didEnter(_ declaration: ExtensionDeclSyntax) {}
  func didEnter(_ declaration: ProtocolDeclSyntax) {}
  func willEnter(type name: String) {}
  /// A struct, an enumeration or an actor.
  func didEnterOther(_ members: MemberBlockSyntax) {}
  func didVisit(_ function: FunctionDeclSyntax) {}

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.genericParameterClause)
    didEnter(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.genericParameterClause)
    didEnterOther(node.memberBlock)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.genericParameterClause)
    didEnterOther(node.memberBlock)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, hidden: "is declared in an actor")
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, hidden: "is declared in a protocol")
    didEnter(node)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isConstrained = node.genericWhereClause != nil
    scopes.append(
      Scope(name: node.extendedType.trimmedDescription, hidden: isConstrained ? "is in a constrained extension" : nil))
    didEnter(node)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(_ name: TokenSyntax, _ parameters: GenericParameterClauseSyntax?) {
    enter(name, hidden: parameters == nil ? hiddenReason : "is generic")
  }

  private func enter(_ name: TokenSyntax, hidden: String?) {
    willEnter(type: name.text)
    scopes.append(Scope(name: name.text, hidden: hidden))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    didVisit(node)
    return enterFunction()
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  private func enterFunction() -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
}
