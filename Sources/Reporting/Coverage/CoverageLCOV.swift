package import Findings

/// Coverage in the format of `lcov`.
///
/// Source: `geninfo(1)`, https://github.com/linux-test-project/lcov/blob/master/man/geninfo.1
package struct CoverageLCOV {
  private let coverage: CodeCoverage

  package init(_ coverage: CodeCoverage) { self.coverage = coverage }

  package func text() -> String { coverage.files.map(record).joined() }

  private func record(_ file: CodeCoverage.File) -> String {
    let counts = CoverageCounts(file)
    var lines = ["SF:\(Self.oneLine(file.path))"]
    let functions = Self.named(file.functions.filter { !$0.isImplicit })
    lines += functions.map { "FN:\($0.function.line),\($0.name)" }
    lines += functions.map { "FNDA:\($0.function.count),\($0.name)" }
    lines += ["FNF:\(counts.functions.count)", "FNH:\(counts.functions.covered)"]
    for (block, branch) in file.branches.enumerated() {
      for (number, way) in branch.ways.enumerated() {
        // A place that was never reached has no count.
        lines.append("BRDA:\(branch.place.line),\(block),\(number),\(branch.count == 0 ? "-" : String(way.count))")
      }
    }
    lines += ["BRF:\(counts.branches.count)", "BRH:\(counts.branches.covered)"]
    lines += file.lines.map { "DA:\($0.line),\($0.count)" }
    lines += ["LF:\(counts.lines.count)", "LH:\(counts.lines.covered)", "end_of_record"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The functions with names that are not the same: `FNDA` refers to a function by its name.
  private static func named(
    _ functions: [CodeCoverage.Function]
  ) -> [(function: CodeCoverage.Function, name: String)] {
    var seen: [String: Int] = [:]
    return functions.map { function in
      seen[function.name, default: 0] += 1
      let count = seen[function.name] ?? 1
      return (function, oneLine(function.name) + (count > 1 ? " \(count)" : ""))
    }
  }

  private static func oneLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}
