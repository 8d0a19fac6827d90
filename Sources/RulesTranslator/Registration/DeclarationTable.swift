import SwiftSyntax

/// The table of the methods and closures that the files declare, as `DeclaredHandlers` of the module UIKit reads it.
struct DeclarationTable {
  let text: String

  init(_ files: [SourceFile]) {
    let declarations = files.map { file in
      let collector = MemberCollector(file)
      collector.walk(file.tree)
      return collector
    }
    let methods = DeclaredMethods(declarations)
    text = declarations.map { $0.lines(methods) }.filter { !$0.isEmpty }.flatMap { $0 }.joined(separator: "\n")
  }
}

/// The methods, superclasses and properties of all types, to find out which method a closure calls.
struct DeclaredMethods {
  /// The names with labels, by type.
  private var methods: [String: [String]] = [:]
  private var inherited: [String: [String]] = [:]
  private var properties: [String: [String: String]] = [:]
  /// The types that declare a method of a name without labels.
  private var owners: [String: Set<String>] = [:]

  init(_ files: [MemberCollector]) {
    for file in files {
      for type in file.types { inherited[type.name, default: []] += type.inherited }
      for member in file.members where member.isMethod {
        methods[member.type, default: []].append(member.name)
        owners[String(member.name.prefix { $0 != "(" }), default: []].insert(member.type)
      }
      properties.merge(file.properties) { $0.merging($1) { first, _ in first } }
    }
  }

  /// The type and the name with labels of the method that a call means; `nil` if it is not known.
  func method(of call: FunctionCallExprSyntax, in scope: String) -> (name: String, isOfSelf: Bool)? {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      guard name != "init", let path = Self.path(base) else { return nil }
      if path == ["self"] {
        return (scope + "." + (find(name, labels, in: scope) ?? Self.text(name, labels)), true)
      }
      guard let type = self.type(of: path, in: scope) ?? onlyOwner(of: name) else { return nil }
      return (type + "." + (find(name, labels, in: type) ?? Self.text(name, labels)), false)
    }
    // Without `self` it may be a function or a closure.
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let found = find(name, labels, in: scope)
    else { return nil }
    return (scope + "." + found, true)
  }

  private func onlyOwner(of name: String) -> String? {
    guard let found = owners[name], found.count == 1, let only = found.first, !only.isEmpty else { return nil }
    return only
  }

  /// The names of an expression such as `self?.model`; `nil` for other expressions.
  private static func path(_ expression: ExprSyntax) -> [String]? {
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return path(chained.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return path(forced.expression) }
    if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, let rest = path(base) else {
      return nil
    }
    return rest + [member.declName.baseName.text]
  }

  private func type(of path: [String], in scope: String) -> String? {
    var type = scope
    for name in path where name != "self" {
      guard let next = chain(type).lazy.compactMap({ properties[$0]?[name] }).first else { return nil }
      type = next
    }
    return methods[type] == nil && inherited[type] == nil ? nil : type
  }

  private func chain(_ type: String) -> [String] {
    var types = [type]
    var next = 0
    while next < types.count {
      for name in inherited[types[next]] ?? [] where !types.contains(name) { types.append(name) }
      next += 1
    }
    return types
  }

  private func find(_ name: String, _ labels: [String], in type: String) -> String? {
    let candidates = chain(type).flatMap { methods[$0] ?? [] }.filter { $0.prefix { $0 != "(" } == name }
    let exact = Self.text(name, labels)
    if candidates.contains(exact) { return exact }
    return candidates.first { candidate in
      // Arguments with a default and trailing closures are left out in a call.
      var rest = candidate.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")[...]
      return labels.allSatisfy { label in
        guard let place = rest.firstIndex(of: Substring(label)) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }
  }

  private static func text(_ name: String, _ labels: [String]) -> String {
    labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
  }
}

/// Collects the types, the members with their lines and the closures of a file.
final class MemberCollector: ScopedVisitor {
  struct Member {
    let type: String
    let name: String
    let lines: ClosedRange<Int>
    let isMethod: Bool
    var hasClosure = false
  }

  private struct Closure {
    let line: Int
    let type: String
    let member: Int?
    let closure: HandlerClosure
  }

  private(set) var types: [(name: String, line: Int, inherited: [String])] = []
  private(set) var members: [Member] = []
  private(set) var properties: [String: [String: String]] = [:]
  private var closures: [Closure] = []
  private var member: Int?

