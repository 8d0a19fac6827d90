import SwiftSyntax

/// A class of the translated files.
final class ClassDeclaration {
  /// The name with those of the enclosing types: `Outer.Inner`.
  let name: String
  /// The names in the inheritance clause; the first may be the superclass.
  var inherited: [String]
  let file: SourceFile
  let syntax: ClassDeclSyntax
  /// Why no scene can name the class.
  let hidden: String?
  var initializers: [Initializer] = []
  var properties: [Property] = []
  /// Whether the class declares `final func hitTest(_:with:)`.
  var hasFinalHitTest = false

  struct Initializer {
    /// The argument labels that a call must have; parameters with defaults are left out.
    let requiredLabels: [String]
    let labels: [String]
    let isConvenience: Bool
    let isFailable: Bool
    let isCallable: Bool
    let throwsErrors: Bool
  }

  struct Property {
    let name: String
    /// The name as code writes it, perhaps with back-ticks.
    let reference: String
    let type: String?
    let line: Int
  }

  init(name: String, inherited: [String], file: SourceFile, syntax: ClassDeclSyntax, hidden: String?) {
    (self.name, self.inherited, self.file, self.syntax) = (name, inherited, file, syntax)
    self.hidden = hidden
  }

  var isFinal: Bool { syntax.modifiers.contains { $0.name.tokenKind == .keyword(.final) } }
}
