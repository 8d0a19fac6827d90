import SwiftSyntax

extension FileTranslation {
  /// Makes the overrides in an extension of a class of UIKit members with names of their own.
  ///
  /// In Objective-C such an override replaces the inherited method for all objects of the class. The engine calls the one of
  /// `UIApplication.next`; others are reported when the class is used. Returns the lines that register the members.
  func translateCategory(_ node: ExtensionDeclSyntax) -> [String] {
    let name = node.extendedType.trimmedDescription
    guard KnownClass.named(name) != nil, index.find(name, in: "") == nil else { return [] }
    return node.memberBlock.members.compactMap { member in
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
      else { return nil }
      let function = member.decl.as(FunctionDeclSyntax.self)
      let variable = member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      guard let token = function?.name ?? variable?.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
      edits.remove(override, in: file)
      // An extension's member cannot be open.
      for modifier in modifiers where modifier.name.tokenKind == .keyword(.open) {
        edits.replace(modifier.name, with: "public")
      }
      if let (_, known) = function.flatMap(index.overridden) {
        edits.replace(token, with: known.ownName)
        return nil
      }
      let newName = "__touchReplayCategory_\(token.text)"
      edits.replace(token, with: newName)
      if variable != nil, name == "UIApplication", token.text == "next" {
        return "TouchReplay._registerMethod(\"next\", of: Self.self) { target, _, _ in target.\(newName) }"
      }
      let place = "\(file.path):\(file.line(of: token))"
      let sentence = "`\(name).\(token.text)` (\(place)) is in an extension and is not called, and UIKit calls it"
      return "TouchReplay._uncalledOverride(\(StringLiteral.text(sentence)), in: \(name).self)"
    }
  }
}
