import SwiftSyntax

/// A property that an extension gives to a class of UIKit and that the Objective-C runtime would find by name, so that classes can
/// override it. Only properties without a setter are translated.
struct ExtensionProperty {
  let className: String
  let node: ExtensionDeclSyntax
  let syntax: VariableDeclSyntax
  let name: String
  let type: String

  /// The extension's code.
  var ownName: String { "__touchReplayOwn_\(name)" }
  /// The property that overrides it in a class.
  var overrideName: String { "__touchReplayOverride_\(name)" }
  /// The protocol of the classes that override it.
  var protocolName: String { "__TouchReplayOverriding_\(className)_\(name)" }

  /// The properties of an extension. Its class must be one of UIKit.
  static func list(_ node: ExtensionDeclSyntax) -> [ExtensionProperty] {
    let className = node.extendedType.trimmedDescription
    guard KnownClass.named(className) != nil, node.genericWhereClause == nil else { return [] }
    return node.memberBlock.members.compactMap { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self), let name = variable.overridableName,
        variable.attributes.hasObjectiveC || node.attributes.hasObjectiveC,
        !variable.modifiers.contains(where: { ["override", "static", "class", "final"].contains($0.name.text) }),
        let type = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
      else { return nil }
      return ExtensionProperty(className: className, node: node, syntax: variable, name: name, type: type)
    }
  }
}

extension VariableDeclSyntax {
  /// The name of a computed property without a setter.
  var overridableName: String? {
    guard bindings.count == 1, let binding = bindings.first, let block = binding.accessorBlock,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    if case .accessors(let accessors) = block.accessors {
      guard accessors.count == 1, accessors.first?.accessorSpecifier.tokenKind == .keyword(.get) else { return nil }
    }
    return pattern.identifier.text
  }

  var isOverride: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.override) } }
}

extension ModuleIndex {
  /// The property of an extension that a property of a class overrides.
  func overriddenProperty(_ name: String, in declaration: ClassDeclaration) -> ExtensionProperty? {
    let superclasses = superclasses(of: declaration)
    return extensionProperties.first {
      $0.name == name && superclasses.contains($0.className) && find($0.className, in: "") == nil
    }
  }

  /// Whether a class of the files overrides a property of an extension.
  func isOverridden(_ property: ExtensionProperty) -> Bool {
    find(property.className, in: "") == nil && classes.contains { overrides(property, in: $0) }
  }

  /// Whether a superclass that is in the files overrides the property, too.
  func inheritsOverride(of property: ExtensionProperty, _ declaration: ClassDeclaration) -> Bool {
    superclasses(of: declaration).contains { name in
      classesByName[name].map { overrides(property, in: $0) } ?? false
    }
  }

  func overrides(_ property: ExtensionProperty, in declaration: ClassDeclaration) -> Bool {
    superclasses(of: declaration).contains(property.className)
      && declaration.syntax.memberBlock.members.contains { member in
        guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isOverride else { return false }
        return variable.overridableName == property.name
      }
  }
}
