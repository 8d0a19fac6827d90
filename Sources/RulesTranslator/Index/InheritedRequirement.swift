import SwiftSyntax

/// An optional method of a protocol that a class declares and a superclass does not, although the superclass conforms.
///
/// Objective-C calls such a method. In Swift the conformance is that of the superclass, which has no method to override. The
/// superclass therefore gets one, and those of its subclasses override it.
/// Source: the compiler marks such a method `@objc` if its types are those of the protocol and no class is generic
/// (`findWitnessedObjCRequirements` in
/// [TypeCheckDeclObjC.cpp](https://github.com/swiftlang/swift/blob/main/lib/Sema/TypeCheckDeclObjC.cpp)) [O].
struct InheritedRequirement {
  /// The superclass that conforms to the protocol.
  let owner: ClassDeclaration
  let origin: Origin

  enum Origin {
    /// A method of a protocol of the module UIKit.
    case uikit(String, FunctionDeclSyntax)
    /// An optional method of a protocol of the files.
    case own(OptionalMethod)
  }

  /// The method as the protocol declares it.
  var function: FunctionDeclSyntax {
    switch origin {
    case .uikit(_, let function): function
    case .own(let method): method.syntax
    }
  }

  /// Whether the method of the superclass must be public.
  var isPublic: Bool {
    switch origin {
    case .uikit: owner.isPublic
    case .own(let method): owner.isPublic && !method.access.isEmpty
    }
  }
}

/// Why the engine cannot call a method of a delegate.
enum UncalledFunction {
  /// Classes below the delegate declare the method with results or effects that do not go together in Swift.
  case differentTypes
  /// An extension gives a class of UIKit, which is a superclass, the conformance.
  case extendedSuperclass(String)

  var reason: String {
    switch self {
    case .differentTypes: "subclasses of a delegate declare it with different results or effects"
    case .extendedSuperclass(let name): "the conformance is in an extension of '\(name)'"
    }
  }

  var remedy: String {
    switch self {
    case .differentTypes: "declare it in each as the protocol does"
    case .extendedSuperclass: "declare the conformance in a class of the app"
    }
  }
}

extension ModuleIndex {
  /// Finds the delegates that name their protocol through an alias or a protocol of the files.
  func findDelegates() {
    for declaration in classes
    where protocols(of: declaration).contains(where: { OptionalRequirement.protocols[$0] != nil }) {
      delegateClasses.insert(declaration.name)
    }
  }

  /// Finds the methods that superclasses get, and those that override them.
  func findInheritedRequirements() {
    var found: [InheritedRequirement] = []
    for declaration in classes where !declaration.isGeneric {
      for function in allFunctions(of: declaration) where function.isVisibleToObjectiveC {
        guard let requirement = requirement(of: function, in: declaration) else { continue }
        let isKnown = found.contains {
          $0.owner === requirement.owner && $0.function.selectorName == requirement.function.selectorName
        }
        if !isKnown { found.append(requirement) }
      }
    }
    for requirement in found {
      let (overriding, isPossible) = overridingFunctions(of: requirement)
      guard isPossible else {
        for (function, owner) in overriding
        where function.isVisibleToObjectiveC && fits(function, requirement.function, in: owner) {
          uncalledFunctions[function.id] = .differentTypes
        }
        continue
      }
      inheritedRequirements.append(requirement)
      for (function, _) in overriding { overridden[function.id] = requirement }
    }
    for declaration in classes { findMethodsOfExtendedSuperclass(of: declaration) }
  }

  /// Finds the methods of a class for a protocol to which an extension of a class of UIKit conforms. The extension's conformance calls
  /// its own methods, which no class overrides.
  private func findMethodsOfExtendedSuperclass(of declaration: ClassDeclaration) {
    guard !declaration.isGeneric, !ancestors(of: declaration).contains(where: \.isGeneric) else { return }
    for name in superclasses(of: declaration) where namesakes[name] == nil {
      let names = [name, "UIKit." + name] + aliases.filter { $0.value == name }.keys.sorted()
      for protocolName in refinements(of: names.flatMap { declared.conformances[$0] ?? [] }) {
        guard let methods = OptionalRequirement.protocols[protocolName]?.methods else { continue }
        for function in allFunctions(of: declaration) where function.isVisibleToObjectiveC {
          let isCalled = methods.contains {
            $0.fullName == function.fullName && fits(function, $0, in: declaration) && function.hasSelector(of: $0)
          }
          if isCalled { uncalledFunctions[function.id] = .extendedSuperclass(name) }
        }
      }
    }
  }

