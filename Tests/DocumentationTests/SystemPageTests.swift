import Foundation
import TestSupport
import Testing

/// The pages of `Documentation/Systems`.
@Suite("The pages of the systems")
struct SystemPageTests {
  /// A system with the ids of the rows that its page must contain.
  struct System: CustomTestStringConvertible, Sendable {
    let name: String
    let prefix: String
    let numbers: [Int]

    var page: Page { Page(path: "Documentation/Systems/\(name).md") }
    var rows: [String] { numbers.map { "\(prefix)-\($0)" } }
    var testDescription: String { name }
  }

  static let systems = [
    System(name: "CopyPaper", prefix: "CP", numbers: [1, 2, 3, 5, 6, 7, 8, 10, 11, 13, 14, 15, 16, 17]),
    System(
      name: "TouchDelegateTable", prefix: "TD",
      numbers: [1, 2, 3, 4, 6, 7, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24]),
    System(
      name: "OverlayContainer", prefix: "OC",
      numbers: [1, 2, 3, 4, 5, 6, 7, 8, 11, 13, 15, 17, 19, 21, 22, 24, 26, 27, 30]),
    System(
      name: "DropDown", prefix: "HB",
      numbers: [1, 2, 3, 4, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 20, 21, 22, 23, 25]),
    System(name: "Cards", prefix: "CA", numbers: [1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 14, 18, 20, 21, 23]),
  ]

  /// The texts in which a row may be tested, by the name of a suite or of a recorded session.
  private static let holders: Result<[String: String], any Error> = Result {
    var texts: [String: String] = [:]
    for path in Repository.files(where: { $0.hasPrefix("Tests/") && $0.hasSuffix(".swift") }) {
      let text = try Page(path: path).text()
      for match in text.matches(of: /(?:struct|enum|class|extension) (\w+)/) {
        texts[String(match.output.1), default: ""] += text
      }
    }
    for path in Repository.files(where: { $0.hasPrefix("Recordings/") && $0.hasSuffix(".touches.jsonl") }) {
      let session = String(path.split(separator: "/").last ?? "").replacing(".touches.jsonl", with: "")
      texts[session, default: ""] += try Page(path: path).text()
    }
    return texts
  }

  @Test("have every row of cases once, with existing suites and sessions that name it", arguments: systems)
  func rows(system: System) throws {
    let holders = try Self.holders.get()
    let table = try system.page.table(under: "## Rows")
    let ids = table.flatMap { $0[0].components(separatedBy: ", ") }
    for row in system.rows { #expect(ids.filter { $0 == row }.count == 1, "\(row) of \(system.page.path)") }
    for row in table {
      try #require(row.count == 3, "\(row)")
      let names = row[2].matches(of: /`([\w-]+)(?:\/\w+)?`/).map { String($0.output.1) }
      #expect(!names.isEmpty || row[2].hasPrefix("not modelled"), "\(row[0])")
      for name in names { #expect(holders[name] != nil, "\(row[0]): there is no suite or session \(name)") }
      for id in row[0].components(separatedBy: ", ") where system.rows.contains(id) {
        let named = try Regex("\\b\(id)\\b")
        // A suite may have its table in the type of its rows.
        let isNamed = (names + names.map { String($0.dropLast()) }).contains { holders[$0]?.contains(named) ?? false }
        #expect(isNamed, "\(id) is not named in \(names)")
      }
    }
  }
}
