import SwiftOperators
import SwiftSyntax

/// Finds the places of a file that can have small faults.
final class MutantFinder: ScopedVisitor {
  let index: ModuleIndex
  private(set) var sites: [MutantSite] = []
  /// The functions, accessors and closures around the visited node.
  var bodies: [MutantBody] = []
  /// The properties of the types around the visited node that are views, by type.
  private var views: [[String: [String]]] = []
  private let uninitialized: Set<String>

  /// Finds the places of a file. The tree that is visited has the operators' precedence; its offsets are those of the file.
  init(_ file: SourceFile, _ index: ModuleIndex) {
    self.index = index
    uninitialized = LateVariables(file.tree).names
    super.init(file)
    walk(OperatorTable.standardOperators.foldAll(file.tree) { _ in })
    sites.sort { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
  }

  /// Adds faults, if there are any.
  func add(_ range: Range<Int>, _ mutants: [Mutant], _ form: MutantSite.Form) {
    guard !mutants.isEmpty else { return }
    sites.append(MutantSite(range: range, mutants: mutants, form: form))
  }

  /// Adds values that replace the one of an expression.
  func add(_ expression: some SyntaxProtocol, _ kind: Mutant.Operator, insteadOf replacements: [String]) {
    add(expression.bounds, replacements.map { Mutant(kind: kind, replacement: $0) }, .replaced)
  }

  /// Whether code at this place can be in a closure that uses `self`.
  var allowsClosures: Bool { bodies.last?.isInitialized ?? false }

  func text(_ node: some SyntaxProtocol) -> String { file.text(node.bounds) }

  // MARK: Types

  override func didEnter(_ node: ClassDeclSyntax) {
    views.append(viewProperties(of: node.memberBlock))
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    views.removeLast()
    super.visitPost(node)
  }

  /// The stored properties of a class that are views, by the texts of their types.
  private func viewProperties(of members: MemberBlockSyntax) -> [String: [String]] {
    var views: [String: [String]] = [:]
    for variable in members.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      for binding in variable.bindings where binding.accessorBlock == nil {
        guard let type = binding.typeText, type.isViewType(index),
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { continue }
        views[type, default: []].append(name)
      }
    }
    return views
  }

  /// Another stored property with the type of the view that is named.
  func otherView(than name: String) -> String? {
    guard let names = views.last?.values.first(where: { $0.contains(name) }), names.count > 1,
      let place = names.firstIndex(of: name), !(bodies.contains { $0.locals.contains(name) })
    else { return nil }
    return names[(place + 1) % names.count]
  }

  // MARK: What has no faults

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = super.visit(node)
    return .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // The body of a view of SwiftUI is no code that runs.
    node.bindings.contains { $0.typeAnnotation?.type.is(SomeOrAnyTypeSyntax.self) ?? false }
      ? .skipChildren : .visitChildren
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = super.visit(node)
    bodies.append(MutantBody(node))
    if let only = node.body?.statements.only, node.signature.returnClause != nil { addReturned(only) }
    return node.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) ?? false ? .skipChildren : kind
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    bodies.removeLast()
    super.visitPost(node)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    bodies.append(MutantBody(node))
    return super.visit(node)
  }
  override func visitPost(_ node: InitializerDeclSyntax) {
    bodies.removeLast()
    super.visitPost(node)
  }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    bodies.append(MutantBody(node))
    if case .getter(let statements) = node.accessors, let only = statements.only { addReturned(only) }
    return super.visit(node)
  }
  override func visitPost(_ node: AccessorBlockSyntax) {
    bodies.removeLast()
    super.visitPost(node)
  }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.accessorSpecifier.tokenKind == .keyword(.get), let only = node.body?.statements.only { addReturned(only) }
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    bodies.append(MutantBody(node, isInitialized: allowsClosures || bodies.isEmpty))
    return super.visit(node)
  }
  override func visitPost(_ node: ClosureExprSyntax) {
    bodies.removeLast()
    super.visitPost(node)
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    bodies.last?.enter(node)
    if !(bodies.isEmpty), allowsClosures { addStatement(node) }
    return .visitChildren
  }

  /// Whether leaving out an assignment to a name can leave a variable without a value.
  func isUninitialized(_ name: String) -> Bool { uninitialized.contains(name) }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { addReturned(expression) }
    return .visitChildren
  }
  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    addConditions(node)
    return .visitChildren
  }
  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    addCondition(node.condition)
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    addCondition(node.condition)
    return .visitChildren
  }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    addOperator(node)
    return .visitChildren
  }
  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addNumber(ExprSyntax(node), node.literal.text)
    return .skipChildren
  }
  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addNumber(ExprSyntax(node), node.literal.text)
    return .skipChildren
  }
  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let isTrue = node.literal.tokenKind == .keyword(.true)
    if allowsClosures || bodies.isEmpty { add(node, .boolean, insteadOf: [isTrue ? "false" : "true"]) }
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", allowsClosures { addSelector(node) }
    return .skipChildren
  }
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.label?.text == "options", allowsClosures { addOptions(node.expression) }
    if allowsClosures { addOtherView(node.expression) }
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, allowsClosures, Self.viewMembers.contains(node.declName.baseName.text) {
      addOtherView(base)
    }
    return .visitChildren
  }

  /// The members that decide where touches go: another view in their place is a fault that recordings can show.
  private static let viewMembers: Set = [
    "isHidden", "isUserInteractionEnabled", "alpha", "hitTest", "point", "addSubview", "removeFromSuperview",
    "addTarget",
    "addGestureRecognizer",
  ]
}

extension CodeBlockItemListSyntax {
  /// The expression that is the only statement.
  var only: ExprSyntax? { count == 1 ? first?.item.as(ExprSyntax.self) : nil }
}

extension PatternBindingSyntax {
  /// The type as it is written, or that of the initializer that makes the value.
  fileprivate var typeText: String? {
    if let type = typeAnnotation?.type { return type.trimmedDescription }
    guard let call = initializer?.value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    return name.first?.isUppercase == true ? name : nil
  }
}

extension String {
  /// Whether it is the name of a type of views, perhaps optional.
  fileprivate func isViewType(_ index: ModuleIndex) -> Bool {
    let name = hasSuffix("?") || hasSuffix("!") ? String(dropLast()) : self
    if let declaration = index.classesByName[name] {
      return index.superclasses(of: declaration).contains("UIView")
    }
    return name.hasPrefix("UI")
      && ["View", "Button", "Label", "Control", "Switch", "Slider", "Field", "Window", "Bar"].contains(
        where: name.hasSuffix)
  }
}

/// The names of variables that are declared without a value.
private final class LateVariables: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(CodeBlockItemSyntax.self) == true else { return .visitChildren }
    for binding in node.bindings where binding.initializer == nil && binding.accessorBlock == nil {
      names.insert(binding.pattern.trimmedDescription)
    }
    return .visitChildren
  }
}
