import JSONText
import Testing

@testable import RulesBuilds

@Suite("Faults that do not compile")
struct FailingMutantsTests {
  private static func mutant(_ key: String, _ place: [Int], _ declaration: [Int]) -> String {
    """
    {"key": "\(key)", "number": 1, "file": "A.swift", "line": \(place[0]), "column": \(place[1]), "endLine": \(place[2]), \
    "endColumn": \(place[3]), "firstLine": \(declaration[0]), "lastLine": \(declaration[1])}
    """
  }

  private static let mutants = [
    mutant("outer", [3, 5, 3, 40], [2, 6]), mutant("inner", [3, 10, 3, 14], [2, 6]),
    mutant("next", [4, 5, 4, 9], [2, 6]),
    mutant("other", [9, 5, 9, 9], [8, 10]),
  ]

  private func keys(_ rounds: [(line: Int, column: Int)]) throws -> Set<String> {
    var failing = FailingMutants()
    for round in rounds {
      let left = Self.mutants.filter { text in !failing.keys.contains { text.contains("\"\($0)\"") } }
      let mutants = try JSONValue.parse(Array("[\(left.joined(separator: ","))]".utf8)).array ?? []
      let error = CompilerMessages.Error(path: "A.swift", line: round.line, column: round.column, text: "e")
      let isNew = failing.add([error], mutants, columns: [:])
      #expect(isNew)
    }
    return failing.keys
  }

  @Test(
    "the smallest one at the error is left out first, then the one around it, then those of the declaration and the file"
  )
  func order() throws {
    #expect(try keys([(3, 12)]) == ["inner"])
    #expect(try keys([(3, 12), (3, 12)]) == ["inner", "outer"])
    #expect(try keys([(5, 1)]) == ["outer", "inner", "next"])
    #expect(try keys([(20, 1)]) == ["outer", "inner", "next", "other"])
  }

  @Test("an error in a file without faults is not due to one")
  func none() throws {
    var failing = FailingMutants()
    let error = CompilerMessages.Error(path: "B.swift", line: 1, column: 1, text: "e")
    let isNew = failing.add([error], [], columns: [:])
    #expect(!isNew && failing.keys.isEmpty)
  }
}
