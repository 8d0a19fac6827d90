import SwiftSyntax

extension FileTranslation {
  /// Makes every returned value of a hit-test method a call that stores the line.
  func markDecisions(in body: CodeBlockSyntax) {
    for place in ReturnedExpressions(body).found {
      let line = file.line(of: place.statement)
      let isOfSuper = place.expression.returnsSuper
      edits.wrap(
        place.expression.bounds, prefix: isOfSuper ? "TouchReplay.decidedBySuper({ " : "TouchReplay.decided(",
        suffix: "\(isOfSuper ? " }" : ""), line: \(line), file: \(StringLiteral.text(file.path)), of: self)")
    }
  }
}

extension ExprSyntax {
  /// Whether the value is that of a call of `super`, perhaps in a branch.
  fileprivate var returnsSuper: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) ?? false
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.returnsSuper
    }
    // `condition ? nil : super.hitTest(point, with: event)`
    guard let sequence = self.as(SequenceExprSyntax.self),
      let choice = sequence.elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let branch = sequence.elements[choice].as(UnresolvedTernaryExprSyntax.self)
    else { return false }
    let last = sequence.elements[sequence.elements.index(after: choice)...]
    return branch.thenExpression.returnsSuper || last.count == 1 && last.first!.returnsSuper
  }
}

/// The expressions whose values a function returns.
private final class ReturnedExpressions: SyntaxVisitor {
  private(set) var found: [(statement: Syntax, expression: ExprSyntax)] = []

  init(_ body: CodeBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(body.statements)
    if found.isEmpty { addOnlyExpression(of: body.statements) }
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { add(expression, of: Syntax(node)) }
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// The branches of `if` and `switch` expressions are returned one by one.
  private func add(_ expression: ExprSyntax, of statement: Syntax) {
    if let choice = expression.as(IfExprSyntax.self) {
      addOnlyExpression(of: choice.body.statements)
      switch choice.elseBody {
      case .codeBlock(let block): addOnlyExpression(of: block.statements)
      case .ifExpr(let next): add(ExprSyntax(next), of: Syntax(next))
      default: break
      }
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      for element in choice.cases {
        if case .switchCase(let branch) = element { addOnlyExpression(of: branch.statements) }
      }
    } else {
      found.append((statement, expression))
    }
  }

  private func addOnlyExpression(of statements: CodeBlockItemListSyntax) {
    guard statements.count == 1, let only = statements.first else { return }
    switch only.item {
    case .expr(let expression): add(expression, of: Syntax(expression))
    case .stmt(let statement):
      guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return }
      add(expression, of: Syntax(expression))
    default: return
    }
  }
}
