import Foundation
import TestSupport
import Testing

@Suite("The page of benchmarks")
struct BenchmarkPageTests {
  private static let page = Page(path: "Documentation/Benchmarks.md")

  @Test("has at most 900 words")
  func words() throws {
    #expect(try Self.page.text().split(whereSeparator: \.isWhitespace).count <= 900)
  }

  @Test("is one table, whose rows have a figure, its goal and its value, a machine and a date")
  func table() throws {
    let lines = try Self.page.lines()
    #expect(lines.count { $0.hasPrefix("#") } == 1)
    let table = lines.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    #expect(lines.count { $0.hasPrefix("|") } == table.count)
    #expect(table.first == "| figure | goal | today | baseline | machine |")
    #expect(table.count > 30)
    let prose = lines.prefix { !$0.hasPrefix("|") }.joined(separator: "\n")
    for row in table.dropFirst(2) {
      let cells = row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 5, "\(row)")
      #expect(cells[..<3].allSatisfy { !$0.isEmpty }, "\(row)")
      let machine = try #require(cells[4].wholeMatch(of: /([A-Z]), \d{4}-\d{2}-\d{2}/), "\(row)")
      #expect(prose.contains(try Regex("\\b\(machine.1) (takes|is|[0-9])")), "\(row)")
    }
  }
}
