/// The rows that one description of a cell stands for, and what its texts become in each.
struct RowTemplate {
  /// What stands for the number of the section.
  static let section = "{section}"
  /// What stands for the number of the row.
  static let row = "{row}"

  var section: Int
  /// How many rows there are.
  var count: Int

  static func text(_ text: String, section: Int, row: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return text.replacing(Self.section, with: String(section)).replacing(Self.row, with: String(row))
  }

  /// A text of the template in every row, without repeats where it is the same in all.
  func texts(_ text: String) -> [String] {
    let isSame = !text.contains(Self.row)
    return (0..<(isSame ? min(count, 1) : count)).map { Self.text(text, section: section, row: $0) }
  }
}
