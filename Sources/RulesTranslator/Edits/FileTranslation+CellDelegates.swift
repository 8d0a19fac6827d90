import SwiftSyntax

extension FileTranslation {
  /// Makes a subclass of UITableViewCell a delegate of recognizers, which UITableViewCell is on a device.
  ///
  /// The engine's class is none: methods of a subclass that has not the conformance itself would not be called.
  /// Source: the declaration of UITableViewCell in Apple's SDK [D].
  func addCellConformance(_ declaration: ClassDeclaration) {
    let node = declaration.syntax
    guard index.superclassName(of: declaration) == "UITableViewCell",
      let last = node.inheritanceClause?.inheritedTypes.last,
      !index.recognizerDelegates.contains(declaration.name), !hasHiddenDelegateMethod(node)
    else { return }
    edits.insert(", UIGestureRecognizerDelegate", at: last.bounds.upperBound)
  }

  /// Whether a public class has a method of the protocol that is not public, which Swift refuses without the Objective-C runtime.
  private func hasHiddenDelegateMethod(_ node: ClassDeclSyntax) -> Bool {
    let isPublic: (DeclModifierSyntax) -> Bool = { ["public", "open"].contains($0.name.text) }
    guard node.modifiers.contains(where: isPublic) else { return false }
    return node.memberBlock.members.contains { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text.hasPrefix("gestureRecognizer")
      else { return false }
      return !function.modifiers.contains(where: isPublic)
    }
  }
}
