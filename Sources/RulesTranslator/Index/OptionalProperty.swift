import SwiftSyntax

/// An `optional` property of an `@objc` protocol.
struct OptionalProperty {
  let file: SourceFile
  let protocolName: String
  /// `public ` if the protocol is public.
  let access: String
  let name: String
  let type: String
  let isSettable: Bool

  /// The optional properties that a member of a protocol declares.
  static func list(_ member: DeclSyntax, of node: ProtocolDeclSyntax, in file: SourceFile) -> [OptionalProperty] {
    guard let variable = member.as(VariableDeclSyntax.self),
      variable.modifiers.contains(where: { $0.name.text == "optional" })
    else { return [] }
    let isPublic = node.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
    return variable.bindings.compactMap { binding in
      guard let type = binding.typeAnnotation?.type.trimmedDescription.onOneLine else { return nil }
      return OptionalProperty(
        file: file, protocolName: node.name.text, access: isPublic ? "public " : "",
        name: binding.pattern.trimmedDescription, type: type,
        isSettable: binding.accessorBlock?.trimmedDescription.contains("set") == true)
    }
  }

  var isOptional: Bool { type.hasSuffix("?") || type.hasSuffix("!") }
}
