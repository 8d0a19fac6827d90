import SwiftSyntax

extension CutTarget {
  /// Whether UIKit would call the cut member and the engine does not: an override that is gone, or one of a member that the
  /// engine only declares. What is left of another override reports the cut when it is called.
  var isOverrideWithoutCaller: Bool {
    guard isOverride else { return false }
    switch kind {
    case .declaration: return true
    case .body: return Self.onlyDeclared.contains(memberName)
    default: return false
    }
  }

  /// Whether objects lack what a macro adds to their class.
  var isMacro: Bool { kind == .attribute || kind == .declaration && declaration.is(MacroExpansionDeclSyntax.self) }

  /// The class whose member is cut, also by an extension. `nil` if the files do not declare it.
  func owner(_ file: SourceFile, _ index: ModuleIndex) -> (type: ClassDeclSyntax, file: SourceFile)? {
    let isOwner = kind == .attribute && declaration.is(ClassDeclSyntax.self)
    for node in sequence(first: declaration, next: \.parent).dropFirst(isOwner ? 0 : 1) {
      if let type = node.as(ClassDeclSyntax.self) { return (type, file) }
      if let type = node.as(ExtensionDeclSyntax.self) {
        return index.find(type.extendedType.trimmedDescription, in: "").map { ($0.syntax, $0.file) }
      }
    }
    return nil
  }

  /// The members that the module UIKit declares and never calls, or not whenever UIKit does.
  private static let onlyDeclared: Set<String> = [
    "draw", "intrinsicContentSize", "tintColorDidChange", "traitCollectionDidChange", "updateConstraints",
    "updateViewConstraints",
  ]

  private var isOverride: Bool {
    member?.asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { $0.name.tokenKind == .keyword(.override) } ?? false
  }

  private var memberName: String {
    if let function = member?.as(FunctionDeclSyntax.self) { return function.name.text }
    return member?.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? ""
  }

  /// The function or the property: an accessor is a part of one.
  private var member: Syntax? {
    sequence(first: declaration, next: \.parent).first {
      $0.isProtocol((any WithModifiersSyntax).self) && !$0.is(AccessorDeclSyntax.self)
    }
  }
}
