import SwiftSyntax

/// Collects the methods of a file that code can call by name, and the members that must move into their class.
final class MethodCollector: ScopedVisitor {
  private let index: ModuleIndex
  init(_ file: SourceFile, _ index: ModuleIndex) {
    self.index = index
    super.init(file)
  }

  override func didVisit(_ function: FunctionDeclSyntax) {
    guard !isInFunction, let parent = enclosing(function), index.isCalledByName(function, in: parent) else { return }
    index.add(
      ObjectiveCMethod(
        baseName: function.name.text, fullName: function.fullName, owner: scopeName,
        selector: index.selectorName(of: function, in: scopeName)))
  }

  override func didEnter(_ node: ExtensionDeclSyntax) {
    guard node.genericWhereClause == nil, index.classesByName[scopeName]?.hidden == nil,
      index.classesByName[scopeName] != nil
    else { return }
    let access = node.modifiers.first { ["public", "fileprivate", "private", "open"].contains($0.name.text) }
    for member in node.memberBlock.members where mustMove(member.decl) {
      let hasOwn = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
        ["public", "fileprivate", "private", "open", "internal"].contains($0.name.text)
      }
      let overridden = index.overridden[member.decl.id]
      let isNeeded = hasOwn != true && !(overridden?.isPublic == true || overridden != nil && access?.isPrivate == true)
      index.members.append(
        MovedMember(
          file: file, className: scopeName, syntax: member,
          access: isNeeded ? access.map { "\($0.name.text) " } ?? "" : "", call: call(of: member)))
    }
  }

  /// How the class calls a member whose code uses private names of this file, if the class is in another one.
  private func call(of member: MemberBlockItemSyntax) -> MovedCall? {
    guard index.classesByName[scopeName]?.file !== file, index.overridden[member.decl.id] == nil,
      PrivateNames(of: file, in: scopeName).isUsed(in: member)
    else { return nil }
    if let function = member.decl.as(FunctionDeclSyntax.self) {
      guard MessageMethod.named(function.fullName) == nil, function.name.text != "observeValue",
        !index.extensionMethods.contains(where: { $0.syntax.id == function.id })
      else { return nil }
    }
    return MovedCall(member.decl)
  }

  private func mustMove(_ member: DeclSyntax) -> Bool {
    guard let modified = member.asProtocol((any WithModifiersSyntax).self) else { return false }
    let names = modified.modifiers.map(\.name.text)
    if index.overridden[member.id] != nil { return true }
    if names.contains("override") { return true }
    if names.contains(where: { ["static", "private", "final", "class"].contains($0) }) { return false }
    if let function = member.as(FunctionDeclSyntax.self) { return index.overriddenNames.contains(function.fullName) }
    if let variable = member.as(VariableDeclSyntax.self) {
      return variable.bindings.contains { index.overriddenNames.contains($0.pattern.trimmedDescription) }
    }
    return false
  }

  private func enclosing(_ function: FunctionDeclSyntax) -> Syntax? {
    // The member, the list, the block, the type.
    function.parent?.parent?.parent?.parent
  }
}

extension ModuleIndex {
  private static let attributes: Set<String> = ["objc", "IBAction", "IBSegueAction"]

  /// Whether a method of a type or of an extension must be in the table of methods that are called by name.
  func isCalledByName(_ function: FunctionDeclSyntax, in parent: Syntax) -> Bool {
    guard parent.is(ClassDeclSyntax.self) || parent.is(ExtensionDeclSyntax.self), function.isCallableByName else {
      return false
    }
    if function.attributes.contains(named: Self.attributes) { return true }
    if isMessage(function, in: parent) { return true }
    if selectorBaseNames.contains(function.name.text) || optionalFullNames.contains(function.fullName) { return true }
    if let declaration = parent.as(ClassDeclSyntax.self) {
      return declaration.attributes.contains(named: ["objcMembers"])
    }
    return parent.as(ExtensionDeclSyntax.self)?.attributes.contains(named: ["objc"]) ?? false
  }
}

extension ModuleIndex {
  /// Whether a method of a class overrides one of those that decide on messages, or can be one of a delegate.
  private func isMessage(_ function: FunctionDeclSyntax, in parent: Syntax) -> Bool {
    let modifiers = function.modifiers.map(\.name.text)
    if MessageMethod.named(function.fullName) != nil { return modifiers.contains("override") }
    guard DelegateMethod.selector(of: function) != nil, !modifiers.contains("private"),
      !modifiers.contains("fileprivate")
    else { return false }
    guard let extended = parent.as(ExtensionDeclSyntax.self) else { return true }
    return find(extended.extendedType.trimmedDescription, in: "") != nil
  }
}

extension FunctionDeclSyntax {
  /// Whether generated code can call the method on an object.
  fileprivate var isCallableByName: Bool {
    guard genericParameterClause == nil, signature.effectSpecifiers?.asyncSpecifier == nil,
      case .identifier = name.tokenKind,
      !modifiers.contains(where: { ["static", "class", "mutating"].contains($0.name.text) })
    else { return false }
    return signature.parameterClause.parameters.allSatisfy { parameter in
      let type = parameter.type
      return parameter.ellipsis == nil && !type.is(AttributedTypeSyntax.self) && !type.is(FunctionTypeSyntax.self)
        && !type.is(SomeOrAnyTypeSyntax.self) || type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "any"
    }
  }
}
