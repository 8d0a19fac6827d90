import SwiftSyntax

extension FileTranslation {
  /// Makes a method override the one that a superclass gets.
  func translateInheritedRequirement(_ function: FunctionDeclSyntax) {
    guard index.overridingFunctions.contains(function.id) else { return }
    for modifier in function.modifiers where modifier.isPrivate { edits.remove(modifier, in: file) }
    // A method that overrides a public one is public in a public class.
    let isPublic =
      function.enclosingModifiers.contains(where: \.isPublic) && !function.modifiers.contains(where: \.isPublic)
    edits.replace(function.funcKeyword, with: isPublic ? "public override func" : "override func")
  }

  /// Gives a class the methods that only its subclasses have.
  func addInheritedRequirements(_ declaration: ClassDeclaration) {
    let requirements = index.inheritedRequirements.filter { $0.owner === declaration }
    guard !requirements.isEmpty else { return }
    insert(
      requirements.map { $0.code + "\n" }.joined(), atEndOf: declaration.syntax.memberBlock,
      title: "methods of subclasses of \(scopeName)")
  }
}

extension InheritedRequirement {
  /// The method of the superclass. It does what UIKit does with a delegate that has no such method.
  fileprivate var code: String {
    let syntax: FunctionDeclSyntax
    switch origin {
    case .uikit: syntax = function
    case .own(let method): syntax = method.syntax
    }
    let signature = syntax.signature
    let arrow = signature.returnClause.map { " -> \($0.type.trimmedDescription.onOneLine)" } ?? ""
    let head =
      "func \(syntax.name.text)\(signature.parameterClause.trimmedDescription.onOneLine)\(arrow)"
    let selector = StringLiteral.text(function.selectorName)
    switch origin {
    case .uikit(let name):
      let access = owner.isPublic ? "public " : ""
      return
        "@MainActor \(access)\(head) { TouchReplay._delegate(of: self as any UIKit.\(name), for: \(selector)).\(syntax.name.text)(\(syntax.forwardedArguments)) }"
    case .own(let method):
      let access = owner.isPublic ? method.access : ""
      return "\(access)\(head) { TouchReplay._missingOptionalMethod(\(selector)) }"
    }
  }
}

extension ClassDeclaration {
  fileprivate var isPublic: Bool { syntax.modifiers.contains(where: \.isPublic) }
}

extension FunctionDeclSyntax {
  /// The modifiers of the class or the extension that declares the method.
  fileprivate var enclosingModifiers: DeclModifierListSyntax {
    parent?.parent?.parent?.parent?.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }
}
