import JSONText
import SwiftSyntax

/// The bodies of functions and initializers whose executions are noted, so that it is known what a result depends on.
struct NotedBodies {
  struct Body {
    let name: String
    let file: SourceFile
    let range: Range<Int>
    /// What the body begins with in the copy, after the note.
    let prefix: String
    let start: Int
    var number = 0
  }

  private(set) var list: [Body]

  init(_ file: SourceFile) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    list = collector.found.map { name, block, prefix in
      Body(
        name: name, file: file, range: block.bounds, prefix: prefix,
        start: block.statements.bounds.lowerBound)
    }
  }

  /// Numbers the bodies from a number on, and adds the notes.
  mutating func add(from first: Int, to edits: inout Edits) {
    for index in list.indices {
      list[index].number = first + index
      let number = list[index].number
      edits.insert(
        "TouchReplay._reach(\(MutantSite.mark(number))\(number)); \(list[index].prefix)", at: list[index].start)
    }
  }

  private final class Collector: SyntaxVisitor {
    private(set) var found: [(name: String, block: CodeBlockSyntax, prefix: String)] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let type = node.signature.returnClause?.type
      guard let body = node.body, !(type?.is(SomeOrAnyTypeSyntax.self) ?? false),
        !node.attributes.contains(where: { $0.trimmedDescription.hasSuffix("Builder") })
      else { return .skipChildren }
      return add(body, node.name.text, returnsValue: type != nil, of: node)
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let body = node.body else { return .skipChildren }
      return add(body, "init", returnsValue: false, of: node)
    }

    private func add(
      _ body: CodeBlockSyntax, _ name: String, returnsValue: Bool, of node: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
      guard let first = body.statements.first, !first.item.is(IfConfigDeclSyntax.self) else { return .skipChildren }
      var prefix = ""
      if returnsValue, body.statements.count == 1, let value = first.item.as(ExprSyntax.self) {
        // A value that is a branch, or a call that does not return, is no value of `return`.
        guard !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self),
          !value.trimmedDescription.hasPrefix("fatalError")
        else { return .skipChildren }
        prefix = "return "
      }
      if returnsValue, body.statements.count == 1, first.item.is(ExpressionStmtSyntax.self) { return .skipChildren }
      let types = sequence(first: Syntax(node), next: \.parent).dropFirst().compactMap(\.typeName).reversed()
      found.append(((types + [name]).joined(separator: "."), body, prefix))
      return .skipChildren
    }
  }
}

extension NotedBodies.Body {
  func write(to writer: inout JSONWriter) {
    let (start, end) = (file.position(of: range.lowerBound), file.position(of: range.upperBound))
    writer.member("number", number)
    writer.member("name", name)
    writer.member("file", file.path)
    writer.member("line", start.line)
    writer.member("column", start.column)
    writer.member("endLine", end.line)
    writer.member("endColumn", end.column)
  }
}
