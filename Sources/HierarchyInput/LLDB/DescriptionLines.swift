/// The lines of a pasted text, each with the place of the description of a view in it.
struct DescriptionLines {
  struct Line {
    enum Content {
      /// The description of a view from its `<` on, and its depth.
      case view(depth: Int, description: ArraySlice<UInt8>)
      /// A line of dots, which stands for views that were left out.
      case elision
      /// Anything else that is not empty.
      case noise
    }

    var number: Int
    var content: Content
  }

  private let bytes: [UInt8]
  private var position = 0
  private var number = 0

  /// The greatest number of lines of one description, whose text can have line breaks.
  private static let longestDescription = 200

  init(_ bytes: [UInt8]) {
    // A byte order mark is no part of the first line.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    self.bytes = Self.withLineBreaks(Self.withPlainSpaces(text))
  }

  /// The spaces that chats and trackers put in the place of ordinary ones: no-break, narrow no-break, and of no width.
  private static let spaces: [[UInt8]] = [[0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0xE2, 0x80, 0x8B]]

  /// The text with ordinary spaces in the place of others, except in quoted texts of views.
  private static func withPlainSpaces(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0xC2) || bytes.contains(0xE2) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var (position, isQuoted) = (0, false)
    while position < bytes.count {
      if !isQuoted, bytes[position] >= 0xC2, let space = spaces.first(where: { bytes[position...].starts(with: $0) }) {
        if space != spaces[2] { result.append(UInt8(ascii: " ")) }
        position += space.count
        continue
      }
      if bytes[position] == UInt8(ascii: "'") { isQuoted.toggle() }
      if bytes[position] == UInt8(ascii: "\n") { isQuoted = false }
      result.append(bytes[position])
      position += 1
    }
    return result
  }

  /// The error of a text without a view.
  var nothingFound: HierarchyError {
    let start = bytes.first { $0 > 0x20 }
    let remedy =
      switch start {
      case UInt8(ascii: "{"), UInt8(ascii: "["): "the text looks like JSON: give --from sentry or --from idb"
      case UInt8(ascii: "<") where bytes.contains(Array("<?xml".utf8)):
        "the text looks like XML: give --from detox or --from appium"
      default:
        "paste what 'po [[UIWindow keyWindow] recursiveDescription]' prints: lines as <UIView: 0x…; frame = (0 0; 10 10)>"
      }
    return HierarchyError(line: 1, "no line describes a view", remedy: remedy)
  }

  /// The next line that is not empty.
  mutating func next() -> Line? {
    while position < bytes.count {
      let line = takeLine()
      if let (depth, start) = Self.view(in: line) {
        let first = number
        return Line(number: first, content: .view(depth: depth, description: complete(line[start...])))
      }
      let text = line.filter { $0 > 0x20 && $0 != UInt8(ascii: "|") }
      if text.isEmpty { continue }
      let isDots = text.allSatisfy { $0 == UInt8(ascii: ".") } || text.elementsEqual("…".utf8)
      // A view of the tree after an unknown beginning of its line must not be lost in silence.
      let isLostView =
        line.prefix { $0 != UInt8(ascii: "<") }.contains(UInt8(ascii: "|")) && line.contains(Array(": 0x".utf8))
        && line.contains(Array("frame = (".utf8))
      return Line(number: number, content: isDots && text.count > 1 || isLostView ? .elision : .noise)
    }
    return nil
  }

  private mutating func takeLine() -> ArraySlice<UInt8> {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = bytes[position..<end]
    position = end + 1
    number += 1
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// Adds the lines that a description continues on, because a text in it has line breaks.
  private mutating func complete(_ description: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard !DescriptionScanner.isClosed(description) else { return description }
    let (start, startNumber) = (position, number)
    var lines = 0
    while position < bytes.count, lines < Self.longestDescription {
      let (before, numberBefore) = (position, number)
      let line = takeLine()
      lines += 1
      if Self.view(in: line) != nil {
        (position, number) = (before, numberBefore)
        break
      }
      let whole = bytes[description.startIndex..<line.endIndex]
      if line.contains(UInt8(ascii: ">")), DescriptionScanner.isClosed(whole) { return whole }
    }
    // The line is cut off: what it has is read, and the lines after it are read by themselves.
    (position, number) = (start, startNumber)
    return description
  }

  /// The depth and the start of a description: `   |    | <UIView: 0x1;`.
  private static func view(in line: ArraySlice<UInt8>) -> (depth: Int, start: Int)? {
    guard let open = line.firstIndex(of: UInt8(ascii: "<")) else { return nil }
    let prefix = line[..<open]
    let depth = prefix.count { $0 == UInt8(ascii: "|") }
    guard isIndent(prefix) else { return nil }
    return DescriptionScanner.hasClassAndAddress(line[open...]) ? (depth, open) : nil
  }

  private static let dateBytes = Set("0123456789-:.+TZ ".utf8)

  /// Whether a text begins with a year and a month.
  private static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return digits.count == 4 && text.dropFirst(4).first == UInt8(ascii: "-")
  }

  /// Whether what precedes a description is its indent, also after the marks of comments, quotes and prompts.
  private static func isIndent(_ prefix: ArraySlice<UInt8>) -> Bool {
    var rest = prefix.drop { $0 <= 0x20 || $0 == UInt8(ascii: "|") }
    if rest.isEmpty { return true }
    if isDate(rest) {
      // A console's line: `2026-11-28 12:00:00.123456+0100 Shop[123:456] `.
      let end = rest.lastIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? rest.firstIndex { !dateBytes.contains($0) }
      rest = rest[(end ?? rest.endIndex)...]
      return rest.allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "|") }
    }
    for mark in ["(lldb)", "///", "//", "#", ">", "*", "+", "-", "\"", "$"] where rest.starts(with: mark.utf8) {
      rest = rest.dropFirst(mark.utf8.count)
      // The result of an expression: `$1 = 0x00007f <UIView: 0x7f;`, `po window`.
      if mark == "$" || mark == "(lldb)" { return true }
      break
    }
    return rest.allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "|") }
  }

  /// The text with real line breaks, if it is the quoted form in which a debugger prints a Swift string.
  private static func withLineBreaks(_ bytes: [UInt8]) -> [UInt8] {
    let mark = Array("\\n   | <".utf8)
    // Most texts have no backslash, which is found faster.
    guard bytes.contains(UInt8(ascii: "\\")), bytes.contains(mark) else { return bytes }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "n") {
        text.append(UInt8(ascii: "\n"))
        index += 2
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return text
  }
}