  /// The requirement that a method is for, if a superclass conforms and neither it nor a class between has the method.
  private func requirement(
    of function: FunctionDeclSyntax, in declaration: ClassDeclaration
  ) -> InheritedRequirement? {
    for ancestor in ancestors(of: declaration) {
      if ancestor.isGeneric { return nil }
      let isDeclared = allFunctions(of: ancestor).contains { other in
        other.fullName == function.fullName && !other.modifiers.contains(where: \.isPrivate)
          && hasTypes(other, of: function, in: declaration)
      }
      if isDeclared { return nil }
      for name in protocols(of: ancestor) {
        let known = OptionalRequirement.protocols[name]?.methods.first {
          $0.fullName == function.fullName && fits(function, $0, in: declaration)
        }
        guard let origin = known.map({ .uikit(name, $0) }) ?? ownMethod(function, name, declaration) else { continue }
        let requirement = InheritedRequirement(owner: ancestor, origin: origin)
        return isHidden(requirement) || !function.hasSelector(of: requirement.function) ? nil : requirement
      }
    }
    return nil
  }

  private func ownMethod(
    _ function: FunctionDeclSyntax, _ protocolName: String, _ declaration: ClassDeclaration
  ) -> InheritedRequirement.Origin? {
    optionalMethods.first {
      $0.protocolName == protocolName && $0.fullName == function.fullName && fits(function, $0.syntax, in: declaration)
    }.map { .own($0) }
  }

  /// Whether an extension of a protocol in the files has the method, which the class then has from there.
  private func isHidden(_ requirement: InheritedRequirement) -> Bool {
    protocols(of: requirement.owner).contains { name in
      (declared.functions[name] ?? []).contains { $0.fullName == requirement.function.fullName }
    }
  }

  /// The methods of all subclasses that override the one of the superclass, and whether Swift accepts them all: none throws, and none
  /// differs in its result only.
  private func overridingFunctions(
    of requirement: InheritedRequirement
  ) -> (functions: [(FunctionDeclSyntax, ClassDeclaration)], isPossible: Bool) {
    var functions: [(FunctionDeclSyntax, ClassDeclaration)] = []
    var isPossible = true
    for declaration in classes where ancestors(of: declaration).contains(where: { $0 === requirement.owner }) {
      for function in allFunctions(of: declaration) where function.fullName == requirement.function.fullName {
        guard !function.modifiers.contains(where: { ["static", "class", "override"].contains($0.name.text) }),
          takesTypes(function, of: requirement.function, in: declaration)
        else { continue }
        functions.append((function, declaration))
        if function.signature.effectSpecifiers != nil || function.genericParameterClause != nil
          || !fits(function, requirement.function, in: declaration)
        {
          isPossible = false
        }
      }
    }
    return (functions, isPossible)
  }

  // MARK: Classes

  /// The superclasses of a class that are in the files, the nearest first.
  private func ancestors(of declaration: ClassDeclaration) -> [ClassDeclaration] {
    if let known = knownAncestors[ObjectIdentifier(declaration)] { return known }
    var found: [ClassDeclaration] = []
    var current = declaration
    while let next = superclass(of: current), next !== declaration, !found.contains(where: { $0 === next }) {
      found.append(next)
      current = next
    }
    knownAncestors[ObjectIdentifier(declaration)] = found
    return found
  }

  /// The superclass, if it is in the files.
  private func superclass(of declaration: ClassDeclaration) -> ClassDeclaration? {
    guard var name = declaration.inherited.first else { return nil }
    if name.hasPrefix("UIKit.") { name.removeFirst("UIKit.".count) }
    return visible(name, from: declaration) ?? aliases[name].flatMap { visible($0, from: declaration) }
  }

