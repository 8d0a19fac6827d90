import SwiftParser
import SwiftSyntax

/// What the types of the files store, and what their bodies contain.
final class HostedBodies: SyntaxVisitor {
  struct Content {
    var stored: Set<String> = []
    var closures: [String] = []
    var parts: [HostedSkeleton.Part] = []
    /// The views of the files that the bodies make.
    var uses: [String] = []
  }

  private static let controls = [
    "Toggle": "UISwitch", "Slider": "UISlider", "Stepper": "UIStepper", "TextField": "UITextField",
    "SecureField": "UITextField", "TextEditor": "UITextView",
  ]
  private static let scrollViews: Set<String> = ["ScrollView", "List", "Form"]

  private(set) var types: [String: Content] = [:]
  private var file: SourceFile!
  private var scope: [String] = []
  /// Whether bodies are read. What types store is read before.
  private var readsBodies = false

  init(_ files: [SourceFile]) {
    super.init(viewMode: .sourceAccurate)
    for pass in [false, true] {
      readsBodies = pass
      for file in files {
        self.file = file
        walk(file.tree)
      }
    }
  }

  /// The parts of a type and of the views that its body makes.
  func parts(of name: String) -> [HostedSkeleton.Part] {
    var seen: Set<String> = []
    func list(_ name: String, isOuter: Bool) -> [HostedSkeleton.Part] {
      guard seen.insert(name).inserted, let type = types[name] else { return [] }
      let own = type.parts.map { part in
        var part = part
        // Only the hosted value's own closures can be named.
        if !isOuter { part.calls = nil }
        return part
      }
      return own + type.uses.flatMap { list($0, isOuter: false) }
    }
    return list(name, isOuter: true)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(HostedTypes.plain(node.extendedType.trimmedDescription))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    scope.append(name)
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard !readsBodies, let variable = node.decl.as(VariableDeclSyntax.self), let type = scope.last else {
      return .visitChildren
    }
    for binding in variable.bindings where binding.accessorBlock == nil {
      let name = binding.pattern.trimmedDescription
      types[type, default: Content()].stored.insert(name)
      if binding.typeAnnotation?.type.isFunction == true { types[type, default: Content()].closures.append(name) }
    }
    return .visitChildren
  }

  // MARK: Bodies

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard readsBodies, let type = scope.last else { return .visitChildren }
    let name = HostedTypes.plain(node.calledExpression.trimmedDescription)
    if name == "Button" || name == "onTapGesture" {
      note(node, as: "button", in: type)
    } else if let control = Self.controls[name] {
      note(node, as: "control", in: type, className: control)
    } else if Self.scrollViews.contains(name) {
      note(node, as: "scroll", in: type)
    } else if name.first?.isUppercase == true, name != type {
      types[type, default: Content()].uses.append(name)
    }
    return .visitChildren
  }

  private func note(_ node: FunctionCallExprSyntax, as kind: String, in type: String, className: String? = nil) {
    var part = HostedSkeleton.Part(
      id: "", kind: kind, className: className, file: file.path, line: file.line(of: node.calledExpression))
    if kind == "button" { part.calls = calledClosure(of: node, in: type) }
    let id = title(of: node) ?? part.calls.map { String($0.split(separator: ".").last!) } ?? className ?? kind
    types[type, default: Content()].parts.append(
      HostedSkeleton.Part(
        id: id, kind: kind, className: className, calls: part.calls, file: part.file, line: part.line))
  }

  /// The first text in a call: a title, or the text of a label.
  private func title(of node: FunctionCallExprSyntax) -> String? {
    final class Texts: SyntaxVisitor {
      var first: String?
      override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if first == nil, node.segments.count == 1 { first = node.representedLiteralValue }
        return .skipChildren
      }
    }
    let texts = Texts(viewMode: .sourceAccurate)
    texts.walk(node)
    guard let first = texts.first, !first.isEmpty else { return nil }
    return String(first.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  /// The path of the stored closure that a button calls and does nothing else.
  private func calledClosure(of node: FunctionCallExprSyntax, in type: String) -> String? {
    let action = node.arguments.first { $0.label?.text == "action" || $0.label?.text == "perform" }?.expression
    let closure = action?.as(ClosureExprSyntax.self) ?? (action == nil ? node.trailingClosure : nil)
    var called = action
    if let closure {
      guard closure.statements.count == 1,
        let call = closure.statements.first?.item.as(FunctionCallExprSyntax.self)
          ?? closure.statements.first?.item.as(
            OptionalChainingExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self),
        call.arguments.isEmpty, call.trailingClosure == nil
      else { return nil }
      called = call.calledExpression
    }
    guard let called else { return nil }
    var path = called.trimmedDescription.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }
    if path.hasPrefix("self.") { path = String(path.dropFirst(5)) }
    let isPath = path.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    guard isPath, let first = path.split(separator: ".").first, isStored(String(first), path, in: type) else {
      return nil
    }
    return path
  }

  /// Whether a path begins with a property of a type that the body can call: a closure, or an object that may store one.
  private func isStored(_ first: String, _ path: String, in type: String) -> Bool {
    let content = types[type]
    return path.contains(".")
      ? content?.stored.contains(first) ?? false : content?.closures.contains(first) ?? false
  }
}

extension TypeSyntax {
  /// Whether the type is that of a closure, or an optional one.
  fileprivate var isFunction: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isFunction }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.isFunction
    }
    return self.is(FunctionTypeSyntax.self)
  }
}
