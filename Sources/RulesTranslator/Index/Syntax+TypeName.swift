import SwiftSyntax

extension Syntax {
  /// The name of the type that the node declares or extends; `nil` for other nodes.
  var typeName: String? {
    if let type = self.as(ClassDeclSyntax.self) { return type.name.text }
    if let type = self.as(StructDeclSyntax.self) { return type.name.text }
    if let type = self.as(EnumDeclSyntax.self) { return type.name.text }
    if let type = self.as(ProtocolDeclSyntax.self) { return type.name.text }
    if let type = self.as(ActorDeclSyntax.self) { return type.name.text }
    return self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}