  // MARK: Types

  override func didEnter(_ node: ClassDeclSyntax) { add(node.name, node.inheritanceClause.names) }
  override func didEnter(_ node: ProtocolDeclSyntax) { add(node.name, node.inheritanceClause.names) }
  override func didEnter(_ node: ExtensionDeclSyntax) {
    types.append((scopeName, 0, Self.plain(node.inheritanceClause.names)))
  }
  override func didEnterOther(_ block: MemberBlockSyntax) {
    guard let group = block.parent?.asProtocol((any DeclGroupSyntax).self) else { return }
    types.append((scopeName, file.line(of: block.parent ?? Syntax(block)), Self.plain(group.inheritanceClause.names)))
  }
  private func add(_ name: TokenSyntax, _ inherited: [String]) {
    types.append((scopeName, file.line(of: name), Self.plain(inherited)))
  }
  /// The names without generic arguments.
  private static func plain(_ names: [String]) -> [String] {
    names.map { String($0.prefix { $0 != "<" }).filter { !$0.isWhitespace && $0 != "," } }.filter { !$0.isEmpty }
  }

  // MARK: Members

  override func didVisit(_ function: FunctionDeclSyntax) {
    guard !isInFunction, function.body != nil else { return }
    let name = function.fullName
    begin(
      Syntax(function), Syntax(function.name), name.hasSuffix("()") ? String(name.dropLast(2)) : name, isMethod: true)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(Syntax(node), Syntax(node.initKeyword), "init")
    return super.visit(node)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isInFunction else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      begin(Syntax(node), Syntax(binding), name)
      // `let model = Model()`
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(DeclReferenceExprSyntax.self)?.baseName.text
      let inferred = made.flatMap { $0.first?.isUppercase == true ? $0 : nil }
      guard var type = binding.typeAnnotation?.type.trimmedDescription ?? inferred else { continue }
      for prefix in ["any ", "some "] where type.hasPrefix(prefix) { type.removeFirst(prefix.count) }
      type = String(type.prefix { $0 != "<" && $0 != "?" && $0 != "!" })
      properties[scopeName, default: [:]][name] = type
    }
    return .visitChildren
  }

  private func begin(_ node: Syntax, _ name: Syntax, _ text: String, isMethod: Bool = false) {
    guard !isInFunction else { return }
    member = members.count
    let last = file.line(max(node.bounds.upperBound - 1, node.bounds.lowerBound))
    members.append(
      Member(
        type: scopeName, name: text.filter { $0 != "`" }, lines: file.line(of: name)...max(file.line(of: name), last),
        isMethod: isMethod))
  }

  // MARK: Closures

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if let member { members[member].hasClosure = true }
    return super.visit(node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let found = HandlerClosure(node, isAnyInit: true) {
      closures.append(Closure(line: file.line(found.offset), type: scopeName, member: member, closure: found))
    } else if let member, node.calledExpression.trimmedDescription == "Task.sleep" {
      members[member].hasClosure = true
    }
    return .visitChildren
  }

  // MARK: Lines of the table

  func lines(_ methods: DeclaredMethods) -> [String] {
    var lines = ["F \(file.path)"]
    lines += types.map { "T \($0.name.filter { !$0.isWhitespace }) \($0.line) \($0.inherited.joined(separator: ","))" }
    var type: String?
    for member in members where member.isMethod || member.hasClosure {
      if member.type != type {
        type = member.type
        lines.append("T \(member.type.filter { !$0.isWhitespace }) 0 ")
      }
      let flags = (member.isMethod ? "m" : "") + (member.hasClosure ? "c" : "")
      lines.append("M \(member.lines.lowerBound) \(member.lines.upperBound) \(flags) \(member.name)")
    }
    for closure in closures {
      let called = closure.closure.onlyCall.flatMap { methods.method(of: $0, in: closure.type) }
      let isWeak = closure.closure.holdsSelfWeakly
      guard called != nil || isWeak else { continue }
      let base = closure.member.map { String(members[$0].name.prefix { $0 != "(" }) } ?? ""
      let container = (closure.type.isEmpty ? "" : closure.type + ".") + base + " closure"
      let flags = (isWeak ? "w" : "-") + (called?.isOfSelf == true ? "s" : "")
      lines.append("C \(closure.line) \(flags) \(called?.name ?? container)")
    }
    return lines.count == 1 ? [] : lines
  }
}
