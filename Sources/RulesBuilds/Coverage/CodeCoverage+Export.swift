import Findings
import Foundation
import JSONText

extension CodeCoverage {
  /// The coverage of the user's files.
  ///
  /// - Parameters:
  ///   - export: The document of `llvm-cov export`, whose places are in the copies.
  ///   - names: The functions of the build with their lines, as the translator describes them.
  init(export: JSONValue, _ sources: CoverageSources, _ names: [JSONValue]) {
    var functions: [String: [Function]] = [:]
    let named = Dictionary(grouping: names.compactMap(NamedLines.init), by: \.path)
    for json in export["data"]?.array?.first?["functions"]?.array ?? [] {
      guard let found = Self.function(json, sources, named) else { continue }
      functions[found.path, default: []].append(found.function)
    }
    self.init(
      files: sources.files.map { file in
        let own = (functions[file.path] ?? []).sorted { ($0.line, $0.symbol) < ($1.line, $1.symbol) }
        var result = File(path: file.path, functions: own, branches: [])
        let segments = result.segments
        result.branches = file.branches.map { Branch($0, segments) }
        return result
      })
  }

  private static func function(
    _ json: JSONValue, _ sources: CoverageSources, _ named: [String: [NamedLines]]
  ) -> (path: String, function: Function)? {
    // The name of a private function begins with the path of the copy and a colon.
    guard let symbol = json["name"]?.string?.split(separator: ":").last.map(String.init),
      let copy = json["filenames"]?.array?.first?.string
    else { return nil }
    // What the translator adds has the lines of the user's code where it stands for it.
    guard !symbol.contains("__touchReplay") || symbol.contains("__touchReplayMoved") else { return nil }
    let name = (copy as NSString).lastPathComponent
    var path: String?
    let regions = (json["regions"]?.array ?? []).compactMap { region -> Region? in
      let numbers = region.array?.compactMap(\.integer) ?? []
      // Regions of code, and not those of skipped or expanded parts.
      guard numbers.count == 8, numbers[7] == 0,
        let start = sources.place(Place(line: numbers[0], column: numbers[1]), inCopy: name),
        let end = sources.place(Place(line: numbers[2], column: numbers[3]), inCopy: name), start.path == end.path
      else { return nil }
      path = start.path
      return Region(start: start.place, end: end.place, count: numbers[4])
    }
    guard let path, let first = regions.first else { return nil }
    let file = sources.files.first { $0.path == path }
    let handler = file?.handlers[first.start]
    // `fu_`: an implicit closure, `fi`: the first value of a property.
    let isImplicit = symbol.firstMatch(of: /fu\d*_$|fi$/) != nil
    return (
      path,
      Function(
        name: handler ?? NamedLines.name(of: first.start.line, symbol, named[path] ?? []), symbol: symbol,
        regions: regions, isHandler: handler != nil, isImplicit: isImplicit)
    )
  }
}

extension CodeCoverage.Branch {
  /// A branch with the counts of the segments in which it and its ways begin.
  fileprivate init(_ branch: CoverageSources.Branch, _ segments: [CoverageSegment]) {
    func count(_ place: CodeCoverage.Place) -> Int { segments.last { $0.place <= place }?.count ?? 0 }
    let entry = count(branch.entry)
    let known = branch.ways.compactMap(\.place).reduce(0) { $0 + count($1) }
    self.init(
      kind: branch.kind, place: branch.entry, count: entry,
      ways: branch.ways.map { way in
        CodeCoverage.Way(name: way.name, count: way.place.map(count) ?? max(entry - known, 0))
      })
  }
}

/// A function of the sources by its lines.
private struct NamedLines {
  let path: String
  let name: String
  let lines: ClosedRange<Int>

  init?(_ json: JSONValue) {
    guard let name = json["name"]?.string, let path = json["file"]?.string, let line = json["line"]?.integer,
      let end = json["end"]?.integer, end >= line
    else { return nil }
    (self.path, self.name, lines) = (path, name, line...end)
  }

  /// The name of the function at a line. That of a closure also has the line.
  static func name(of line: Int, _ symbol: String, _ functions: [NamedLines]) -> String {
    let around = functions.filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }
    let isClosure = symbol.firstMatch(of: /f[Uu]\d*_/) != nil
    guard let around else { return isClosure ? "closure at line \(line)" : "code at line \(line)" }
    return isClosure ? "\(around.name) closure at line \(line)" : around.name
  }
}
