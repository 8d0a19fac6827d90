/// A replacement within a line of a copy. Columns count bytes from 1.
struct ColumnChange: Equatable {
  let line: Int
  /// The column in the source.
  let column: Int
  /// The number of bytes that the copy lacks.
  let removed: Int
  /// The number of bytes that the copy has instead.
  let inserted: Int

  /// The replacements of a file, ordered by place. `moved` are the members of the file that are in a copy of another place.
  static func list(_ edits: Edits, in file: SourceFile, moving moved: [MovedMember]) -> [ColumnChange] {
    var changes = moved.filter { !$0.access.isEmpty }.map { member in
      let (line, column) = file.position(of: member.syntax)
      return ColumnChange(line: line, column: column, removed: 0, inserted: member.access.utf8.count)
    }
    for (range, text) in edits.texts(in: 0..<file.bytes.count, without: moved.map(\.syntax.bounds)) {
      // Code at the end of a type has lines of its own.
      if range.isEmpty, text.hasPrefix("\n") { continue }
      let (start, end) = (file.position(of: range.lowerBound), file.position(of: range.upperBound))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if start.line == end.line {
        changes.append(
          ColumnChange(
            line: start.line, column: start.column, removed: end.column - start.column, inserted: text.utf8.count))
        continue
      }
      let rest = (file.range(ofLine: start.line)?.upperBound ?? range.upperBound) - range.lowerBound
      changes += [
        ColumnChange(line: start.line, column: start.column, removed: rest, inserted: lines[0].utf8.count),
        ColumnChange(line: end.line, column: 1, removed: end.column - 1, inserted: lines[lines.count - 1].utf8.count),
      ]
    }
    return changes.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
