import SwiftSyntax

extension MutantFinder {
  /// The faults of a statement that is a call or an assignment: it is left out.
  func addStatement(_ item: CodeBlockItemSyntax) {
    guard let expression = item.item.as(ExprSyntax.self), let body = bodies.last else { return }
    let isAlone = item.isOnlyStatement
    if isAlone, !body.returnsNothing { return }
    var core = expression
    while let inner = core.as(TryExprSyntax.self)?.expression ?? core.as(AwaitExprSyntax.self)?.expression {
      core = inner
    }
    var kind = Mutant.Operator.statement
    if let call = core.as(FunctionCallExprSyntax.self) {
      guard let name = call.calledName, !Self.kept.contains(name) else { return }
      if call.isOfSuper {
        guard name != "init" else { return }
        kind = .superCall
      }
      if name == "init" { return }
      // A closure's only call may be its value.
      if isAlone, body.isClosure, !core.id.isEqual(expression.id) { return }
    } else if let infix = core.as(InfixOperatorExprSyntax.self) {
      guard infix.isAssignment else { return }
      if let name = infix.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text, isUninitialized(name) { return }
      if infix.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.text.hasPrefix("accessibility") ?? false {
        return
      }
    } else {
      return
    }
    let isCallOfClosure = isAlone && body.isClosure && core.is(FunctionCallExprSyntax.self)
    add(
      expression.bounds, [Mutant(kind: kind, replacement: "")],
      isCallOfClosure
        ? .wrapped(prefix: { "TouchReplay._mutatedStatement(\($0[0]), " }, suffix: ")")
        : .wrapped(prefix: { "if TouchReplay._keeps(\($0[0])) { " }, suffix: " }"))
  }

  /// Calls without which nothing that a touch does can change.
  private static let kept: Set = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "precondition", "assertionFailure",
    "preconditionFailure",
    "fatalError",
  ]

  /// The fault of a number: 0, or 1 instead of 0.
  func addNumber(_ literal: ExprSyntax, _ digits: String) {
    var node = literal
    if let prefixed = literal.parent?.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-" {
      node = ExprSyntax(prefixed)
    }
    guard !node.isInArithmetic(besides: literal) else { return }
    let isZero = !digits.contains { ("1"..."9").contains($0) }
    let replacement = isZero ? "1" : "0"
    let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text
    let isLength = label.map(Self.lengths.contains) ?? false
    let kind: Mutant.Operator = label.map(Self.insets.contains) ?? false ? .inset : .constant
    let function = isLength ? "_mutatedLength" : "_mutated"
    guard isLength || allowsClosures || bodies.isEmpty else { return }
    add(
      node.bounds, [Mutant(kind: kind, replacement: replacement)],
      .wrapped(prefix: { "TouchReplay.\(function)(\($0[0]), " }, suffix: ", \(replacement))"))
  }

  private static let insets: Set = ["dx", "dy", "top", "left", "bottom", "right", "leading", "trailing"]
  private static let lengths = insets.union(["x", "y", "width", "height"])

  /// The fault of a selector: another method of the class with as many parameters.
  func addSelector(_ node: MacroExpansionExprSyntax) {
    guard let reference = SelectorReference(node), let selector = index.selector(for: reference, in: scopeName) else {
      return
    }
    let others = index.methods.values.joined().filter { $0.owner == scopeName && !index.isInherited($0) }
      .map(\.selector).filter { $0.count(where: { $0 == ":" }) == selector.count(where: { $0 == ":" }) }
    let sorted = Set(others).union([selector]).sorted()
    guard sorted.count > 1, let place = sorted.firstIndex(of: selector) else { return }
    let other = sorted[(place + 1) % sorted.count]
    add(
      node.bounds, [Mutant(kind: .selector, replacement: "Selector(\"\(other)\")")],
      .wrapped(
        prefix: { "TouchReplay._mutated(\($0[0]), " }, suffix: ", TouchReplay._Selector(\"\(other)\"))"))
  }

  /// The faults of the options of an animation: one is left out.
  func addOptions(_ expression: ExprSyntax) {
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      return add(expression, .option, insteadOf: ["[]"])
    }
    guard let list = expression.as(ArrayExprSyntax.self), !list.elements.isEmpty else { return }
    let options = list.elements.map { text($0.expression) }
    let lists = options.indices.map { left in
      "[\(options.indices.filter { $0 != left }.map { options[$0] }.joined(separator: ", "))]"
    }
    add(expression, .option, insteadOf: lists)
  }

  /// The fault of a view: another one of the same type.
  func addOtherView(_ expression: ExprSyntax) {
    if let reference = expression.as(DeclReferenceExprSyntax.self), let other = otherView(than: reference.baseName.text)
    {
      add(expression, .view, insteadOf: [other])
    } else if let member = expression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self",
      let other = otherView(than: member.declName.baseName.text)
    {
      add(expression, .view, insteadOf: ["self.\(other)"])
    }
  }
}

extension SyntaxIdentifier {
  fileprivate func isEqual(_ other: SyntaxIdentifier) -> Bool { self == other }
}

extension CodeBlockItemSyntax {
  /// Whether the code block of a function, an accessor or a closure has no other statement.
  fileprivate var isOnlyStatement: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    let owner = list.parent
    return owner?.is(ClosureExprSyntax.self) ?? false || owner?.is(AccessorBlockSyntax.self) ?? false
      || owner?.parent?.is(FunctionDeclSyntax.self) ?? false || owner?.parent?.is(AccessorDeclSyntax.self) ?? false
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called.
  fileprivate var calledName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? (calledExpression.is(OptionalChainingExprSyntax.self) ? calledExpression.trimmedDescription : nil)
  }

  fileprivate var isOfSuper: Bool {
    calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) ?? false
  }
}

extension InfixOperatorExprSyntax {
  fileprivate var isAssignment: Bool {
    if self.operator.is(AssignmentExprSyntax.self) { return true }
    let name = self.operator.trimmedDescription
    return name.count > 1 && name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
  }
}

extension ExprSyntax {
  /// Whether the number is in a calculation that has a number before it: the compiler would take long to find their types.
  fileprivate func isInArithmetic(besides literal: ExprSyntax) -> Bool {
    var top: InfixOperatorExprSyntax?
    var node = Syntax(self)
    while let parent = node.parent {
      if let infix = parent.as(InfixOperatorExprSyntax.self),
        ["+", "-", "*", "/", "%"].contains(infix.operator.trimmedDescription)
      {
        top = infix
      } else if !parent.is(TupleExprSyntax.self), !parent.is(LabeledExprListSyntax.self),
        !parent.is(LabeledExprSyntax.self)
      {
        break
      }
      node = parent
    }
    guard let top else { return false }
    let first = top.tokens(viewMode: .sourceAccurate).first {
      if case .integerLiteral = $0.tokenKind { return true }
      if case .floatLiteral = $0.tokenKind { return true }
      return false
    }
    return first.map { $0.position != literal.firstToken(viewMode: .sourceAccurate)?.position } ?? false
  }
}

extension ModuleIndex {
  /// Whether a method is one that UIKit calls by another way than a selector of the class, such as that of a delegate.
  fileprivate func isInherited(_ method: ObjectiveCMethod) -> Bool {
    method.selector.hasPrefix("gestureRecognizer") || overriddenNames.contains(method.baseName)
  }
}
