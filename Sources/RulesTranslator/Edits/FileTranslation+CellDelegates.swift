import SwiftSyntax

extension FileTranslation {
  /// Makes a subclass of UITableViewCell a delegate of recognizers, which UITableViewCell is on a device.
  ///
  /// The engine's class does not conform, so methods of a subclass that does not declare the conformance would not be called.
  /// Source: the declaration of UITableViewCell in Apple's SDK [D].
  func addCellConformance(_ declaration: ClassDeclaration) {
    guard let last = declaration.syntax.inheritanceClause?.inheritedTypes.last, index.getsCellConformance(declaration)
    else { return }
    edits.insert(", UIGestureRecognizerDelegate", at: last.bounds.upperBound)
  }
}

extension ModuleIndex {
  /// Whether a class is the one that declares the conformance for its subclasses: the nearest to UITableViewCell that has a method
  /// of the protocol, or a direct subclass if there is none.
  func getsCellConformance(_ declaration: ClassDeclaration) -> Bool {
    let names = superclasses(of: declaration)
    guard names.contains("UITableViewCell"), !hasHiddenDelegateMethod(declaration) else { return false }
    let above = names.compactMap { classesByName[$0] }
    let below = classes.filter { superclasses(of: $0).contains(declaration.name) }
    guard !(above + [declaration] + below).contains(where: { recognizerDelegates.contains($0.name) }),
      !above.contains(where: hasDelegateMethod)
    else { return false }
    return hasDelegateMethod(declaration) || above.isEmpty && !below.contains(where: hasDelegateMethod)
  }

  private func hasDelegateMethod(_ declaration: ClassDeclaration) -> Bool {
    recognizerMethods[declaration.name] != nil
  }

  /// Whether a public class has a method of the protocol that is not public, which Swift refuses without the Objective-C runtime.
  private func hasHiddenDelegateMethod(_ declaration: ClassDeclaration) -> Bool {
    declaration.syntax.modifiers.contains(where: \.isPublic)
      && (recognizerMethods[declaration.name] ?? []).contains { function in
        let members = function.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.modifiers
        return !(Array(function.modifiers) + Array(members ?? [])).contains(where: \.isPublic)
      }
  }
}

extension DeclModifierSyntax {
  var isPublic: Bool { ["public", "open"].contains(name.text) }
  var isPrivate: Bool { ["private", "fileprivate"].contains(name.text) }
}
