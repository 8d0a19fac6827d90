import Findings
import Foundation
import JSONText
import TestSupport
import Testing

@testable import RulesBuilds

@Suite("Counts of a translated copy are those of the user's files")
struct CoverageSourcesTests {
  /// A copy with a member of another file and generated code, and the description of both files.
  private static let copy = """
    import Foundation; import UIKit; import TouchReplay
    #sourceLocation(file: "Sources/A.swift", line: 1)
    class A {
      func f() { TouchReplay.decided(x) }
    #sourceLocation(file: "Sources/B \\"2\\".swift", line: 7)
      override func g() {}
    #sourceLocation(file: "registration of A", line: 1)
    func __touchReplay0_1() {}
    """

  private static let sources = """
    {"files": [
      {"path": "Sources/A.swift", "copy": "/elsewhere/0-A.swift", "columns": [[2, 14, 1, 20]],
       "branches": [{"kind": "if", "entry": [2, 14], "ways": [{"name": "true", "at": [2, 16]}, {"name": "false"}]}],
       "handlers": [{"name": "A.f", "at": [2, 12]}]},
      {"path": "Sources/B \\"2\\".swift", "copy": "/elsewhere/1-B.swift", "columns": []}]}
    """

  private func make() throws -> CoverageSources {
    let folder = ScratchFolder()
    try folder.write(Self.sources, to: "coverage.json")
    try FileManager.default.createDirectory(atPath: "\(folder.path)/translated", withIntermediateDirectories: true)
    try folder.write(Self.copy, to: "translated/0-A.swift")
    try folder.write("", to: "translated/1-B.swift")
    let manifest = RulesManifest(
      module: "M", sources: [], revision: nil, compiler: "", engineVersion: "", tools: [:], libraryHash: "",
      classes: [], cuts: [], problems: [])
    return try #require(CoverageSources(RulesBuild(folder: folder.path, manifest: manifest, name: "n")))
  }

  @Test("a place is on the line of the directive before it and in the column before the translation")
  func places() throws {
    let sources = try make()
    func place(_ line: Int, _ column: Int) -> String {
      guard let found = sources.place(CodeCoverage.Place(line: line, column: column), inCopy: "0-A.swift") else {
        return "-"
      }
      return "\(found.path) \(found.place.line):\(found.place.column)"
    }
    #expect(place(4, 12) == "Sources/A.swift 2:12")
    #expect(place(4, 36) == "Sources/A.swift 2:17")
    #expect(place(6, 20) == "Sources/B \"2\".swift 7:20")
    #expect(place(8, 26) == "-")
    #expect(place(1, 1) == "-")
  }

  @Test("functions of the copies have the user's places and names; ways without code have the rest of the count")
  func export() throws {
    func function(_ name: String, _ copy: String, _ regions: String) -> String {
      #"{"name": "\#(name)", "filenames": ["./\#(copy)"], "regions": [\#(regions)]}"#
    }
    let functions = [
      function("/x/0-A.swift:$s1M1AC1fyyF", "0-A.swift", "[4, 12, 4, 38, 5, 0, 0, 0], [4, 35, 4, 36, 2, 0, 0, 0]"),
      function("$s1M1AC1gyyF", "0-A.swift", "[6, 21, 6, 23, 1, 0, 0, 0]"),
      function("$s1M__touchReplay0_1", "0-A.swift", "[8, 26, 8, 28, 1, 0, 0, 0]"),
    ]
    let json = try JSONValue.parse(Array(#"{"data": [{"functions": [\#(functions.joined(separator: ", "))]}]}"#.utf8))
    let names = try JSONValue.parse(
      Array(#"[{"name": "B.g", "file": "Sources/B \"2\".swift", "line": 7, "end": 7}]"#.utf8))
    let coverage = CodeCoverage(export: json, try make(), names.array ?? [])
    #expect(coverage.files.map(\.path) == ["Sources/A.swift", "Sources/B \"2\".swift"])
    let (first, second) = (coverage.files[0], coverage.files[1])
    #expect(first.functions.map { "\($0.name) \($0.symbol) \($0.isHandler)" } == ["A.f $s1M1AC1fyyF true"])
    #expect(first.functions[0].regions[1].start == CodeCoverage.Place(line: 2, column: 16))
    #expect(first.branches[0].ways.map { "\($0.name) \($0.count)" } == ["true 2", "false 3"])
    #expect(second.functions.map { "\($0.name) \($0.line) \($0.count)" } == ["B.g 7 1"])
  }
}
