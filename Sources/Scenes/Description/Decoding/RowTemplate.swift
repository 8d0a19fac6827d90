/// The rows that one description of a cell represents, and the substitution of placeholders in its texts.
struct RowTemplate {
  /// The placeholder for the section number.
  static let section = "{section}"
  /// The placeholder for the row number.
  static let row = "{row}"

  var section: Int
  /// The number of rows.
  var count: Int

  static func text(_ text: String, section: Int, row: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return text.replacing(Self.section, with: String(section)).replacing(Self.row, with: String(row))
  }

  /// A text of the template for every row. One element if it is the same in all rows.
  func texts(_ text: String) -> [String] {
    let isSame = !text.contains(Self.row)
    return (0..<(isSame ? min(count, 1) : count)).map { Self.text(text, section: section, row: $0) }
  }
}
