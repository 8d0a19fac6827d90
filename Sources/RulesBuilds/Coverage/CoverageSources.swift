import Findings
import Foundation
import JSONText

/// What a build with counters keeps of its sources: how places of the copies become places of the user's files, and where the
/// files have branches and handlers.
struct CoverageSources {
  static let fileName = "coverage.json"

  /// A branch without counts.
  struct Branch {
    let kind: String
    let entry: CodeCoverage.Place
    let ways: [(name: String, place: CodeCoverage.Place?)]
  }

  struct File {
    let path: String
    let branches: [Branch]
    let handlers: [CodeCoverage.Place: String]
    let columns: [Int: [ColumnShift]]
  }

  /// The user's files in the order of the build.
  let files: [File]
  /// The copies by their names.
  private let copies: [String: CopyLines]

  /// The content of the file, from the translator's description of the sources.
  static func json(_ files: [JSONValue]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("files")
      writer.array { writer in
        for file in files { file.write(to: &writer, canonical: false) }
      }
    }
    return writer.finish()
  }

  /// Reads the sources of a build. `nil` if it is damaged or has no counters.
  init?(_ build: RulesBuild) {
    guard let bytes = FileManager.default.contents(atPath: "\(build.folder)/\(Self.fileName)"),
      let json = try? JSONValue.parse(Array(bytes)), let list = json["files"]?.array
    else { return nil }
    var copies: [String: CopyLines] = [:]
    for file in list {
      let name = ((file["copy"]?.string ?? "") as NSString).lastPathComponent
      guard let text = FileManager.default.contents(atPath: "\(build.folder)/translated/\(name)") else { return nil }
      copies[name] = CopyLines(String(decoding: text, as: UTF8.self))
    }
    self.copies = copies
    files = list.map(File.init)
  }

  /// The place in a file of the user of a place in a copy. `nil` for code that the user has not written.
  func place(_ place: CodeCoverage.Place, inCopy name: String) -> (path: String, place: CodeCoverage.Place)? {
    guard let (path, line) = copies[name]?.source(of: place.line), let file = files.first(where: { $0.path == path })
    else { return nil }
    let column = ColumnShift.sourceColumn(of: place.column, file.columns[line] ?? [])
    return (path, CodeCoverage.Place(line: line, column: column))
  }
}

extension CoverageSources.File {
  fileprivate init(_ json: JSONValue) {
    func place(_ value: JSONValue?) -> CodeCoverage.Place? {
      let numbers = value?.array?.compactMap(\.integer) ?? []
      return numbers.count == 2 ? CodeCoverage.Place(line: numbers[0], column: numbers[1]) : nil
    }
    path = json["path"]?.string ?? ""
    columns = Dictionary(grouping: (json["columns"]?.array ?? []).compactMap(ColumnShift.init), by: \.line)
    branches = (json["branches"]?.array ?? []).compactMap { branch in
      guard let entry = place(branch["entry"]) else { return nil }
      return CoverageSources.Branch(
        kind: branch["kind"]?.string ?? "", entry: entry,
        ways: (branch["ways"]?.array ?? []).map { ($0["name"]?.string ?? "", place($0["at"])) })
    }
    handlers = Dictionary(
      (json["handlers"]?.array ?? []).compactMap { handler in
        place(handler["at"]).map { ($0, handler["name"]?.string ?? "") }
      }, uniquingKeysWith: { first, _ in first })
  }
}

/// The lines of a copy with the lines of the sources that they are made of.
struct CopyLines {
  private var starts: [(line: Int, path: String, sourceLine: Int)] = []

  /// Reads the directives `#sourceLocation` that the translator writes.
  init(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.hasPrefix("#sourceLocation(file: \""), let end = line.range(of: "\", line: ", options: .backwards)
      else { continue }
      let path = line[..<end.lowerBound].dropFirst("#sourceLocation(file: \"".count)
      let number = Int(line[end.upperBound...].prefix { $0.isNumber }) ?? 1
      starts.append((index + 2, CompilerMessages.unescaped(String(path)), number))
    }
  }

  /// The source and its line of a line of the copy, both from 1. `nil` before the first directive.
  func source(of line: Int) -> (path: String, line: Int)? {
    guard let start = starts.last(where: { $0.line <= line }) else { return nil }
    return (start.path, start.sourceLine + line - start.line)
  }
}
