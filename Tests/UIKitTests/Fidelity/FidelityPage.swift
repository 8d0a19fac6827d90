import TestSupport

/// `Documentation/Fidelity.md`, taken apart into its tables.
struct FidelityPage {
  private let lines: [String]

  init() throws {
    lines = try Repository.text("Documentation/Fidelity.md").split(separator: "\n").map(String.init)
  }

  /// The cells of all tables of a section, those of its subsections included, without the heads of the tables.
  func rows(of section: String) -> [[String]] {
    let body = lines.drop { $0 != "## \(section)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    var rows: [[String]] = []
    for line in body where line.hasPrefix("|") {
      if line.hasPrefix("|---") {
        rows.removeLast()
      } else {
        rows.append(line.dropFirst().dropLast().parts(between: " | ").map { $0.trimmed(" ") })
      }
    }
    return rows
  }

  /// What a cell lists, separated by commas, without the marks of code.
  static func list(_ cell: String) -> [String] {
    cell.split(separator: ",").map { String($0).trimmed(" `") }
  }
}

extension StringProtocol {
  func trimmed(_ characters: String) -> String {
    var rest = self[...]
    while let first = rest.first, characters.contains(first) { rest.removeFirst() }
    while let last = rest.last, characters.contains(last) { rest.removeLast() }
    return String(rest)
  }

  func parts(between separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }
}
