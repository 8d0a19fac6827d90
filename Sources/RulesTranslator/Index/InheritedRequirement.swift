import SwiftSyntax

/// An optional method of a protocol that a class declares and a superclass does not, although the superclass conforms.
///
/// Objective-C calls such a method. In Swift the conformance is that of the superclass, which has no method to override. The
/// superclass therefore gets one, and that of the class overrides it.
/// Source: the compiler marks such a method `@objc` if no class is generic (`findWitnessedObjCRequirements` in
/// [TypeCheckDeclObjC.cpp](https://github.com/swiftlang/swift/blob/main/lib/Sema/TypeCheckDeclObjC.cpp)) [O].
struct InheritedRequirement {
  /// The superclass that conforms to the protocol.
  let owner: ClassDeclaration
  /// The method as the class declares it.
  let function: FunctionDeclSyntax
  let origin: Origin

  enum Origin {
    /// A protocol of the module UIKit.
    case uikit(String)
    /// An optional method of a protocol of the files.
    case own(OptionalMethod)
  }
}

/// The methods of the classes, and the protocols that they declare, with those of their extensions.
struct DeclaredMembers {
  /// The inherited names that the extensions of a class add, by its name.
  var conformances: [String: [String]] = [:]
  /// The methods of the extensions of a class, by its name.
  var functions: [String: [FunctionDeclSyntax]] = [:]
  /// The names that the module's protocols inherit.
  var refined: [String: [String]] = [:]
}

extension ModuleIndex {
  /// Finds the delegates that name their protocol through an alias or a protocol of the files.
  func findDelegates() {
    for declaration in classes
    where protocols(of: declaration).contains(where: { OptionalRequirement.methods[$0] != nil }) {
      delegateClasses.insert(declaration.name)
    }
  }

  /// Finds the methods that override a method of a superclass which the translation adds.
  func findInheritedRequirements() {
    for declaration in classes where !isGeneric(declaration) {
      for function in allFunctions(of: declaration) {
        let modifiers = function.modifiers.map(\.name.text)
        guard !modifiers.contains(where: { ["static", "class", "override"].contains($0) }),
          function.genericParameterClause == nil, function.signature.effectSpecifiers == nil,
          let requirement = requirement(of: function, in: declaration)
        else { continue }
        overridingFunctions.insert(function.id)
        let isKnown = inheritedRequirements.contains {
          $0.owner === requirement.owner && $0.function.selectorName == function.selectorName
        }
        if !isKnown { inheritedRequirements.append(requirement) }
      }
    }
  }

  /// The requirement that a method is for, if a superclass conforms and neither it nor a class between has the method.
  private func requirement(
    of function: FunctionDeclSyntax, in declaration: ClassDeclaration
  ) -> InheritedRequirement? {
    let name = function.fullName
    for ancestor in superclasses(of: declaration).compactMap({ classesByName[$0] }) {
      if isGeneric(ancestor) { return nil }
      if allFunctions(of: ancestor).contains(where: { $0.selectorName == function.selectorName }) { return nil }
      let protocols = protocols(of: ancestor)
      if let known = protocols.first(where: { OptionalRequirement.methods[$0]?.contains(name) == true }) {
        return InheritedRequirement(owner: ancestor, function: function, origin: .uikit(known))
      }
      if let own = optionalMethod(function, in: protocols) {
        return InheritedRequirement(owner: ancestor, function: function, origin: .own(own))
      }
    }
    return nil
  }

  /// The methods of a class and of its extensions.
  private func allFunctions(of declaration: ClassDeclaration) -> [FunctionDeclSyntax] {
    let own = declaration.syntax.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    return own + (classesByName[declaration.name] === declaration ? declared.functions[declaration.name] ?? [] : [])
  }

  /// The protocols that a class and its extensions declare, with those that they refine.
  private func protocols(of declaration: ClassDeclaration) -> [String] {
    var names = declaration.inherited
    if classesByName[declaration.name] === declaration { names += declared.conformances[declaration.name] ?? [] }
    if getsCellConformance(declaration) { names.append("UIGestureRecognizerDelegate") }
    var found: [String] = []
    while let name = names.popLast() {
      for part in name.split(separator: "&") {
        var part = part.trimmingPrefix { $0 == " " }
        while part.last == " " { part.removeLast() }
        let plain = String(part.hasPrefix("UIKit.") ? part.dropFirst("UIKit.".count) : part)
        guard !found.contains(plain) else { continue }
        found.append(plain)
        names +=
          [aliases[plain], OptionalRequirement.refined[plain]].compactMap(\.self) + (declared.refined[plain] ?? [])
      }
    }
    return found
  }

  private func isGeneric(_ declaration: ClassDeclaration) -> Bool {
    declaration.syntax.genericParameterClause != nil || declaration.hidden == "is generic"
  }
}
