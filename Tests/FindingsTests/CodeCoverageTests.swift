import Findings
import Testing

@Suite("How often lines ran, from the regions of functions")
struct CodeCoverageTests {
  private static func region(_ numbers: Int...) -> CodeCoverage.Region {
    CodeCoverage.Region(
      start: CodeCoverage.Place(line: numbers[0], column: numbers[1]),
      end: CodeCoverage.Place(line: numbers[2], column: numbers[3]), count: numbers[4])
  }

  private static func file(_ functions: [[CodeCoverage.Region]]) -> CodeCoverage.File {
    CodeCoverage.File(
      path: "A.swift",
      functions: functions.map {
        CodeCoverage.Function(name: "f", symbol: "f", regions: $0, isHandler: false, isImplicit: false)
      }, branches: [])
  }

  /// `if` on line 2 whose body, up to line 4, never runs.
  private static let conditional = file([[region(1, 10, 6, 2, 3), region(2, 8, 4, 4, 0)]])

  @Test("segments begin where the count changes, and end with the outermost region")
  func segments() {
    let segments = Self.conditional.segments.map {
      "\($0.place.line):\($0.place.column) \($0.count ?? -1) \($0.isEntry)"
    }
    #expect(segments == ["1:10 3 true", "2:8 0 true", "4:4 3 false", "6:2 -1 false"])
  }

  @Test("a line has the largest count of what begins on it or continues; lines without code have none")
  func lines() {
    #expect(Self.conditional.lines.map { "\($0.line) \($0.count)" } == ["1 3", "2 3", "3 0", "4 0", "5 3", "6 3"])
    let two = Self.file([[Self.region(1, 1, 2, 2, 1)], [Self.region(5, 1, 5, 9, 0)]])
    #expect(two.lines.map { "\($0.line) \($0.count)" } == ["1 1", "2 1", "5 0"])
    #expect(Self.file([]).lines.isEmpty)
  }

  @Test("the instances of a generic function are one region, and counts are of functions that the user has written")
  func counts() {
    var file = Self.file([[Self.region(1, 1, 2, 2, 1)], [Self.region(1, 1, 2, 2, 4)], [Self.region(2, 1, 2, 2, 0)]])
    #expect(file.regions.map(\.count) == [5, 0])
    file.functions[2].isImplicit = true
    file.branches = [
      CodeCoverage.Branch(
        kind: "if", place: CodeCoverage.Place(line: 1, column: 1), count: 5,
        ways: [CodeCoverage.Way(name: "true", count: 0), CodeCoverage.Way(name: "false", count: 5)])
    ]
    let counts = CoverageCounts(file)
    #expect(counts.functions.count == 2 && counts.functions.covered == 2)
    #expect(counts.branches.count == 2 && counts.branches.covered == 1)
    #expect(counts.regions.count == 2 && counts.regions.covered == 1)
    #expect((counts + counts).lines.count == 4 && (counts + counts).lines.covered == 4)
  }
}
