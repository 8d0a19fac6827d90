import SwiftSyntax

/// The types of a build's files that SwiftUI draws.
final class HostedTypes: SyntaxVisitor {
  /// The names of all types that the files declare, without those around them.
  private(set) var declared: Set<String> = []
  private var inherited: [String: Set<String>] = [:]

  init(_ trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  /// Whether a type loses the bodies of its members.
  func hasBody(_ name: String) -> Bool { conforms(name, to: SwiftUINames.bodyProtocols) && !isRepresentable(name) }

  /// Whether a type has a side in UIKit.
  func isRepresentable(_ name: String) -> Bool { conforms(name, to: SwiftUINames.representables) }

  private func conforms(_ name: String, to protocols: Set<String>) -> Bool {
    var (open, seen) = ([name], Set<String>())
    while let next = open.popLast() {
      for parent in inherited[next] ?? [] where seen.insert(parent).inserted {
        if protocols.contains(parent), !declared.contains(parent) { return true }
        open.append(parent)
      }
    }
    return false
  }

  private func note(_ name: String, _ clause: InheritanceClauseSyntax?, declares: Bool = true) {
    if declares { declared.insert(name) }
    inherited[name, default: []].formUnion(
      clause.names.flatMap { $0.split(separator: "&") }.map { Self.plain(String($0)) })
  }

  /// The last part of a type's name without generic arguments.
  static func plain(_ name: String) -> String {
    let head = name.prefix { $0 != "<" }
    return String((head.split(separator: ".").last ?? head).filter { !$0.isWhitespace })
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(Self.plain(node.extendedType.trimmedDescription), node.inheritanceClause, declares: false)
    return .visitChildren
  }
}
