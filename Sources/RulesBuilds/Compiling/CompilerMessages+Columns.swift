import Foundation

extension CompilerMessages {
  /// The messages with the columns and the lines of the user's files in the place of those of the copies.
  ///
  /// - Parameters:
  ///   - sources: The texts of the files, by the names in the messages.
  ///   - columns: What moves columns of the copies, by file and line.
  func quoting(_ sources: [String: [UInt8]], _ columns: [String: [Int: [ColumnShift]]]) -> CompilerMessages {
    var result: [String] = []
    var index = lines.startIndex
    while index < lines.endIndex {
      let place = Place(lines[index])
      let end = lines[(index + 1)...].firstIndex { Place($0) != nil } ?? lines.endIndex
      if let place, let source = sources[place.path], let line = Self.line(place.line, of: source) {
        let column = ColumnShift.sourceColumn(of: place.column, columns[place.path]?[place.line] ?? [])
        result.append("\(place.path):\(place.line):\(column): \(place.text)")
        // The compiler quotes the line and marks the place; the lines after that propose changes of the copy.
        if end > index + 1 {
          let marks = lines[(index + 1)..<end].first { $0.contains("^") }?.drop { $0 != "^" }.dropFirst()
          result += Self.quote(line, column, marks?.prefix { $0 == "~" }.count ?? 0)
        }
      } else {
        result += lines[index..<end]
      }
      index = end
    }
    return CompilerMessages(result)
  }

  /// The place of a message, and its text with the kind.
  private struct Place {
    let path: String
    let line: Int
    let column: Int
    let text: Substring

    /// Reads `path:line:column: kind: text`.
    init?(_ message: String) {
      let marks = [": error: ", ": warning: ", ": note: "].compactMap { message.range(of: $0) }
      guard let mark = marks.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
      let fields = message[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard fields.count >= 3, let line = Int(fields[fields.count - 2]), let column = Int(fields[fields.count - 1])
      else { return nil }
      path = CompilerMessages.unescaped(fields.dropLast(2).joined(separator: ":"))
      self.line = line
      self.column = column
      text = message[message.index(mark.lowerBound, offsetBy: 2)...]
    }
  }

  /// The path that a message names: the compiler prints the literal of `#sourceLocation` as it is written.
  static func unescaped(_ path: String) -> String {
    path.replacingOccurrences(of: "\\\"", with: "\"").replacingOccurrences(of: "\\\\", with: "\\")
  }

  private static func line(_ number: Int, of source: [UInt8]) -> [UInt8]? {
    let lines = source.split(separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    guard number > 0, number <= lines.count else { return nil }
    var line = lines[number - 1]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    // Columns begin after a byte order mark.
    return Array(number == 1 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line)
  }

  /// A line of source, and below it a mark of a column and of `count` characters after it.
  private static func quote(_ line: [UInt8], _ column: Int, _ count: Int) -> [String] {
    let before = String(decoding: line.prefix(max(column - 1, 0)), as: UTF8.self)
    let after = String(decoding: line.dropFirst(max(column, 0)), as: UTF8.self)
    let space = before.map { $0 == "\t" ? "\t" : " " }.joined()
    let marks = String(repeating: "~", count: min(count, after.count))
    return [String(decoding: line, as: UTF8.self), space + "^" + marks]
  }
}
