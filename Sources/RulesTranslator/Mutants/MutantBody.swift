import SwiftSyntax

/// What the places of faults in a function, an accessor or a closure depend on.
final class MutantBody {
  /// The type of the values that it returns; `nil` if there are none or if it is not stated.
  let returnType: String?
  /// The call of the same method of `super`, if the method overrides it.
  let superCall: String?
  /// Whether it is `hitTest(_:with:)`.
  let isHitTest: Bool
  let isClosure: Bool
  /// Whether its only call can be left out: it returns nothing.
  private(set) var returnsNothing = false
  /// Whether all properties have values, so that closures can use `self`.
  private(set) var isInitialized: Bool
  /// Where the call of the superclass's initializer ends.
  private let initializedFrom: AbsolutePosition?
  /// The names of parameters and variables.
  private(set) var locals: Set<String> = []

  init(_ function: FunctionDeclSyntax) {
    let parameters = function.signature.parameterClause.parameters
    returnType = function.signature.returnClause?.type.trimmedDescription
    (isHitTest, isClosure, isInitialized, initializedFrom) = (function.isHitTest, false, true, nil)
    returnsNothing = returnType == nil
    let arguments = parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    superCall =
      function.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
      ? "super.\(function.name.text)(\(arguments.joined(separator: ", ")))" : nil
    for parameter in parameters { locals.insert((parameter.secondName ?? parameter.firstName).text) }
    if let body = function.body { collectVariables(body) }
  }

  init(_ initializer: InitializerDeclSyntax) {
    (returnType, superCall, isHitTest, isClosure) = (nil, nil, false, false)
    let call = initializer.body?.statements.last { item in
      let text = item.trimmedDescription
      return text.hasPrefix("super.init") || text.hasPrefix("self.init")
    }
    initializedFrom = call?.endPosition
    isInitialized = false
    for parameter in initializer.signature.parameterClause.parameters {
      locals.insert((parameter.secondName ?? parameter.firstName).text)
    }
    if let body = initializer.body { collectVariables(body) }
  }

  init(_ accessors: AccessorBlockSyntax) {
    let type = accessors.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription
    (returnType, superCall, isHitTest, isClosure) = (type, nil, false, false)
    (isInitialized, initializedFrom) = (true, nil)
    if case .accessors = accessors.accessors { returnsNothing = true }
    locals = ["newValue", "oldValue"]
    collectVariables(accessors)
  }

  init(_ closure: ClosureExprSyntax, isInitialized: Bool) {
    (returnType, superCall, isHitTest, isClosure) = (nil, nil, false, true)
    (self.isInitialized, initializedFrom) = (isInitialized, nil)
    returnsNothing = closure.isOfAction
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): for name in names { locals.insert(name.name.text) }
    case .parameterClause(let clause):
      for parameter in clause.parameters { locals.insert((parameter.secondName ?? parameter.firstName).text) }
    default: break
    }
    collectVariables(closure.statements)
  }

  /// Notes that a statement begins.
  func enter(_ statement: CodeBlockItemSyntax) {
    if let initializedFrom, statement.position >= initializedFrom { isInitialized = true }
  }

  private func collectVariables(_ body: some SyntaxProtocol) {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(body)
    locals.formUnion(collector.names)
  }
}

/// The names that patterns bind.
private final class NameCollector: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }
}

extension ClosureExprSyntax {
  /// Whether the closure is code that runs later or for each element, and whose value is not used.
  fileprivate var isOfAction: Bool {
    if signature?.capture?.items.contains(where: { $0.specifier != nil }) ?? false { return true }
    let call = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
      .first
    guard let call else { return false }
    let called = call.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return Self.callers.contains(name)
  }

  private static let callers: Set = [
    "UIAction", "UIAlertAction", "animate", "animateKeyframes", "transition", "async", "asyncAfter", "forEach",
    "performWithoutAnimation", "scheduledTimer", "addAction", "present", "dismiss", "perform", "Task", "Timer",
    "addAnimations", "addCompletion", "UIViewPropertyAnimator", "addKeyframe", "performBatchUpdates",
  ]
}
