import SwiftParser
import SwiftSyntax

/// Removes the regions of `#if` that an iOS device does not compile.
///
/// The regions and the directives become blank, so that lines and columns stay. A directive whose condition is not
/// decided here stays, with `true` and `false` for the parts that are.
enum ConditionalCompilation {
  static func activeText(of text: [UInt8], _ definitions: Set<String>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "#")) else { return text }
    let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let visitor = Visitor(Condition(definitions: definitions))
    visitor.walk(tree)
    guard !visitor.inactive.isEmpty || !visitor.conditions.isEmpty else { return text }
    var bytes = text
    for range in visitor.inactive {
      for offset in range where bytes[offset] != UInt8(ascii: "\n") && bytes[offset] != UInt8(ascii: "\r") {
        bytes[offset] = UInt8(ascii: " ")
      }
    }
    for (range, condition) in visitor.conditions.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(range, with: Array(condition.utf8))
    }
    return bytes
  }

  private final class Visitor: SyntaxVisitor {
    private let condition: Condition
    var inactive: [Range<Int>] = []
    /// The conditions that the compiler decides.
    var conditions: [(range: Range<Int>, text: String)] = []

    init(_ condition: Condition) {
      self.condition = condition
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      var active: IfConfigClauseSyntax?
      for clause in node.clauses {
        guard let text = clause.condition else {
          active = clause
          break
        }
        guard let value = condition.value(text) else {
          for text in node.clauses.compactMap(\.condition) {
            conditions.append((text.bounds, condition.text(text)))
          }
          return .visitChildren
        }
        if value {
          active = clause
          break
        }
      }
      for clause in node.clauses {
        if clause.id == active?.id {
          let contents = clause.elements?.bounds
          let whole = clause.bounds
          inactive.append(whole.lowerBound..<(contents?.lowerBound ?? whole.upperBound))
          if let elements = clause.elements { walk(elements) }
        } else {
          inactive.append(clause.bounds)
        }
      }
      inactive.append(node.poundEndif.bounds)
      return .skipChildren
    }
  }
}
