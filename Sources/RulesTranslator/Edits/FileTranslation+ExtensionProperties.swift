import SwiftSyntax

// As for methods of extensions: the copy of the property has the code under another name, and reads that or the override.
extension FileTranslation {
  /// Translates a property of an extension that a class overrides, or such an override.
  func translateExtensionProperty(_ node: VariableDeclSyntax) {
    guard let name = node.overridableName, let pattern = node.bindings.first?.pattern else { return }
    if let property = index.extensionProperties.first(where: { $0.syntax.id == node.id }) {
      guard index.isOverridden(property) else { return }
      let access =
        (Array(node.modifiers) + Array(property.node.modifiers))
          .contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
      edits.insert(
        "\(access)var \(name): \(property.type) { if let other = self as? any \(property.protocolName) "
          + "{ return other.\(property.overrideName) }; return self.\(property.ownName) }; ",
        at: node.bounds.lowerBound)
      edits.replace(pattern, with: property.ownName)
      edits.insert(
        "; @MainActor protocol \(property.protocolName): AnyObject { var \(property.overrideName): \(property.type) { get } }",
        at: property.node.bounds.upperBound)
    } else if node.isOverride, let declaration = index.find(scopeName, in: ""),
      let property = index.overriddenProperty(name, in: declaration)
    {
      edits.replace(pattern, with: property.overrideName)
      guard !index.inheritsOverride(of: property, declaration) else { return }
      for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
        edits.remove(modifier, in: file)
      }
    }
  }

  /// Declares that a class overrides such properties.
  func markExtensionProperties(_ declaration: ClassDeclaration) {
    guard let last = declaration.syntax.inheritanceClause?.inheritedTypes.last else { return }
    for property in index.extensionProperties
    where index.find(property.className, in: "") == nil && index.overrides(property, in: declaration)
      && !index.inheritsOverride(of: property, declaration)
    {
      edits.insert(", \(property.protocolName)", at: last.type.bounds.upperBound)
    }
  }

  /// Makes `super.property` the override of the superclass, or the extension's code.
  func translateSuperProperty(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) ?? false, let declaration = index.find(scopeName, in: ""),
      let property = index.overriddenProperty(node.declName.baseName.text, in: declaration),
      index.isOverridden(property)
    else { return }
    let isInherited = index.inheritsOverride(of: property, declaration)
    edits.replace(node, with: isInherited ? "super.\(property.overrideName)" : "self.\(property.ownName)")
  }
}
