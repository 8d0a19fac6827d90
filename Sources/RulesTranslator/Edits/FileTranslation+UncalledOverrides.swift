import SwiftSyntax

extension FileTranslation {
  /// Makes the objects of a class report overrides and methods of delegates that UIKit calls and the engine does not.
  func reportUncalledMembers(of declaration: ClassDeclaration) {
    let superclasses = Set(index.superclasses(of: declaration))
    let uncalled = UncalledMember.all.filter { superclasses.contains($0.className) }
    guard !uncalled.isEmpty || !index.uncalledFunctions.isEmpty else { return }
    let own = declaration.syntax.memberBlock.members.map { (file, $0.decl) }
    let moved = index.members.filter { index.classesByName[$0.className] === declaration }.map {
      ($0.file, $0.syntax.decl)
    }
    var number = 0
    func report(_ member: DeclSyntax, in file: SourceFile, updatesConstraints: Bool = false) {
      number += 1
      let title = "\(declaration.syntax.name.text).\((member.ownName ?? "").prefix { $0 != "(" })"
      let place = "\(file.path):\(file.line(of: member.nameToken ?? member.firstToken(viewMode: .sourceAccurate)!))"
      let sentence = StringLiteral.text("`\(title)` (\(place)) is not called, and UIKit calls it")
      edits.insert(
        " private let __touchReplayUncalled\(number) = TouchReplay._Note(TouchReplay._uncalledOverride(\(sentence), in: "
          + "\(declaration.syntax.name.text).self\(updatesConstraints ? ", updatesConstraints: true" : ""))); ",
        at: declaration.syntax.memberBlock.leftBrace.bounds.upperBound)
    }
    for (file, member) in own + moved where !member.isCut {
      guard let name = member.overriddenName, let found = uncalled.first(where: { $0.name == name }) else { continue }
      report(member, in: file, updatesConstraints: found.updatesConstraints)
    }
    for function in index.allFunctions(of: declaration) where index.uncalledFunctions[function.id] != nil {
      let member = DeclSyntax(function)
      guard let file = index.file(of: member), !member.isCut else { continue }
      report(member, in: file)
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
    return ownName
  }

  /// The name, with labels, of a method or a property.
  fileprivate var ownName: String? { self.as(FunctionDeclSyntax.self)?.fullName ?? nameToken?.text }

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
