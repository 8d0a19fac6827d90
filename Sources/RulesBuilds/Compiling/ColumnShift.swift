import JSONText

/// A replacement within a line of a copy, which shifts the columns after it. Columns count bytes from 1.
struct ColumnShift: Equatable {
  let line: Int
  /// The column in the source.
  let column: Int
  /// The number of bytes that the copy lacks.
  let removed: Int
  /// The number of bytes that the copy has instead.
  let inserted: Int
}

extension ColumnShift {
  init?(_ json: JSONValue) {
    let numbers = (json.array ?? []).compactMap(\.integer)
    guard numbers.count == 4 else { return nil }
    self.init(line: numbers[0], column: numbers[1], removed: numbers[2], inserted: numbers[3])
  }

  /// The column in the source of a column in the copy. `changes` are those of the line, in order. Text that only the copy
  /// has is at the column where it was inserted.
  static func sourceColumn(of column: Int, _ changes: [ColumnShift]) -> Int {
    var shift = 0
    for change in changes {
      let start = change.column + shift
      if column < start { break }
      if column < start + change.inserted { return change.column }
      shift += change.inserted - change.removed
    }
    return column - shift
  }
}
