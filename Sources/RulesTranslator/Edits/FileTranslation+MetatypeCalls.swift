import SwiftSyntax

/// A place at which sources make an object of a class that is known only at run time, by an initializer that is not `required`.
///
/// Objective-C has such initializers; Swift's compiler refuses them, and its errors name the places.
struct MetatypeCall: Hashable {
  let file: String
  let line: Int
  /// From 1, in bytes of the source.
  let column: Int

  init(file: String, line: Int, column: Int) { (self.file, self.line, self.column) = (file, line, column) }

  /// Reads `FILE:LINE:COLUMN`.
  init(parsing text: String) throws {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 3, let line = Int(fields[fields.count - 2]), let column = Int(fields[fields.count - 1]) else {
      throw TranslatorError(description: "'\(text)' is not FILE:LINE:COLUMN", code: 64)
    }
    self.init(file: fields.dropLast(2).joined(separator: ":"), line: line, column: column)
  }
}

extension FileTranslation {
  /// The argument labels of the initializers that TouchReplay calls for a class that is known only at run time.
  private static let madeLabels: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["rootViewController"], ["target", "action"], ["style", "reuseIdentifier"],
    ["reuseIdentifier"],
  ]

  /// Makes `T()`, `type.init(frame: frame)` and `.init()` calls of a function that finds the initializer at run time.
  func translateMetatypeCall(_ node: FunctionCallExprSyntax) {
    guard !index.metatypeCalls.isEmpty, node.trailingClosure == nil, let parenthesis = node.leftParen,
      Self.madeLabels.contains(node.arguments.map { $0.label?.text ?? "" })
    else { return }
    let start = node.calledExpression.bounds.lowerBound
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard isMetatypeCall(at: name.baseName) else { return }
      make(of: name, isName: true, until: parenthesis, in: node)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), isMetatypeCall(at: member.declName) {
      guard let base = member.base else {
        return edits.replace(start..<parenthesis.bounds.lowerBound, with: "TouchReplay._makeInferred")
      }
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        makeInChain(chain, until: parenthesis, in: node)
      } else {
        let last = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? base.trimmedDescription
        make(of: base, isName: last.first?.isUppercase == true, until: parenthesis, in: node)
      }
    }
  }

  private func make(
    of type: some SyntaxProtocol, isName: Bool, until parenthesis: TokenSyntax, in node: FunctionCallExprSyntax
  ) {
    edits.insert("TouchReplay._make(", before: node.bounds)
    edits.replace(
      type.bounds.upperBound..<parenthesis.bounds.upperBound,
      with: (isName ? ".self" : "") + (node.arguments.isEmpty ? "" : ", "))
  }

  /// `types[name]?.init(frame: frame)`: the chain goes on after the call.
  private func makeInChain(
    _ chain: OptionalChainingExprSyntax, until parenthesis: TokenSyntax, in node: FunctionCallExprSyntax
  ) {
    guard let end = node.rightParen else { return }
    edits.replace(
      chain.questionMark.bounds.lowerBound..<parenthesis.bounds.upperBound,
      with: ".map { TouchReplay._make($0" + (node.arguments.isEmpty ? "" : ", "))
    let goesOn = node.parent.map { $0.is(MemberAccessExprSyntax.self) || $0.is(SubscriptCallExprSyntax.self) } ?? false
    edits.insert(" }" + (goesOn ? "?" : ""), at: end.bounds.upperBound)
  }

  /// Whether the compiler refused a call at a node.
  private func isMetatypeCall(at node: some SyntaxProtocol) -> Bool {
    let (line, column) = file.position(of: node)
    return index.metatypeCalls.contains(MetatypeCall(file: file.path, line: line, column: column))
  }

  /// Lets calls on the metatype of a class find its `init()`.
  func addOwnInitializer(_ declaration: ClassDeclaration) {
    guard !index.metatypeCalls.isEmpty, index.hasOwnInitializer(declaration) else { return }
    let syntax = declaration.syntax
    let isInherited = index.superclasses(of: declaration).contains { name in
      index.classesByName[name].map(index.hasOwnInitializer) ?? false
    }
    if !isInherited, let last = syntax.inheritanceClause?.inheritedTypes.last {
      edits.insert(", TouchReplay._OwnInitializer", at: last.bounds.upperBound)
    } else if !isInherited {
      let end = syntax.genericParameterClause?.bounds ?? syntax.name.bounds
      edits.insert(": TouchReplay._OwnInitializer", at: end.upperBound)
    }
    insert(
      "@MainActor public \(isInherited ? "override " : "")class func _touchReplayMake() -> Swift.AnyObject { "
        + "\(syntax.name.text)() }",
      atEndOf: syntax.memberBlock, title: "initializer of \(scopeName)")
  }
}

extension ModuleIndex {
  /// Whether `Name()` of a class calls an initializer without arguments that the sources declare: its own, or one that it inherits.
  func hasOwnInitializer(_ declaration: ClassDeclaration) -> Bool {
    let initializers = declaration.initializers
    if let own = initializers.first(where: { $0.labels.isEmpty }) {
      return !own.isFailable && !own.throwsErrors && own.isCallable
    }
    guard let name = superclassName(of: declaration), let superclass = classesByName[name], superclass !== declaration,
      hasOwnInitializer(superclass)
    else { return false }
    let designated = Set(initializers.filter { !$0.isConvenience }.map(\.labels))
    if designated.isEmpty { return true }
    // A class that overrides all designated initializers inherits the others.
    let isConvenience = superclass.initializers.first { $0.labels.isEmpty }?.isConvenience ?? false
    let others = superclass.initializers.filter { !$0.isConvenience }.map(\.labels)
    let ofUIKit: Set<[String]> = designated.contains(["coder"]) ? [["frame"], ["nibName", "bundle"]] : []
    return isConvenience && others.allSatisfy(designated.contains) && !designated.isDisjoint(with: ofUIKit)
  }
}
