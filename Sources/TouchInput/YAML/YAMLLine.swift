/// A line of a YAML text that is not empty and not a comment.
struct YAMLLine {
  /// The number of the line, from 1.
  var number: Int
  /// The column of the first byte of ``rest``, from 0.
  var indent: Int
  /// The bytes from the first one that is not a blank.
  var rest: ArraySlice<UInt8>

  /// Whether the line is an item of a list.
  var isItem: Bool { rest.first == UInt8(ascii: "-") && isBlank(rest.dropFirst().first) }

  private func isBlank(_ byte: UInt8?) -> Bool { byte == nil || byte == 0x20 || byte == 0x09 }

  /// The documents of a text, each with its lines.
  static func documents(of bytes: [UInt8]) throws(TouchLogError) -> [[YAMLLine]] {
    var documents: [[YAMLLine]] = [[]]
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      var text = line[...]
      if text.last == 0x0D { text.removeLast() }
      let start = text.firstIndex { $0 != 0x20 } ?? text.endIndex
      let rest = text[start...]
      guard let first = rest.first, first != UInt8(ascii: "#") else { continue }
      let isMarker = start == text.startIndex
      if isMarker, rest.starts(with: "---".utf8) || rest.starts(with: "...".utf8),
        rest.count == 3 || rest.dropFirst(3).allSatisfy({ $0 == 0x20 })
      {
        documents.append([])
        continue
      }
      if isMarker, rest.starts(with: "--- ".utf8) {
        throw TouchLogError(line: number, "a value follows the '---'", "put it on a line of its own")
      }
      if isMarker, first == UInt8(ascii: "%") {
        throw TouchLogError(line: number, "YAML directives ('%') are not read", "remove the line")
      }
      if first == 0x09 {
        if rest.allSatisfy({ $0 == 0x09 || $0 == 0x20 }) { continue }
        throw TouchLogError(line: number, "the line is indented with a tab", "YAML is indented with spaces")
      }
      documents[documents.count - 1].append(YAMLLine(number: number, indent: start - text.startIndex, rest: rest))
    }
    return documents.filter { !$0.isEmpty }
  }
}
