import SwiftSyntax

/// A method of NSObject that decides which messages an object gets. Linux's NSObject lacks it.
struct MessageMethod {
  let fullName: String
  /// The name in Objective-C.
  let selector: String
  /// The function that stands for the superclass's method.
  let superFunction: String

  static func named(_ fullName: String) -> MessageMethod? { all.first { $0.fullName == fullName } }

  static let all = [
    MessageMethod(fullName: "responds(to:)", selector: "respondsToSelector:", superFunction: "_superResponds"),
    MessageMethod(
      fullName: "forwardingTarget(for:)", selector: "forwardingTargetForSelector:",
      superFunction: "_superForwardingTarget"),
    MessageMethod(fullName: "conforms(to:)", selector: "conformsToProtocol:", superFunction: "_superConforms"),
  ]
}

extension FileTranslation {
  /// Makes the override of a method of NSObject, which Linux's lacks, a method of the class. Its entry in the table of
  /// methods makes it the answer for the object.
  func translateMessageMethod(_ node: FunctionDeclSyntax) {
    guard let method = MessageMethod.named(node.fullName), let declaration = index.find(scopeName, in: ""),
      let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      !index.inherits(method.fullName, declaration)
    else { return }
    if declaration.hidden != nil || isInFunction {
      note(
        node.name, "'\(method.fullName)' of a class that cannot be named is not called",
        remedy: "declare the class at the file's top level")
    }
    edits.remove(modifier, in: file)
  }

  /// Makes each object of a class that decides on messages state that there is one.
  func markForwarding(_ declaration: ClassDeclaration) {
    guard index.decidesOnMessages(declaration) else { return }
    let register = index.isForPackage ? "__TouchReplayModule.register(); " : ""
    edits.insert(
      " private let __touchReplayForwarding = TouchReplay._Note({ \(register)TouchReplay._forwardsMessages() }()); ",
      at: declaration.syntax.memberBlock.leftBrace.bounds.upperBound)
  }

  /// Makes `super.responds(to:)` and the like, whose method is that of NSObject, a call of a function.
  func translateSuperCall(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) ?? false, let argument = node.arguments.first,
      node.arguments.count == 1,
      let method = MessageMethod.named("\(member.declName.baseName.text)(\(argument.label?.text ?? "_"):)"),
      let declaration = index.find(scopeName, in: ""), !index.inherits(method.fullName, declaration)
    else { return }
    edits.replace(member, with: "TouchReplay.\(method.superFunction)")
    edits.insert("self, of: \(declaration.syntax.name.text).self, ", at: argument.bounds.lowerBound)
  }
}

extension ModuleIndex {
  /// Whether a class is the first of its superclasses to override a method of ``MessageMethod``.
  fileprivate func decidesOnMessages(_ declaration: ClassDeclaration) -> Bool {
    functions(of: declaration).contains { function in
      MessageMethod.named(function.fullName) != nil
        && function.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
        && !inherits(function.fullName, declaration)
    }
  }

  /// The methods of a class, with those that move into it.
  func functions(of declaration: ClassDeclaration) -> [FunctionDeclSyntax] {
    let moved = members.filter { $0.className == declaration.name }.map(\.syntax)
    return (declaration.syntax.memberBlock.members.map { $0 } + moved).compactMap {
      $0.decl.as(FunctionDeclSyntax.self)
    }
  }

  /// Whether a superclass of a class that is in the files declares a method.
  func inherits(_ fullName: String, _ declaration: ClassDeclaration) -> Bool {
    superclasses(of: declaration).contains { name in
      guard let superclass = classesByName[name] else { return false }
      return functions(of: superclass).contains { $0.fullName == fullName }
    }
  }
}
