/// Reads the tags of a text in XML, also of one that breaks the rules as Detox does: with `<`, `&` and quotes in attributes, and
/// with generic classes as names of tags.
///
/// It reads neither entities of the text's own nor other files. The decision page `0040-hierarchies.md` has the measurement.
struct MarkupReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The names of the open tags with their lines.
  private var open: [(name: String, line: Int)] = []

  private static let longestName = 2_000
  private static let mostAttributes = 200

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag. `nil` at the end of the text.
  mutating func next() throws(HierarchyError) -> MarkupTag? {
    while let start = find(UInt8(ascii: "<"), from: position) {
      advance(to: start)
      if try skipOther() { continue }
      let tag = try tag()
      try check(tag)
      return tag
    }
    if let last = open.last {
      throw HierarchyError(
        line: last.line, "<\(last.name)> is not closed", remedy: "the file is cut off: save it again")
    }
    return nil
  }

  private mutating func check(_ tag: MarkupTag) throws(HierarchyError) {
    switch tag.kind {
    case .empty: break
    case .opening:
      // A hierarchy has tags around its views.
      guard open.count < HierarchyLimits.depth + 8 else { throw HierarchyLimits.tooDeep(line: tag.line) }
      open.append((tag.name, tag.line))
    case .closing:
      guard let last = open.popLast(), last.name == tag.name else {
        throw HierarchyError(
          line: tag.line, "</\(tag.name)> closes no open tag", remedy: "save the file again, unchanged")
      }
    }
  }

  /// Skips a comment, a declaration or a section of text.
  private mutating func skipOther() throws(HierarchyError) -> Bool {
    for (start, end) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]
    where bytes[position...].starts(with: start.utf8) {
      let first = Array(end.utf8)
      var index = position + start.utf8.count
      while let found = find(first[0], from: index) {
        if bytes[found...].starts(with: first) {
          advance(to: found + first.count)
          return true
        }
        index = found + 1
      }
      throw HierarchyError(line: line, "\(start) has no \(end)", remedy: "the file is cut off: save it again")
    }
    return false
  }

  private mutating func tag() throws(HierarchyError) -> MarkupTag {
    let firstLine = line
    position += 1
    let isClosing = peek == UInt8(ascii: "/")
    if isClosing { position += 1 }
    let name = try self.name(firstLine)
    var attributes: [(name: String, value: String)] = []
    while true {
      skipSpace()
      switch peek {
      case nil: throw HierarchyError(line: firstLine, "<\(name) has no >", remedy: "the file is cut off: save it again")
      case UInt8(ascii: ">"):
        position += 1
        return MarkupTag(isClosing ? .closing : .opening, name, line: firstLine, attributes: attributes)
      case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: ">"):
        position += 2
        return MarkupTag(.empty, name, line: firstLine, attributes: attributes)
      default:
        guard attributes.count < Self.mostAttributes, let attribute = attribute() else {
          throw HierarchyError(
            line: line, "<\(name)> has something that is no attribute", remedy: "save the file again, unchanged")
        }
        attributes.append(attribute)
      }
    }
  }

  /// The name of a tag: `Card<App.Item, Int>` is one.
  private mutating func name(_ line: Int) throws(HierarchyError) -> String {
    let start = position
    var depth = 0
    while let byte = peek, position - start < Self.longestName {
      if byte == UInt8(ascii: "<") {
        depth += 1
      } else if byte == UInt8(ascii: ">"), depth > 0 {
        depth -= 1
      } else if depth == 0, byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") {
        break
      }
      if byte == UInt8(ascii: "\n") { self.line += 1 }
      position += 1
    }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else {
      throw HierarchyError(line: line, "< begins no tag", remedy: "save the file again, unchanged")
    }
    return name
  }

  private mutating func attribute() -> (name: String, value: String)? {
    let start = position
    guard let equals = Self.attributeName(bytes, from: start) else { return nil }
    let name = String(decoding: bytes[start..<equals], as: UTF8.self)
    let quote = bytes[equals + 1]
    var index = equals + 2
    while let found = find(quote, from: index) {
      if isEnd(of: found) {
        let value = bytes[(equals + 2)..<found]
        line += value.count { $0 == UInt8(ascii: "\n") }
        position = found + 1
        return (name, AttributeText.decoded(value))
      }
      index = found + 1
    }
    return nil
  }

  /// Whether a quote ends a value: an end of the tag or another attribute follows.
  private func isEnd(of quote: Int) -> Bool {
    var index = quote + 1
    while index < bytes.count, bytes[index] <= 0x20, index - quote < Self.longestName { index += 1 }
    guard index < bytes.count else { return true }
    switch bytes[index] {
    case UInt8(ascii: ">"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "/"): return index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ">")
    default: return index > quote + 1 && Self.attributeName(bytes, from: index) != nil
    }
  }

  /// The place of the `=` after the name of an attribute, if a quote follows it.
  private static func attributeName(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count, index - start < 100 {
      switch bytes[index] {
      case UInt8(ascii: "="):
        guard index > start, index + 1 < bytes.count else { return nil }
        return [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index + 1]) ? index : nil
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"),
        UInt8(ascii: "."):
        index += 1
      default: return nil
      }
    }
    return nil
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte <= 0x20 {
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    start < bytes.count ? bytes[start...].firstIndex(of: byte) : nil
  }

  private mutating func advance(to end: Int) {
    for index in position..<end where bytes[index] == UInt8(ascii: "\n") { line += 1 }
    position = end
  }
}
