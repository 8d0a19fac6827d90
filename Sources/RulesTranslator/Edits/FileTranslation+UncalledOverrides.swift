import SwiftSyntax

extension FileTranslation {
  /// Makes the objects of a class report overrides that UIKit calls and the engine does not.
  func reportUncalledOverrides(of declaration: ClassDeclaration) {
    let superclasses = Set(index.superclasses(of: declaration))
    let uncalled = UncalledMember.all.filter { superclasses.contains($0.className) }
    guard !uncalled.isEmpty else { return }
    let own = declaration.syntax.memberBlock.members.map { (file, $0.decl) }
    let moved = index.members.filter { index.classesByName[$0.className] === declaration }.map {
      ($0.file, $0.syntax.decl)
    }
    var number = 0
    for (file, member) in own + moved {
      guard let name = member.overriddenName, let found = uncalled.first(where: { $0.name == name }), !member.isCut
      else {
        continue
      }
      number += 1
      let title = "\(declaration.syntax.name.text).\(name.prefix { $0 != "(" })"
      let place = "\(file.path):\(file.line(of: member.nameToken ?? member.firstToken(viewMode: .sourceAccurate)!))"
      let sentence = StringLiteral.text("`\(title)` (\(place)) is not called, and UIKit calls it")
      edits.insert(
        " private let __touchReplayUncalled\(number): Void = TouchReplay._uncalledOverride(\(sentence), in: "
          + "\(declaration.syntax.name.text).self\(found.updatesConstraints ? ", updatesConstraints: true" : "")); ",
        at: declaration.syntax.memberBlock.leftBrace.bounds.upperBound)
    }
  }
}

/// A member of the module UIKit that UIKit calls and the engine does not, or not whenever UIKit does.
struct UncalledMember {
  let className: String
  let name: String
  /// Whether the engine calls the member in objects that need an update of their constraints.
  var updatesConstraints = false

  static let all = [
    UncalledMember(className: "UIView", name: "action(for:forKey:)"),
    UncalledMember(className: "UIView", name: "updateConstraints()", updatesConstraints: true),
    UncalledMember(className: "UIViewController", name: "updateViewConstraints()", updatesConstraints: true),
    UncalledMember(className: "UIPresentationController", name: "adaptivePresentationStyle"),
  ]
}

extension DeclSyntax {
  /// The name, with labels, of a method or a property that overrides; `nil` for other members.
  fileprivate var overriddenName: String? {
    guard let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) })
    else { return nil }
    return self.as(FunctionDeclSyntax.self)?.fullName ?? nameToken?.text
  }

  /// The name's place in the file.
  fileprivate var nameToken: TokenSyntax? {
    self.as(FunctionDeclSyntax.self)?.name
      ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
  }

  /// Whether the member was cut: its remains report that.
  fileprivate var isCut: Bool {
    let text = trimmedDescription
    return text.contains("TouchReplay.cut(") || text.contains("TouchReplay._cutValue(")
  }
}
