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

/// A method of an extension of a class of UIKit that overrides one of an extension of a superclass.
struct CategoryOverride {
  let className: String
  let syntax: FunctionDeclSyntax

  /// The name of the code.
  var ownName: String { "__touchReplayCategory_\(className)_\(syntax.name.text)" }

  /// The overrides of an extension. Its class must be one of UIKit.
  static func list(_ node: ExtensionDeclSyntax) -> [CategoryOverride] {
    let name = node.extendedType.trimmedDescription
    guard KnownClass.named(name) != nil, node.genericWhereClause == nil else { return [] }
    return node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.isOverride && !$0.modifiers.contains { ["static", "class"].contains($0.name.text) } }
      .map { CategoryOverride(className: name, syntax: $0) }
  }
}

extension AttributeListSyntax {
  var hasObjectiveC: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc" }
  }
}

extension KnownClass {
  /// The superclasses of a class of UIKit, the nearest first.
  static func superclasses(of name: String) -> [String] {
    var names: [String] = []
    var current = named(name)?.superclass
    while let name = current, !name.isEmpty {
      names.append(name)
      current = named(name)?.superclass
    }
    return names
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

  /// Whether a class of the files or an extension overrides a method of an extension.
  func isOverridden(_ method: ExtensionMethod) -> Bool {
    find(method.className, in: "") == nil
      && (classes.contains { overrides(method, in: $0) } || !overrides(of: method).isEmpty)
  }

  /// The extensions of UIKit's classes that override a method of an extension, those of subclasses first.
  func overrides(of method: ExtensionMethod) -> [CategoryOverride] {
    categoryOverrides
      .filter {
        $0.syntax.fullName == method.fullName && $0.syntax.parameterTypes == method.syntax.parameterTypes
          && !$0.syntax.signature.parameterClause.parameters.contains { $0.ellipsis != nil }
          && KnownClass.superclasses(of: $0.className).contains(method.className)
      }
      .sorted { KnownClass.superclasses(of: $0.className).count > KnownClass.superclasses(of: $1.className).count }
  }

  /// The method that a method of an extension of a class of UIKit overrides.
  func overridden(by function: FunctionDeclSyntax) -> (method: ExtensionMethod, override: CategoryOverride)? {
    for method in extensionMethods where find(method.className, in: "") == nil {
      if let override = overrides(of: method).first(where: { $0.syntax.id == function.id }) {
        return (method, override)
      }
    }
    return nil
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
