import SwiftSyntax

/// A place at which sources make an object of a class that is known only at run time, by an initializer that is not `required`.
///
/// Objective-C has such initializers; Swift's compiler refuses them, and its errors name the places.
struct MetatypeCall: Hashable {
  let file: String
  let line: Int
  /// The name of the class in the message.
  let className: String

  /// Reads `FILE:LINE:CLASS`.
  init(parsing text: String) throws {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 3, let line = Int(fields[fields.count - 2]) else {
      throw TranslatorError(description: "'\(text)' is not FILE:LINE:CLASS", code: 64)
    }
    file = fields.dropLast(2).joined(separator: ":")
    self.line = line
    className = fields[fields.count - 1]
  }
}

extension FileTranslation {
  /// The argument labels of the initializers that TouchReplay calls for a class that is known only at run time.
  private static let madeLabels: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["rootViewController"], ["target", "action"], ["style", "reuseIdentifier"],
    ["reuseIdentifier"],
  ]

  /// Makes `T()` and `type.init(frame: frame)` calls of a function that finds the initializer at run time.
  func translateMetatypeCall(_ node: FunctionCallExprSyntax) {
    guard !index.metatypeCalls.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen,
      Self.madeLabels.contains(node.arguments.map { $0.label?.text ?? "" })
    else { return }
    let type: ExprSyntax
    let anchor: TokenSyntax
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      (type, anchor) = (ExprSyntax(name), name.baseName)
      guard isMetatypeCall(at: anchor, of: name.baseName.text) else { return }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.`init`), !base.is(SuperExprSyntax.self)
    {
      (type, anchor) = (base, member.declName.baseName)
      let name = base.trimmedDescription
      guard isMetatypeCall(at: anchor, of: name.first?.isUppercase == true ? name : nil) else { return }
    } else {
      return
    }
    let isName = type.trimmedDescription.first?.isUppercase == true
    let separator = node.arguments.isEmpty ? "" : ", "
    edits.insert("TouchReplay._make(", at: node.calledExpression.bounds.lowerBound)
    edits.replace(
      type.bounds.upperBound..<parenthesis.bounds.upperBound, with: (isName ? ".self" : "") + separator)
  }

  /// Whether the compiler refused a call at a token, of a class of that name if one is given.
  private func isMetatypeCall(at anchor: TokenSyntax, of name: String?) -> Bool {
    let line = file.line(of: anchor)
    return index.metatypeCalls.contains {
      $0.file == file.path && $0.line == line && (name == nil || $0.className == name)
    }
  }

  /// The registration of a class's own `init()`, which calls on its metatype find.
  func ownInitializer(of declaration: ClassDeclaration) -> [String] {
    guard !index.metatypeCalls.isEmpty,
      declaration.initializers.contains(where: {
        $0.labels.isEmpty && !$0.isFailable && !$0.throwsErrors && $0.isCallable
      })
    else { return [] }
    let name = declaration.syntax.name.text
    return ["TouchReplay._registerInitializer(of: \(name).self) { \(name)() }"]
  }
}
