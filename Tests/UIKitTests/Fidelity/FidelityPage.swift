import TestSupport

/// The tables of `Documentation/Fidelity.md`.
struct FidelityPage {
  private let lines: [String]

  init() throws {
    lines = try Repository.text("Documentation/Fidelity.md").split(separator: "\n").map(String.init)
  }

  /// The cells of all tables of a section and its subsections, without the header rows.
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

  /// The items of a comma-separated cell, without code marks.
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
