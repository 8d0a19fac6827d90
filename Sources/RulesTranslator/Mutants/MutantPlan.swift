import Foundation
import JSONText
import SwiftSyntax

/// The numbered faults of all files.
struct MutantPlan {
  /// A fault in the document that the tool prints.
  struct Entry {
    let mutant: Mutant
    /// What names the fault whatever other faults there are: its file, place and replacement.
    let key: String
    /// The number that selects it; `nil` if it is left out.
    let number: Int?
    let file: SourceFile
    let range: Range<Int>
    /// The function, accessor or property around it, with its lines.
    let declaration: (name: String, lines: ClosedRange<Int>)
  }

  private var entries: [Entry] = []
  private var bodies: [NotedBodies] = []

  /// Finds the faults, numbers them, and adds the code that selects them to the translations.
  init(_ translations: [FileTranslation], _ index: ModuleIndex, without leftOut: Set<String>) {
    var last = 0
    for translation in translations {
      let file = translation.file
      let places = EnclosingDeclarations(file)
      for site in MutantFinder(file, index).sites {
        var numbers: [Int] = []
        for (place, mutant) in site.mutants.enumerated() {
          let (line, column) = file.position(of: site.range.lowerBound)
          let key = "\(file.path):\(line):\(column):\(site.range.count):\(mutant.kind.rawValue):\(place)"
          if !leftOut.contains(key) { last += 1 }
          let number = leftOut.contains(key) ? nil : last
          numbers.append(number ?? 0)
          entries.append(
            Entry(
              mutant: mutant, key: key, number: number, file: file, range: site.range,
              declaration: places.declaration(around: site.range)))
        }
        site.add(numbers, to: &translation.edits, in: file)
      }
    }
    for translation in translations {
      var noted = NotedBodies(translation.file)
      noted.add(from: last + 1, to: &translation.edits)
      last += noted.list.count
      bodies.append(noted)
    }
  }

  /// The faults and the bodies without those whose places the translation has replaced by other code.
  func listed(in copies: [GeneratedCode.Copy]) -> (mutants: [Entry], bodies: [NotedBodies.Body]) {
    var present: Set<String> = []
    for copy in copies {
      for piece in copy.text.components(separatedBy: "/*m").dropFirst() {
        present.insert(String(piece.prefix { $0.isNumber }))
      }
    }
    return (
      entries.filter { entry in entry.number.map { present.contains(String($0)) } ?? true },
      bodies.flatMap(\.list).filter { present.contains(String($0.number)) }
    )
  }
}

extension MutantPlan.Entry {
  func write(to writer: inout JSONWriter) {
    let (start, end) = (file.position(of: range.lowerBound), file.position(of: range.upperBound))
    writer.member("key", key)
    writer.member("number", number)
    writer.member("operator", mutant.kind.rawValue)
    writer.member("file", file.path)
    writer.member("line", start.line)
    writer.member("column", start.column)
    writer.member("endLine", end.line)
    writer.member("endColumn", end.column)
    writer.member("original", file.text(range))
    writer.member("replacement", mutant.replacement)
    writer.member("declaration", declaration.name)
    writer.member("firstLine", declaration.lines.lowerBound)
    writer.member("lastLine", declaration.lines.upperBound)
  }
}

/// The declarations of a file that contain code: functions, initializers and properties, but not those inside others.
struct EnclosingDeclarations {
  private let found: [(range: Range<Int>, name: String)]
  private let file: SourceFile

  init(_ file: SourceFile) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    self.file = file
    found = collector.found
  }

  func declaration(around range: Range<Int>) -> (name: String, lines: ClosedRange<Int>) {
    let fitting = found.first { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound }
    let bounds = fitting?.range ?? range
    return (
      fitting?.name ?? "", file.position(of: bounds.lowerBound).line...file.position(of: bounds.upperBound).line
    )
  }

  private final class Collector: SyntaxVisitor {
    private(set) var found: [(range: Range<Int>, name: String)] = []

    private func add(_ node: some SyntaxProtocol, _ name: String) -> SyntaxVisitorContinueKind {
      let types = sequence(first: Syntax(node), next: \.parent).dropFirst().compactMap(\.typeName).reversed()
      found.append((node.bounds, (types + [name]).joined(separator: ".")))
      return .skipChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node, node.name.text) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { add(node, "init") }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node, node.bindings.first?.pattern.trimmedDescription ?? "")
    }
  }
}
