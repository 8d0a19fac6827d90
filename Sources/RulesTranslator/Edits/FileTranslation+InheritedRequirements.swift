import SwiftSyntax

extension FileTranslation {
  /// Makes a method override the one that a superclass gets.
  func translateInheritedRequirement(_ function: FunctionDeclSyntax) {
    if let uncalled = index.uncalledFunctions[function.id] {
      note(function.name, "'\(function.fullName)' is not called: \(uncalled.reason)", remedy: uncalled.remedy)
    }
    guard let requirement = index.overridden[function.id] else { return }
    let access: Set<String> =
      requirement.isPublic ? ["internal", "package", "private", "fileprivate"] : ["private", "fileprivate"]
    for modifier in function.modifiers where access.contains(modifier.name.text) { edits.remove(modifier, in: file) }
    let addsPublic = requirement.isPublic && !function.modifiers.contains(where: \.isPublic)
    edits.replace(function.funcKeyword, with: addsPublic ? "public override func" : "override func")
    guard requirement.isPublic else { return }
    // The types of a public method are public; an alias may not be.
    for (own, required) in zip(function.signature.parameterClause.parameters, requirement.function.parameterTypes) {
      let text = own.type.trimmedDescription
      let mark = text.last.flatMap { "?!".contains($0) && required.last != "?" ? String($0) : nil } ?? ""
      if text != required + mark { edits.replace(own.type, with: required + mark) }
    }
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
    let parameters = function.signature.parameterClause.parameters.enumerated().map { place, parameter in
      let label = parameter.firstName.text
      let type = parameter.type.trimmedDescription.onOneLine
      return (declaration: "\(label) p\(place): \(type)", argument: (label == "_" ? "" : "\(label): ") + "p\(place)")
    }
    let arrow = function.signature.returnClause.map { " -> \($0.type.trimmedDescription.onOneLine)" } ?? ""
    let name = function.name.text
    let head =
      (isPublic ? "public " : "") + "func \(name)(\(parameters.map(\.declaration).joined(separator: ", ")))\(arrow)"
    let selector = StringLiteral.text(function.selectorName)
    switch origin {
    // UIKit calls the other method of a delegate without this one.
    case .uikit where name == "textFieldDidEndEditing" && parameters.count == 2:
      return "@MainActor \(head) { (self as any UIKit.UITextFieldDelegate).textFieldDidEndEditing(p0) }"
    case .uikit(let protocolName, _):
      let arguments = parameters.map(\.argument).joined(separator: ", ")
      return
        "@MainActor \(head) { TouchReplay._delegate(of: self as any UIKit.\(protocolName), for: \(selector)).\(name)(\(arguments)) }"
    case .own:
      return "\(head) { return TouchReplay._missingOptionalMethod(\(selector)) }"
    }
  }
}
