import SwiftSyntax

/// The functions of a file with their lines, under the names that symbols of the library have.
struct FunctionPlaces {
  struct Function {
    /// The name with those of the types around it: `OverlayWindow.hitTest`.
    let name: String
    let file: String
    let line: Int
    /// The last line of its body.
    let end: Int
  }

  let list: [Function]

  init(_ file: SourceFile) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    list = collector.found.map { node, last, end in
      let types = sequence(first: node, next: \.parent).compactMap(\.typeName).reversed()
      return Function(
        name: (types + [last]).joined(separator: "."), file: file.path, line: file.line(of: node),
        end: file.line(end.utf8Offset))
    }
  }
}

/// Collects the functions that are not inside another function.
private final class Collector: SyntaxVisitor {
  private(set) var found: [(node: Syntax, name: String, end: AbsolutePosition)] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append((Syntax(node.funcKeyword), node.name.text, node.endPositionBeforeTrailingTrivia))
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append((Syntax(node.initKeyword), "init", node.endPositionBeforeTrailingTrivia))
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings where binding.accessorBlock != nil {
      found.append(
        (Syntax(binding.pattern), binding.pattern.trimmedDescription, binding.endPositionBeforeTrailingTrivia))
    }
    return .skipChildren
  }
}
