import SwiftSyntax

extension FileTranslation {
  /// Makes `#selector(…)` a selector with a name. The method is found at run time by the class of the target.
  func translateSelector(_ node: MacroExpansionExprSyntax) {
    guard let reference = SelectorReference(node) else {
      return note(
        node, "the argument of this #selector is not a method's name", remedy: "name the method: #selector(Type.method)"
      )
    }
    let name = reference.baseName
    switch reference.accessor {
    case "getter": return replace(node, "TouchReplay._Selector(\"\(name)\")")
    case "setter":
      return replace(node, "TouchReplay._Selector(\"set\(name.prefix(1).uppercased() + name.dropFirst()):\")")
    default: break
    }
    if let selector = index.selector(for: reference, in: scopeName) {
      // A tool registers the methods when it loads a build; in a package the first selector does.
      let function = index.isForPackage ? "__TouchReplayModule.selector" : "TouchReplay._Selector"
      return replace(node, "\(function)(\"\(selector)\")")
    }
    if let labels = reference.labels,
      let selector = DelegateMethod.selector(named: "\(name)(\(labels.map { "\($0):" }.joined()))")
    {
      return replace(node, "TouchReplay._Selector(\"\(selector)\")")
    }
    if let base = reference.base, index.protocols.contains(base) || base.hasSuffix("Delegate") {
      // A method of a protocol, as the argument of `responds(to:)`.
      return replace(node, "TouchReplay._Selector(\"\(SelectorName.text(name, reference.labels ?? []))\")")
    }
    // A method of UIKit: the compiler finds it.
    let owner = reference.base.map { $0 == "self" ? "Self" : $0 } ?? scopes.last?.name ?? "Self"
    let isType = owner.split(separator: ".").last?.first?.isUppercase ?? false
    guard isType else {
      return note(
        node, "the method '\(name)' is in none of the files, and the type of '\(owner)' is unknown",
        remedy: "write the type's name instead of '\(owner)', or add the file that declares the method")
    }
    let selector = SelectorName.text(name, reference.labels ?? [])
    replace(
      node,
      "TouchReplay._selector(\"\(selector)\", \(owner).\(reference.reference.trimmedDescription))")
  }

  /// Makes `#keyPath(Type.a.b)` the string "a.b".
  func translateKeyPath(_ node: MacroExpansionExprSyntax) {
    let text = node.arguments.first?.expression.trimmedDescription ?? ""
    let names = text.split(separator: ".").map(String.init).filter { $0 != "self" }
    let properties = names.drop { $0.first?.isUppercase ?? false }
    replace(node, "\"\(properties.joined(separator: "."))\"")
  }

  private func replace(_ node: some SyntaxProtocol, _ text: String) {
    edits.replaceKeepingLines(node.bounds, in: file, with: text)
  }
}

extension ModuleIndex {
  /// The Objective-C name of the user's method that a reference means; `nil` if there is none.
  func selector(for reference: SelectorReference, in scope: String) -> String? {
    guard let candidates = methods[reference.baseName] else { return nil }
    var fitting = candidates
    if let labels = reference.labels {
      let name = "\(reference.baseName)(\(labels.map { "\($0):" }.joined()))"
      fitting = candidates.filter { $0.fullName == name }
    }
    let owner = reference.base == nil || ["self", "Self"].contains(reference.base) ? scope : reference.base ?? scope
    // The method of the type itself, of a type around it or of a superclass.
    var names = [owner]
    if let declaration = find(owner, in: scope) { names = [declaration.name] + superclasses(of: declaration) }
    var outer = scope.split(separator: ".").dropLast().map(String.init)
    while reference.base == nil, !outer.isEmpty {
      names.append(outer.joined(separator: "."))
      outer.removeLast()
    }
    for name in names {
      if let found = fitting.first(where: { $0.owner == name }) { return found.selector }
    }
    // The type is not known here: all methods of that name may be meant if they have one name in Objective-C.
    let isKnown = find(owner, in: scope) != nil && reference.base != nil
    return isKnown || Set(fitting.map(\.selector)).count != 1 ? nil : fitting.first?.selector
  }
}
