import SwiftSyntax

/// The functions and closures of a file that UIKit calls for a touch.
struct HandlerPlaces {
  struct Handler {
    let name: String
    /// The offset at which its code begins.
    let offset: Int
  }

  let list: [Handler]

  init(_ file: SourceFile) {
    let collector = Collector(file)
    collector.walk(file.tree)
    list = collector.found
  }
}

private final class Collector: ScopedVisitor {
  private(set) var found: [HandlerPlaces.Handler] = []

  private func add(_ name: String, _ offset: Int) {
    found.append(HandlerPlaces.Handler(name: scopeName.isEmpty ? name : "\(scopeName).\(name)", offset: offset))
  }

  override func didVisit(_ function: FunctionDeclSyntax) {
    guard !isInFunction, let body = function.body, function.attributes.contains(named: ["objc", "IBAction"]) else {
      return
    }
    add(function.name.text, body.bounds.lowerBound)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let handler = HandlerClosure(node) { add("closure", handler.closure.bounds.lowerBound) }
    return .visitChildren
  }
}