  /// The class of a name that another class can name: of several, the one in the nearest scope.
  private func visible(_ name: String, from declaration: ClassDeclaration) -> ClassDeclaration? {
    let scopes = sequence(first: Syntax(declaration.syntax), next: \.parent).map(\.id)
    var outer = declaration.name.split(separator: ".").dropLast().map(String.init)
    while true {
      let full = (outer + [name]).joined(separator: ".")
      let found = namesakes[full, default: []].compactMap { other -> (other: ClassDeclaration, distance: Int)? in
        guard other !== declaration, let scope = other.syntax.enclosingScope else { return nil }
        if let distance = scopes.firstIndex(of: scope.id) { return (other, distance) }
        let isPrivate = other.file !== declaration.file && other.syntax.modifiers.contains(where: \.isPrivate)
        return isPrivate || [.codeBlock, .closureExpr].contains(scope.kind) ? nil : (other, .max)
      }
      if let nearest = found.min(by: { $0.distance < $1.distance }) { return nearest.other }
      guard outer.popLast() != nil else { return nil }
    }
  }

  /// The methods of a class and of its extensions.
  func allFunctions(of declaration: ClassDeclaration) -> [FunctionDeclSyntax] {
    let own = declaration.syntax.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    guard namesakes[declaration.name, default: []].count == 1 else { return own }
    let names = [declaration.name] + aliases.filter { $0.value == declaration.name }.keys.sorted()
    return own + names.flatMap { declared.functions[$0] ?? [] }
  }

  /// The protocols that a class and its extensions declare, with those that they refine.
  func protocols(of declaration: ClassDeclaration) -> [String] {
    if let known = knownProtocols[ObjectIdentifier(declaration)] { return known }
    var names = declaration.inherited
    if namesakes[declaration.name, default: []].count == 1 {
      let aliases = aliases.filter { $0.value == declaration.name }.keys
      names += ([declaration.name] + aliases.sorted()).flatMap { declared.conformances[$0] ?? [] }
    }
    if getsCellConformance(declaration) { names.append("UIGestureRecognizerDelegate") }
    let found = refinements(of: names)
    knownProtocols[ObjectIdentifier(declaration)] = found
    return found
  }

  /// The names of protocols with those of the protocols that they refine.
  private func refinements(of names: [String]) -> [String] {
    var names = names
    var found: [String] = []
    while !names.isEmpty {
      for part in names.removeFirst().split(separator: "&") {
        let text = String(part.filter { !$0.isWhitespace })
        let plain = text.hasPrefix("UIKit.") ? String(text.dropFirst("UIKit.".count)) : text
        guard !found.contains(plain) else { continue }
        found.append(plain)
        names += [aliases[plain], OptionalRequirement.protocols[plain]?.refined].compactMap(\.self)
        names += declared.refined[plain] ?? []
      }
    }
    return found
  }

  /// The protocols of a class with those of its superclasses.
  func allProtocols(ofClass name: String) -> [String] {
    guard let declaration = classesByName[name] ?? aliases[name].flatMap({ classesByName[$0] }) else { return [] }
    return ([declaration] + ancestors(of: declaration)).flatMap(protocols)
  }

  // MARK: Types

  /// Whether a method of a class can override that of a protocol: types of parameters may be optional, a result may be less so.
  private func fits(
    _ function: FunctionDeclSyntax, _ required: FunctionDeclSyntax, in declaration: ClassDeclaration
  ) -> Bool {
    let result = plain(function.resultType, in: declaration)
    let requiredResult = plain(required.resultType, in: declaration)
    return takesTypes(function, of: required, in: declaration)
      && (result == requiredResult || result + "?" == requiredResult || result == requiredResult.dropLast() + "!")
  }

