import SwiftSyntax

extension FileTranslation {
  /// Removes a member of an extension, or gives its code another name, by which the class calls it.
  func leave(_ member: MovedMember) {
    guard let call = member.call else {
      if let place = member.placeOfAccess { edits.insert(member.access, at: place) }
      return edits.remove(member.syntax, in: file)
    }
    for modifier in call.modifiers where ["override", "open"].contains(modifier.name.text) {
      edits.remove(modifier, in: file)
    }
    edits.replace(call.name, with: call.newName(member.className, in: file))
    if let function = member.syntax.decl.as(FunctionDeclSyntax.self) {
      let finder = FunctionNameFinder(viewMode: .sourceAccurate)
      finder.walk(function)
      for node in finder.found { edits.replace(node, with: StringLiteral.text(function.fullName)) }
    }
  }

  /// Declares a member of an extension at the end of the class.
  func move(_ member: MovedMember, into block: MemberBlockSyntax) {
    let place = block.rightBrace.bounds.lowerBound
    let (line, column) = file.position(of: block.rightBrace)
    let end = "\n" + location(line, column)
    let start = member.file.position(of: member.syntax)
    let source = "\n#sourceLocation(file: \(StringLiteral.text(member.file.path)), line: \(start.line))\n"
    guard let call = member.call else {
      edits.insert(
        .part(
          of: member.file, member.syntax.bounds,
          prefix: source + String(repeating: " ", count: start.column - 1)
            + (member.placeOfAccess == nil ? member.access : ""), suffix: end),
        at: place)
      return
    }
    let attributes = call.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { ["MainActor", "discardableResult"].contains($0.attributeName.trimmedDescription) }
      .map { $0.trimmedDescription + " " }
    let modifiers = call.modifiers.filter { $0.name.text != "dynamic" }.map { $0.trimmedDescription + " " }
    edits.insert(
      .part(
        of: member.file, call.signature,
        prefix: source + attributes.joined() + member.access + modifiers.joined()
          + "\(call.keyword) \(call.name.text)",
        suffix: call.code(call.newName(member.className, in: member.file)) + end),
      at: place)
  }
}

extension MovedMember {
  /// The place of the access modifier in the member, if it follows attributes.
  fileprivate var placeOfAccess: Int? {
    let attributes = syntax.decl.asProtocol((any WithAttributesSyntax).self)?.attributes
    let last = attributes?.lastToken(viewMode: .sourceAccurate)
    return last?.nextToken(viewMode: .sourceAccurate)?.bounds.lowerBound
  }
}

/// Finds `#function`, which is the name of the code around it.
private final class FunctionNameFinder: SyntaxVisitor {
  private(set) var found: [MacroExpansionExprSyntax] = []

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "function" { found.append(node) }
    return .visitChildren
  }
}
