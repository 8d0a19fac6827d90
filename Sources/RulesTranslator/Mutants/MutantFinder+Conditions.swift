import SwiftSyntax

extension MutantFinder {
  /// The faults of the conditions of `if`, `guard` and `while`.
  func addConditions(_ list: ConditionElementListSyntax) {
    guard allowsClosures else { return }
    let isLoop = list.parent?.is(WhileStmtSyntax.self) ?? false
    for element in list {
      guard case .expression(let expression) = element.condition else { continue }
      addCondition(expression, isLoop: isLoop)
    }
    let bindings = list.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
    guard !bindings.isEmpty, !list.contains(where: { $0.condition.is(ExprSyntax.self) }) else { return }
    let isOfSelf = bindings.contains { $0.pattern.trimmedDescription == "self" }
    add(
      list.bounds, [Mutant(kind: isOfSelf ? .weakSelf : .condition, replacement: "\(text(list)), false")], .condition)
  }

  /// The faults of a condition: its opposite, `true` and `false`. A loop whose condition is always fulfilled would not end.
  func addCondition(_ expression: ExprSyntax, isLoop: Bool = false) {
    guard allowsClosures, !expression.is(BooleanLiteralExprSyntax.self), !expression.needsMark else { return }
    let text = text(expression)
    let negated =
      expression.as(PrefixOperatorExprSyntax.self).map {
        $0.operator.text == "!" ? self.text($0.expression) : "!(\(text))"
      }
      ?? (expression.is(InfixOperatorExprSyntax.self) ? "!(\(text))" : "!\(text)")
    var mutants = [Mutant(kind: .condition, replacement: negated)]
    if !isLoop { mutants.append(Mutant(kind: .condition, replacement: "true")) }
    mutants.append(Mutant(kind: .condition, replacement: "false"))
    add(
      expression.bounds, mutants,
      .wrapped(
        prefix: { numbers in
          "TouchReplay._condition(\(numbers[0]), \(isLoop ? "0" : numbers[1]), \(numbers[numbers.count - 1]), "
        }, suffix: ")"))
  }

  /// The faults of `&&`, `||` and comparisons.
  func addOperator(_ node: InfixOperatorExprSyntax) {
    guard allowsClosures, !node.needsMark else { return }
    let name = node.operator.trimmedDescription
    func replaced(by other: String) -> String {
      "\(text(node.leftOperand)) \(other) \(text(node.rightOperand))"
    }
    if let (other, function) = ["&&": ("||", "_and"), "||": ("&&", "_or")][name] {
      return add(
        node.bounds, [Mutant(kind: .logical, replacement: replaced(by: other))],
        .logical(function: function, operator: node.operator.bounds))
    }
    if name == "===" || name == "==" {
      addOtherView(node.leftOperand)
      addOtherView(node.rightOperand)
    }
    guard let other = Self.comparisons[name], !node.isCondition || !Self.negations.contains(name),
      !file.bytes[node.bounds].contains(UInt8(ascii: "\n"))
    else { return }
    add(
      node.bounds, [Mutant(kind: .comparison, replacement: replaced(by: other))],
      .compared(left: node.leftOperand.bounds, operator: other, right: node.rightOperand.bounds))
  }

  private static let comparisons = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
  ]
  /// A condition with one of these is negated already.
  private static let negations: Set = ["==", "!=", "===", "!=="]

  /// The faults of a returned value: `nil`, `self`, the value of `super`, `true` and `false`.
  func addReturned(_ expression: ExprSyntax) {
    guard let body = bodies.last, !body.isClosure, let type = body.returnType, !expression.needsMark,
      !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self), allowsClosures
    else { return }
    let text = text(expression)
    addOtherView(expression)
    var replacements: [String] = []
    if type.hasSuffix("?"), text != "nil" { replacements.append("nil") }
    if body.isHitTest, type.hasPrefix("UIView"), text != "self" { replacements.append("self") }
    if type == "Bool", !expression.is(BooleanLiteralExprSyntax.self) { replacements += ["true", "false"] }
    if let call = body.superCall, text != call { replacements.append(call) }
    add(expression, .returned, insteadOf: replacements)
  }
}

extension SyntaxProtocol {
  /// Whether the code has marks that a closure around it would need, too.
  var needsMark: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      [.keyword(.try), .keyword(.await), .prefixAmpersand].contains($0.tokenKind)
    }
  }
}

extension InfixOperatorExprSyntax {
  /// Whether it is a condition as a whole.
  fileprivate var isCondition: Bool {
    parent?.is(ConditionElementSyntax.self) ?? false
      || parent?.as(TernaryExprSyntax.self)?.condition.id == id
  }
}