  /// Whether a method of a class can override that of a protocol as far as the parameters decide.
  private func takesTypes(
    _ function: FunctionDeclSyntax, of required: FunctionDeclSyntax, in declaration: ClassDeclaration
  ) -> Bool {
    zip(function.parameterTypes, required.parameterTypes).allSatisfy { one, other in
      let (type, requiredType) = (plain(one, in: declaration), plain(other, in: declaration))
      return type == requiredType || ["?", "!"].contains { requiredType + $0 == type }
    }
  }

  /// Whether two methods have the same types of parameters.
  private func hasTypes(
    _ one: FunctionDeclSyntax, of other: FunctionDeclSyntax, in declaration: ClassDeclaration
  ) -> Bool {
    one.parameterTypes.map { plain($0, in: declaration) } == other.parameterTypes.map { plain($0, in: declaration) }
  }

  /// A type as text without modules, spaces, `any` and aliases of the files.
  /// An alias can have the name of the type in another module for which it stands, so only a few are followed.
  private func plain(_ type: String, in declaration: ClassDeclaration, aliases remaining: Int = 8) -> String {
    var text = type.split(whereSeparator: \.isWhitespace).filter { $0 != "any" }.joined()
    text = text.replacing("(any", with: "(")
    for module in ["UIKit.", "Foundation.", "Swift.", "CoreGraphics."] { text = text.replacing(module, with: "") }
    if text == "()" { return "Void" }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let rest = text[name.endIndex...]
    var scope = declaration.name.split(separator: ".")[...]
    while true {
      let full = (scope.map(String.init) + [String(name)]).joined(separator: ".")
      if remaining > 0, let target = declared.aliases[full] {
        return plain(target + rest, in: declaration, aliases: remaining - 1)
      }
      guard scope.popLast() != nil else { return unwrapped(text) }
    }
  }

  /// The type without the parentheses of `(any P)?`.
  private func unwrapped(_ text: String) -> String {
    guard text.hasPrefix("("), text.hasSuffix(")?"), !text.contains("->"), !text.contains(",") else { return text }
    return text.dropFirst().dropLast(2) + "?"
  }
}

extension FunctionDeclSyntax {
  /// The types of the parameters as they are written.
  var parameterTypes: [String] { signature.parameterClause.parameters.map(\.type.trimmedDescription.onOneLine) }

  fileprivate var resultType: String { signature.returnClause?.type.trimmedDescription.onOneLine ?? "Void" }

  /// Whether Objective-C can call the method of an object.
  fileprivate var isVisibleToObjectiveC: Bool {
    genericParameterClause == nil && signature.effectSpecifiers == nil && !attributes.contains(named: ["nonobjc"])
      && !modifiers.contains { ["static", "class", "override"].contains($0.name.text) }
  }

  /// Whether the method has no other name in Objective-C than that of a protocol.
  fileprivate func hasSelector(of requirement: FunctionDeclSyntax) -> Bool {
    attributes.objectiveCName.map { $0 == requirement.selectorName } ?? true
  }
}

extension ClassDeclaration {
  fileprivate var isGeneric: Bool { syntax.genericParameterClause != nil || hidden == "is generic" }

  /// Whether the class or the extension that declares it is public.
  fileprivate var isPublic: Bool {
    let access: Set<String> = ["public", "open", "internal", "package", "private", "fileprivate"]
    let own = syntax.modifiers.filter { access.contains($0.name.text) }
    guard own.isEmpty else { return own.contains(where: \.isPublic) }
    let declaring = syntax.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    return declaring?.modifiers.contains(where: \.isPublic) ?? false
  }
}

extension ClassDeclSyntax {
  /// The block or the file that declares the class.
  fileprivate var enclosingScope: Syntax? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap(\.self).first {
      [.codeBlock, .memberBlock, .closureExpr, .sourceFile].contains($0.kind)
    }
  }
}

/// The members of types with those of their extensions, by name.
struct DeclaredMembers {
  /// The inherited names that the extensions of a class add.
  var conformances: [String: [String]] = [:]
  /// The methods of extensions.
  var functions: [String: [FunctionDeclSyntax]] = [:]
  /// The names that the protocols inherit.
  var refined: [String: [String]] = [:]
  /// The types of all aliases, which are named with the types around them.
  var aliases: [String: String] = [:]
}
