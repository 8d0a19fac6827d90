import SwiftSyntax

/// The places at which the code of a file goes one of several ways.
///
/// The compiler counts how often regions of Swift code run, and writes no branches. The count of a way is that at the place where it
/// begins. A way without code has the count of the place before the branch minus that of the other way.
struct BranchPlaces {
  struct Branch {
    let kind: String
    /// The offset before the branch.
    let entry: Int
    /// The ways by name, with the offset where each begins; `nil` for one without code.
    let ways: [(name: String, offset: Int?)]
  }

  let list: [Branch]

  init(_ file: SourceFile) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    list = collector.found.sorted { $0.entry < $1.entry }
  }
}

private final class Collector: SyntaxVisitor {
  private(set) var found: [BranchPlaces.Branch] = []

  private func add(_ kind: String, _ entry: some SyntaxProtocol, _ ways: [(name: String, offset: Int?)]) {
    found.append(BranchPlaces.Branch(kind: kind, entry: entry.bounds.lowerBound, ways: ways))
  }

  // MARK: Statements

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    var other: Int?
    if case .codeBlock(let block) = node.elseBody { other = block.bounds.lowerBound }
    if case .ifExpr(let next) = node.elseBody { other = next.bounds.lowerBound }
    add("if", node.ifKeyword, [("true", node.body.bounds.lowerBound), ("false", other)])
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    add("guard", node.guardKeyword, [("true", nil), ("false", node.body.bounds.lowerBound)])
    return .visitChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    add("while", node.whileKeyword, [("true", node.body.bounds.lowerBound)])
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    add("for", node.forKeyword, [("element", node.body.bounds.lowerBound)])
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    for element in node.cases {
      guard case .switchCase(let branch) = element, let first = branch.statements.first else { continue }
      let text = branch.label.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      add("switch", node.switchKeyword, [(String(text.dropLast()), first.bounds.lowerBound)])
    }
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.catchClauses { add("catch", node.doKeyword, [("error", clause.body.bounds.lowerBound)]) }
    return .visitChildren
  }

  // MARK: Expressions

  /// The operators that evaluate their right side only if they need it.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      let next = elements[index + 1].bounds.lowerBound
      if let choice = element.as(UnresolvedTernaryExprSyntax.self) {
        let start = Self.start(of: elements, before: index) { Self.isAssignment($0) || Self.isTernary($0) }
        add("? :", start, [("true", choice.thenExpression.bounds.lowerBound), ("false", next)])
      } else if let text = Self.operatorText(element) {
        switch text {
        case "??": add(text, elements[index - 1], [("left", nil), ("right", next)])
        case "&&", "||":
          let start = Self.start(of: elements, before: index) { other in
            Self.isAssignment(other) || Self.isTernary(other) || text == "&&" && Self.operatorText(other) == "||"
          }
          add(text, start, [("left", nil), ("right", next)])
        default: break
        }
      }
    }
    return .visitChildren
  }

  /// The first element of the left operand of an operator: that after the last one before it which binds less.
  private static func start(
    of elements: [ExprSyntax], before index: Int, where bindsLess: (ExprSyntax) -> Bool
  ) -> ExprSyntax {
    let last = elements[..<index].lastIndex(where: bindsLess)
    return elements[last.map { $0 + 1 } ?? 0]
  }

  private static func operatorText(_ element: ExprSyntax) -> String? {
    element.as(BinaryOperatorExprSyntax.self)?.operator.text
  }
  private static func isAssignment(_ element: ExprSyntax) -> Bool {
    element.is(AssignmentExprSyntax.self) || ["+=", "-=", "*=", "/="].contains(operatorText(element))
  }
  private static func isTernary(_ element: ExprSyntax) -> Bool { element.is(UnresolvedTernaryExprSyntax.self) }
}
