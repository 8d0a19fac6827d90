import SwiftSyntax

extension FileTranslation {
  /// Adds the registration function to a class, and the members that extensions declare for it.
  func finish(_ declaration: ClassDeclaration, nested: [String]) {
    let block = declaration.syntax.memberBlock
    for member in index.members where index.classesByName[member.className] === declaration {
      move(member, into: block)
    }
    addInheritedRequirements(declaration)
    addOwnInitializer(declaration)
    // Not even generated code can name such a class.
    guard !declaration.syntax.attributes.isUnavailable else { return }
    guard hiddenReasonOfOpenScopes == nil else { return registerWithObjects(declaration) }
    var lines = registration(of: declaration)
    if index.kind(of: declaration) != .other {
      lines += declaration.properties.map { property in
        "registration.property(\(StringLiteral.text(property.name)), of: \(declaration.syntax.name.text).self, \\.\(property.reference))"
      }
    }
    lines += methods(of: block, Syntax(declaration.syntax)) + optionalPropertyEntries(of: block)
    if let delegate = delegateRegistration(of: declaration) { lines.append(delegate) }
    if index.isDelegate(declaration) { lines.append("TouchReplay._describeMethods(of: Self.self)") }
    lines += nested.map { "\($0)(registration)" }
    addRegistrar(lines, to: block, declaration.syntax.name.text, subclass: subclass(of: declaration))
  }

  /// Adds the registration function to another type or to an extension, if it declares something to register.
  func finish(_ node: Syntax, _ name: String, _ block: MemberBlockSyntax, nested: [String], also: [String] = []) {
    guard hiddenReasonOfOpenScopes == nil else { return }
    let lines =
      methods(of: block, node) + (node.is(ExtensionDeclSyntax.self) ? optionalPropertyEntries(of: block) : []) + also
      + nested.map { "\($0)(registration)" }
    addRegistrar(lines, to: block, name, subclass: nil)
  }

  /// The registration of a delegate of the app or of its scenes, which a scene may name.
  private func delegateRegistration(of declaration: ClassDeclaration) -> String? {
    guard let isOfScene = index.isSceneDelegate(declaration) else { return nil }
    let name = declaration.syntax.name.text
    return
      "registration.delegate(\(name).self, name: \(StringLiteral.text(declaration.name)), isOfScene: \(isOfScene)) { \(name)() }"
  }

  /// Makes the objects of a class that cannot be named, such as a generic one, register its methods, for each class that its
  /// parameters make.
  private func registerWithObjects(_ declaration: ClassDeclaration) {
    let block = declaration.syntax.memberBlock
    var lines = methods(of: block, Syntax(declaration.syntax))
    if index.isDelegate(declaration) { lines.append("TouchReplay._describeMethods(of: Self.self)") }
    guard !lines.isEmpty else { return }
    registrarCount += 1
    let function = "__touchReplay\(file.index)_\(registrarCount)"
    insert(
      "@MainActor fileprivate static func \(function)() {\n" + lines.map { "  \($0)\n" }.joined() + "}\n",
      atEndOf: block,
      title: "registration of \(scopeName)")
    edits.insert(
      " private let \(function)_done = TouchReplay._Note(TouchReplay._registerOnce { \(declaration.syntax.name.text).\(function)() }); ",
      at: block.leftBrace.bounds.upperBound)
  }

  /// Why the type whose visit ends now cannot be named from the file's top level.
  private var hiddenReasonOfOpenScopes: String? {
    isInFunction ? "is declared inside a function" : scopes.lazy.compactMap(\.hidden).first
  }

