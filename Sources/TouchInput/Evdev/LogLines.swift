/// The lines of a text log.
enum LogLines {
  struct Line {
    var text: Substring
    /// From 1.
    var number: Int
    /// Whether the file ends within the line.
    var isCut = false
  }

  /// The lines that are not empty. Line ends can be those of any system.
  static func lines(of bytes: [UInt8]) throws(TouchLogError) -> [Line] {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TouchLogError(line: 1, "the log is not UTF-8", "save it as UTF-8")
    }
    var lines: [Line] = []
    var number = 0
    for text in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      guard text.contains(where: { !$0.isWhitespace }) else { continue }
      lines.append(Line(text: text, number: number))
    }
    if let last = bytes.last, last != 0x0A, last != 0x0D, !lines.isEmpty { lines[lines.count - 1].isCut = true }
    return lines
  }

  /// The microseconds of `28.047829`. `nil` for another text.
  static func microseconds(_ text: some StringProtocol) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 6, let seconds = Int64(parts[0]), let rest = Int64(parts[1]),
      (0...10_000_000_000).contains(seconds), (0..<1_000_000).contains(rest)
    else { return nil }
    return seconds * 1_000_000 + rest
  }
}
