import SwiftSyntax

/// A closure that a call gives to UIKit or to a timer, which runs it later.
struct HandlerClosure {
  let closure: ClosureExprSyntax
  /// The offset at which the call's arguments begin: its line is the value of `#line` in a default argument.
  let offset: Int

  private static let functions: Set<String> = [
    "UIAction", "UIAlertAction", "UIContextualAction", "UITableViewRowAction", "Timer", "scheduledTimer", "asyncAfter",
  ]

  /// The closure of a call; `nil` for other calls.
  ///
  /// - Parameter isAnyInit: Whether `.init { … }` counts, whose type is not known: it may be an action.
  init?(_ call: FunctionCallExprSyntax, isAnyInit: Bool = false) {
    let called = call.calledExpression
    var name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if name == "init", let base = called.as(MemberAccessExprSyntax.self)?.base { name = base.trimmedDescription }
    let isImplicitInit = called.as(MemberAccessExprSyntax.self).map {
      $0.base == nil && $0.declName.baseName.text == "init"
    }
    guard Self.functions.contains(name) || isAnyInit && isImplicitInit == true else { return nil }
    let argument = call.arguments.first { ["handler", "block", "execute"].contains($0.label?.text) }?.expression
    guard let closure = call.trailingClosure ?? argument?.as(ClosureExprSyntax.self) else { return nil }
    self.closure = closure
    offset = (call.leftParen ?? closure.leftBrace).bounds.lowerBound
  }

  /// Whether the closure holds `self` weakly, under its own name.
  var holdsSelfWeakly: Bool {
    closure.signature?.capture?.items.contains {
      $0.specifier?.specifier.text == "weak" && $0.name.text == "self" && $0.initializer == nil
    } ?? false
  }

  /// The offset at which the closure's code begins.
  var bodyOffset: Int { (closure.signature?.inKeyword ?? closure.leftBrace).bounds.upperBound }

  /// The only call of the closure; `nil` if it does something else too.
  var onlyCall: FunctionCallExprSyntax? {
    var items = Array(closure.statements)
    if let first = items.first?.item.as(GuardStmtSyntax.self), first.conditions.count == 1,
      first.conditions.first?.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription == "self"
    {
      items.removeFirst()
    }
    // `if let self { self.pay() }`
    if items.count == 1,
      let conditional = items.first?.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      conditional.elseBody == nil, conditional.conditions.count == 1,
      conditional.conditions.first?.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription
        == "self"
    {
      items = Array(conditional.body.statements)
    }
    guard items.count == 1, let item = items.first?.item else { return nil }
    guard var expression = item.as(ExprSyntax.self) else { return nil }
    while true {
      if let awaited = expression.as(AwaitExprSyntax.self) { expression = awaited.expression; continue }
      if let tried = expression.as(TryExprSyntax.self) { expression = tried.expression; continue }
      // `_ = self?.pay()`
      if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
        sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true, let last = sequence.elements.last
      {
        expression = last
        continue
      }
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
      // `Task { self?.pay() }`
      if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Task", call.arguments.isEmpty,
        let body = call.trailingClosure?.statements, body.count == 1, let only = body.first?.item.as(ExprSyntax.self)
      {
        expression = only
        continue
      }
      return call
    }
  }
}
