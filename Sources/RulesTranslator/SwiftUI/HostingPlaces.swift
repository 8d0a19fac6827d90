import SwiftSyntax

/// The names of the types whose values code hosts, in the order of the files.
final class HostingPlaces: SyntaxVisitor {
  private let index: HostedTypes
  private let values: [String: Set<String>]
  private(set) var names: [String] = []

  /// `values` are the types of the values that variables have, by the names of the variables.
  init(_ files: [SourceFile], _ index: HostedTypes, _ values: [String: Set<String>]) {
    (self.index, self.values) = (index, values)
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.tree) }
  }

  /// Notes the types of an expression, or of the variable below its modifiers.
  private func note(of expression: ExprSyntax) {
    guard expression.madeView == nil else { return note(expression.madeView) }
    for name in (values[expression.withoutCalls.lastName] ?? []).sorted() { note(name) }
  }

  private func note(_ name: String?) {
    guard let name, name.first?.isUppercase == true, !names.contains(name) else { return }
    names.append(name)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.arguments where argument.label?.text == "rootView" { note(of: argument.expression) }
    if HostedTypes.plain(node.calledExpression.trimmedDescription) == "UIHostingConfiguration" {
      note(node.trailingClosure?.statements.first?.item.as(ExprSyntax.self)?.madeView)
    }
    return .visitChildren
  }

  /// A type that is named as the argument of a hosting controller: `UIHostingController<ToastView>`.
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "UIHostingController", let argument = node.genericArgumentClause?.arguments.first {
      let name = HostedTypes.plain(argument.argument.trimmedDescription)
      if index.declared.contains(name) { note(name) }
    }
    return .visitChildren
  }
}

/// The types of SwiftUI of which the files have values in variables, by the names of the variables.
final class HostedValues: SyntaxVisitor {
  private let index: HostedTypes
  private(set) var types: [String: Set<String>] = [:]

  init(_ files: [SourceFile], _ index: HostedTypes) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
    for file in files { walk(file.tree) }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let stated = node.typeAnnotation.map { HostedTypes.plain($0.type.trimmedDescription) }
    if let type = node.initializer?.value.madeView ?? stated, index.hasBody(type) {
      types[node.pattern.trimmedDescription, default: []].insert(type)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The expression below its calls of methods: `toast` of `toast.padding()`.
  fileprivate var withoutCalls: ExprSyntax {
    var base = self
    while let call = base.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let receiver = member.base,
        member.declName.baseName.text.first?.isUppercase != true
      else { break }
      base = receiver
    }
    return base
  }

  /// The last name of a path: `toast` of `self.toast`.
  fileprivate var lastName: String { trimmedDescription.split(separator: ".").last.map(String.init) ?? "" }

  /// The name of the type whose value an expression makes, below its modifiers; `nil` if it makes none.
  fileprivate var madeView: String? {
    guard let call = withoutCalls.as(FunctionCallExprSyntax.self) else { return nil }
    let name = HostedTypes.plain(call.calledExpression.trimmedDescription)
    if name == "AnyView", let content = call.arguments.first?.expression.madeView { return content }
    return name
  }
}