  private func addRegistrar(_ lines: [String], to block: MemberBlockSyntax, _ name: String, subclass: String?) {
    guard !lines.isEmpty else { return }
    registrarCount += 1
    let function = "__touchReplay\(file.index)_\(registrarCount)"
    let body = lines.map { "  \($0)\n" }.joined()
    insert(
      """
      @MainActor fileprivate static func \(function)(_ registration: TouchReplay.RulesRegistration) {
      \(body)}
      \(subclass ?? "")
      """, atEndOf: block, title: "registration of \(scopeName)")
    let call = "\(name).\(function)"
    // The visited type is the last scope; its registrar is called by that of the type around it.
    if scopes.count > 1 {
      nestedRegistrars[nestedRegistrars.count - 1].append(call)
    } else {
      topLevelRegistrars.append(call)
    }
  }

  func insert(_ code: String, atEndOf block: MemberBlockSyntax, title: String) {
    let brace = block.rightBrace
    let (line, column) = file.position(of: brace)
    edits.insert(
      "\n#sourceLocation(file: \(StringLiteral.text(title)), line: 1)\n\(code)\n" + location(line, column),
      at: brace.bounds.lowerBound)
  }

  /// A directive that continues with the file's line and column.
  func location(_ line: Int, _ column: Int) -> String {
    "#sourceLocation(file: \(StringLiteral.text(file.path)), line: \(line))\n"
      + String(repeating: " ", count: column - 1)
  }

  // MARK: Entries

  /// The name of the generated subclass of the type whose visit ends now.
  private var overridingName: String { "__TouchReplayOverriding\(file.index)_\(registrarCount + 1)" }

  private func registration(of declaration: ClassDeclaration) -> [String] {
    let kind = index.kind(of: declaration)
    guard kind != .other else { return [] }
    let factory = index.factory(of: declaration)
    let superclass = index.superclassName(of: declaration) ?? ""
    let common =
      "\(declaration.syntax.name.text).self, name: \(StringLiteral.text(declaration.name)), superclass: "
      + "\(StringLiteral.text(superclass)), file: \(StringLiteral.text(file.path)), "
      + "line: \(file.line(of: declaration.syntax.name))"
    let name = declaration.syntax.name.text
    let create = "\(name)\(factory.arguments)" + (factory.isFailable ? "!" : "")
    let isMade = factory.kind == .frame || factory.kind == .empty
    let reason = (factory.reason ?? overrideRefusal(of: declaration)).map(StringLiteral.text) ?? "nil"
    switch kind {
    case .recognizer, .controller:
      return ["registration.\(kind.rawValue)(\(common), make: \(isMade ? "{ \(create) }" : "nil"), reason: \(reason))"]
    default:
      let make =
        factory.usesFrame
        ? "{ frame in \(create) }" : "{ frame in let view = \(create); view.frame = frame; return view }"
      let subclass = overridingName
      let overriding =
        factory.usesFrame
        ? "{ frame in \(subclass)\(factory.arguments)\(factory.isFailable ? "!" : "") }"
        : "{ frame in let view = \(subclass)\(factory.arguments)\(factory.isFailable ? "!" : ""); view.frame = frame; return view }"
      return [
        "registration.view(\(common), make: \(isMade ? make : "nil"), "
          + "overriding: \(isMade && overrideRefusal(of: declaration) == nil ? overriding : "nil"), reason: \(reason))"
      ]
    }
  }

  /// Why there is no subclass that strategies can use.
  func overrideRefusal(of declaration: ClassDeclaration) -> String? {
    if declaration.isFinal { return "is final" }
    let owners = [declaration] + index.superclasses(of: declaration).compactMap { index.classesByName[$0] }
    return owners.contains(where: \.hasFinalHitTest) ? "has a final hitTest(_:with:)" : nil
  }

  private func subclass(of declaration: ClassDeclaration) -> String? {
    let kind = index.kind(of: declaration)
    let factory = index.factory(of: declaration)
    guard kind == .view || kind == .control, factory.kind == .frame || factory.kind == .empty,
      overrideRefusal(of: declaration) == nil
    else { return nil }
    let name = declaration.syntax.name.text
    let access = "fileprivate"
    return """
      \(access) final class \(overridingName): \(name), TouchReplay._HitTestRewriting {
        var _hitTestRewrite: (@MainActor (UIKit.UIView?, CGPoint, UIKit.UIEvent?) -> UIKit.UIView?)?
        override func hitTest(_ point: CGPoint, with event: UIKit.UIEvent?) -> UIKit.UIView? {
          let found = super.hitTest(point, with: event)
          guard let rewrite = _hitTestRewrite else { return found }
          return rewrite(found, point, event)
        }
      }
      """
  }

