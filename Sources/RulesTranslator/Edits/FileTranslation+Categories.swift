import SwiftSyntax

extension FileTranslation {
  /// Makes the overrides in an extension of a class of UIKit members with names of their own.
  ///
  /// In Objective-C such an override replaces the inherited method for all objects of the class. The engine calls those of the hit test
  /// and some more; others are reported when the class is used. Returns the lines that register the members.
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
      // A package has no moment at which its code is loaded and the methods could be replaced.
      if !index.isForPackage, let call = function.flatMap(CategoryCall.init) {
        return "TouchReplay._categoryMethod(\(StringLiteral.text(call.name)), of: \(name).self) { target, arguments in "
          + "target.\(newName)(\(call.arguments)) }"
      }
      let place = "\(file.path):\(file.line(of: token))"
      let sentence = "`\(name).\(token.text)` (\(place)) is in an extension and is not called, and UIKit calls it"
      return "TouchReplay._uncalledOverride(\(StringLiteral.text(sentence)), in: \(name).self)"
    }
  }
}

/// The call of an override that the engine makes by its name.
private struct CategoryCall {
  let name: String
  let arguments: String

  init?(_ function: FunctionDeclSyntax) {
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
    guard let (name, arguments) = Self.known["\(function.name.text)(\(labels))"] else { return nil }
    (self.name, self.arguments) = (name, arguments)
  }

  private static let appearance = "arguments[0] as! Bool"
  private static let known: [String: (String, String)] = [
    "point(inside:with:)": ("pointInside:with:", "inside: arguments[0] as! CGPoint, with: arguments[1] as? UIEvent"),
    "hitTest(_:with:)": ("hitTest:with:", "arguments[0] as! CGPoint, with: arguments[1] as? UIEvent"),
    "didMoveToWindow()": ("didMoveToWindow", ""), "viewDidLoad()": ("viewDidLoad", ""),
    "viewWillAppear(_:)": ("viewWillAppear:", appearance), "viewDidAppear(_:)": ("viewDidAppear:", appearance),
    "viewWillDisappear(_:)": ("viewWillDisappear:", appearance),
    "viewDidDisappear(_:)": ("viewDidDisappear:", appearance),
  ]
}
