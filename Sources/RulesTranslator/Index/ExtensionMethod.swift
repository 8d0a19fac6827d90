import SwiftSyntax

/// A method that an extension gives to a class of UIKit and that the Objective-C runtime would find by name, so that classes can
/// override it.
struct ExtensionMethod {
  let className: String
  let node: ExtensionDeclSyntax
  let syntax: FunctionDeclSyntax

  var fullName: String { syntax.fullName }
  /// The extension's code.
  var ownName: String { "__touchReplayOwn_\(syntax.name.text)" }
  /// The method that overrides it in a class.
  var overrideName: String { "__touchReplayOverride_\(syntax.name.text)" }
  /// The protocol of the classes that override it. Methods with the same name and other labels have other protocols.
  var protocolName: String {
    let labels = fullName.filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }
    return "__TouchReplayOverriding_\(className)_" + labels.replacing(":", with: "_")
  }

  /// The methods of an extension. Its class must be one of UIKit.
  static func list(_ node: ExtensionDeclSyntax) -> [ExtensionMethod] {
    let name = node.extendedType.trimmedDescription
    guard KnownClass.named(name) != nil, node.genericWhereClause == nil else { return [] }
    return node.memberBlock.members.compactMap { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.genericParameterClause == nil,
        !function.signature.parameterClause.parameters.contains(where: { $0.ellipsis != nil }),
        function.attributes.hasObjectiveC || node.attributes.hasObjectiveC,
        !function.modifiers.contains(where: { ["override", "static", "class", "final"].contains($0.name.text) })
      else { return nil }
      return ExtensionMethod(className: name, node: node, syntax: function)
    }
  }
}

extension AttributeListSyntax {
  var hasObjectiveC: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc" }
  }
}

extension FunctionDeclSyntax {
  var isOverride: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.override) } }
}

extension ModuleIndex {
  /// The method of an extension that a method of a class overrides.
  func overridden(by fullName: String, in declaration: ClassDeclaration) -> ExtensionMethod? {
    let superclasses = superclasses(of: declaration)
    return extensionMethods.first {
      $0.fullName == fullName && superclasses.contains($0.className) && find($0.className, in: "") == nil
    }
  }

  /// Whether a class of the files overrides a method of an extension.
  func isOverridden(_ method: ExtensionMethod) -> Bool {
    find(method.className, in: "") == nil && classes.contains { overrides(method, in: $0) }
  }

  /// Whether a superclass that is in the files overrides the method, too.
  func inheritsOverride(of method: ExtensionMethod, _ declaration: ClassDeclaration) -> Bool {
    superclasses(of: declaration).contains { name in
      classesByName[name].map { overrides(method, in: $0) } ?? false
    }
  }

  func overrides(_ method: ExtensionMethod, in declaration: ClassDeclaration) -> Bool {
    superclasses(of: declaration).contains(method.className)
      && functions(of: declaration).contains { $0.fullName == method.fullName && $0.isOverride }
  }
}