  /// The entries of the table of methods that are called by name.
  private func methods(of block: MemberBlockSyntax, _ parent: Syntax) -> [String] {
    guard parent.is(ClassDeclSyntax.self) || parent.is(ExtensionDeclSyntax.self),
      !index.protocols.contains(scopeName)
    else { return [] }
    var functions = block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { index.isCalledByName($0, in: parent) }
    let moved = index.members.filter { $0.className == scopeName }
    if parent.is(ExtensionDeclSyntax.self) {
      functions.removeAll { function in moved.contains { $0.syntax.decl.id == function.id } }
    } else {
      functions += moved.compactMap { $0.syntax.decl.as(FunctionDeclSyntax.self) }
        .filter { index.isCalledByName($0, in: parent) }
    }
    return functions.map { function in
      let arguments = function.signature.parameterClause.parameters.enumerated().map { place, parameter in
        let label = parameter.firstName.text
        let value = place == 0 ? "sender" : place == 1 ? "event" : "nil"
        var type = parameter.type.trimmedDescription.onOneLine
        if type.hasSuffix("!") { type = String(type.dropLast()) + "?" }
        return (label == "_" ? "" : "\(label): ") + "TouchReplay._argument(\(value), as: (\(type)).self)"
      }.joined(separator: ", ")
      let effect = function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try? "
      let isReplaceable = index.isReplaceable(function, in: parent)
      let name = isReplaceable ? function.replaceableName : function.name.text
      let selector = index.selectorName(of: function, in: scopeName)
      let swiftName = function.nameInResults
      return "TouchReplay._registerMethod(\(StringLiteral.text(selector))"
        + (SelectorName.followingName(selector) == swiftName ? "" : ", as: \(StringLiteral.text(swiftName))")
        + ", of: Self.self"
        + (isReplaceable ? ", isReplaceable: true" : "")
        + ") { target, sender, event in \(effect)target.\(name)(\(arguments)) }"
    }
  }
}

extension ModuleIndex {
  /// Whether a class without parameters is a delegate of scenes, true, or of the app, false; `nil` for others.
  fileprivate func isSceneDelegate(_ declaration: ClassDeclaration) -> Bool? {
    let superclasses = superclasses(of: declaration)
    guard superclasses.contains(where: { $0 == "UIResponder" || $0 == "NSObject" }) else { return nil }
    let line = [declaration] + superclasses.compactMap { classesByName[$0] }
    let isPlain = line.allSatisfy { own in
      own.initializers.isEmpty
        || own.initializers.contains {
          $0.requiredLabels.isEmpty && $0.isCallable && !$0.isFailable && !$0.throwsErrors
        }
    }
    guard isPlain else { return nil }
    let conformances = Set(line.flatMap { protocols(of: $0) })
    if !conformances.isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"]) { return true }
    return conformances.contains("UIApplicationDelegate") ? false : nil
  }

  /// Whether objects of a class are delegates of UIKit, so that it must be known which of the optional methods they have.
  fileprivate func isDelegate(_ declaration: ClassDeclaration) -> Bool {
    delegateClasses.contains(declaration.name)
      || !NotificationMethod.controllers.isDisjoint(with: superclasses(of: declaration))
  }
}

extension FunctionDeclSyntax {
  /// The name with labels; without parentheses for a method without arguments.
  fileprivate var nameInResults: String {
    let name = fullName.filter { $0 != "`" }
    return name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }
}

extension Factory {
  fileprivate var usesFrame: Bool { arguments.contains("frame:") }
}
