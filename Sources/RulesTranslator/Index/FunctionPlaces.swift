import SwiftSyntax

/// The functions of a file with their lines, under the names that symbols of the library have.
struct FunctionPlaces {
  struct Function {
    /// The name with those of the types around it: `OverlayWindow.hitTest`.
    let name: String
    let file: String
    let line: Int
  }

  let list: [Function]

  init(_ file: SourceFile) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    list = collector.found.map { node, last in
      let types = sequence(first: node, next: \.parent).compactMap(\.typeName).reversed()
      return Function(name: (types + [last]).joined(separator: "."), file: file.path, line: file.line(of: node))
    }
  }
}

/// Collects the functions that are not inside another function.
private final class Collector: SyntaxVisitor {
  private(set) var found: [(node: Syntax, name: String)] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append((Syntax(node.funcKeyword), node.name.text))
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append((Syntax(node.initKeyword), "init"))
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings where binding.accessorBlock != nil {
      found.append((Syntax(binding.pattern), binding.pattern.trimmedDescription))
    }
    return .skipChildren
  }
}
