/// Reads keys and values on one line of a YAML text.
struct YAMLScanner {
  private static let deepest = 100

  private let line: Int
  private var rest: ArraySlice<UInt8>
  private var depth = 0

  init(_ line: YAMLLine) {
    self.line = line.number
    rest = line.rest
  }

  /// Whether nothing but a comment follows.
  var isAtEnd: Bool {
    let rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
    return rest.isEmpty || rest.first == UInt8(ascii: "#")
  }

  private func error(_ problem: String, _ remedy: String) -> TouchLogError {
    TouchLogError(line: line, problem, remedy)
  }

  private mutating func skipBlanks() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 } }

  /// The key of `key: value`, with its colon. `nil` if the line is a value alone.
  mutating func key() throws(TouchLogError) -> String? {
    if rest.first == UInt8(ascii: "?"), rest.count == 1 || rest.dropFirst().first == 0x20 {
      throw error("keys after '?' are not read", "write 'key: value'")
    }
    let key: String
    if rest.first == UInt8(ascii: "\"") || rest.first == UInt8(ascii: "'") {
      guard let text = try? quoted() else { return nil }
      skipBlanks()
      guard rest.first == UInt8(ascii: ":") else { return nil }
      key = text
    } else {
      guard let colon = Self.colon(in: rest) else { return nil }
      let text = rest[..<colon]
      guard text.first != UInt8(ascii: "["), text.first != UInt8(ascii: "{") else { return nil }
      try refuseMark(text.first)
      key = Self.trimmed(text)
      rest = rest[colon...]
    }
    rest = rest.dropFirst()
    if key == "<<" { throw error("merge keys ('<<') are not read", "write the members out") }
    return key
  }

  /// The value until the end of the line.
  mutating func value() throws(TouchLogError) -> YAMLValue {
    skipBlanks()
    let value: YAMLValue
    switch rest.first {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      value = try inline()
    default: return try plain(until: [])
    }
    guard isAtEnd else { throw error("something follows the value", "quote the whole value, or remove it") }
    return value
  }

  /// A value in brackets, in quotation marks or, inside of brackets, a plain one.
  private mutating func inline() throws(TouchLogError) -> YAMLValue {
    skipBlanks()
    switch rest.first {
    case UInt8(ascii: "["): return try brackets()
    case UInt8(ascii: "{"): return try braces()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return YAMLValue(content: .scalar(try quoted(), isQuoted: true), line: line)
    default: return try plain(until: Array(",[]{}".utf8))
    }
  }

  private mutating func enter() throws(TouchLogError) {
    rest = rest.dropFirst()
    depth += 1
    guard depth <= Self.deepest else { throw error("too many brackets inside each other", "flatten the text") }
  }

  private mutating func brackets() throws(TouchLogError) -> YAMLValue {
    try enter()
    var elements: [YAMLValue] = []
    while true {
      skipBlanks()
      if rest.first == UInt8(ascii: "]") { break }
      elements.append(try inline())
      try separate(UInt8(ascii: "]"))
    }
    rest = rest.dropFirst()
    depth -= 1
    return YAMLValue(content: .list(elements), line: line)
  }

  private mutating func braces() throws(TouchLogError) -> YAMLValue {
    try enter()
    var members: [(key: String, value: YAMLValue)] = []
    var keys: Set<String> = []
    while true {
      skipBlanks()
      if rest.first == UInt8(ascii: "}") { break }
      guard let key = try key() else { throw error("a member in braces has no 'key:'", "write {key: value}") }
      guard keys.insert(key).inserted else {
        throw error("the key \(key.quotedForMessage) is there twice", "remove one")
      }
      members.append((key, try inline()))
      try separate(UInt8(ascii: "}"))
    }
    rest = rest.dropFirst()
    depth -= 1
    return YAMLValue(content: .map(members), line: line)
  }

  /// Skips the comma after an element.
  private mutating func separate(_ end: UInt8) throws(TouchLogError) {
    skipBlanks()
    if rest.first == UInt8(ascii: ",") {
      rest = rest.dropFirst()
    } else if rest.first != end {
      guard !isAtEnd else {
        throw error("the brackets are not closed on their line", "write lists and maps in brackets on one line")
      }
      throw error("there is no comma between two elements", "separate them, or quote the text")
    }
  }

  private mutating func plain(until ends: [UInt8]) throws(TouchLogError) -> YAMLValue {
    try refuseMark(rest.first)
    var end = rest.startIndex
    while end < rest.endIndex, !ends.contains(rest[end]) {
      if rest[end] == UInt8(ascii: "#"), end == rest.startIndex || [0x20, 0x09].contains(rest[end - 1]) { break }
      end += 1
    }
    let bytes = rest[..<end]
    if ends.isEmpty, Self.colon(in: bytes) != nil {
      throw error("the value contains ': '", "put it in quotation marks")
    }
    let text = Self.trimmed(bytes)
    rest = rest[end...]
    if text.isEmpty || text == "~" || text == "null" { return YAMLValue(content: .null, line: line) }
    return YAMLValue(content: .scalar(text, isQuoted: false), line: line)
  }

  /// Throws for the first byte of a construct that is not read.
  private func refuseMark(_ byte: UInt8?) throws(TouchLogError) {
    guard let byte, let mark = Self.marks[byte] else { return }
    throw error("\(mark) are not read", "write the value out, in quotation marks if it is a text")
  }

  private static let marks: [UInt8: String] = [
    UInt8(ascii: "&"): "anchors ('&')", UInt8(ascii: "*"): "aliases ('*')", UInt8(ascii: "!"): "tags ('!')",
    UInt8(ascii: "|"): "block scalars ('|')", UInt8(ascii: ">"): "block scalars ('>')",
    UInt8(ascii: "@"): "values that begin with '@'", UInt8(ascii: "`"): "values that begin with '`'",
    UInt8(ascii: "%"): "values that begin with '%'",
  ]

  /// The place of a colon that ends a key.
  private static func colon(in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "#"), index > bytes.startIndex, bytes[index - 1] == 0x20 { return nil }
      if bytes[index] == UInt8(ascii: ":"), index + 1 == bytes.endIndex || [0x20, 0x09].contains(bytes[index + 1]) {
        return index
      }
      index += 1
    }
    return nil
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 }
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func quoted() throws(TouchLogError) -> String {
    let mark = rest.removeFirst()
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == mark {
        // Two apostrophes are one of the text.
        guard mark == UInt8(ascii: "'"), rest.first == mark else { return String(decoding: bytes, as: UTF8.self) }
        bytes.append(rest.removeFirst())
      } else if byte == UInt8(ascii: "\\"), mark == UInt8(ascii: "\"") {
        bytes += try escape()
      } else {
        bytes.append(byte)
      }
    }
    throw error("the text has no closing quotation mark on its line", "close it; texts over several lines are not read")
  }

  /// The bytes of an escape, after its backslash.
  private mutating func escape() throws(TouchLogError) -> [UInt8] {
    switch rest.popFirst() {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "0"): return [0]
    case let byte? where "\"\\/ ".utf8.contains(byte): return [byte]
    case UInt8(ascii: "x"): return try scalar(digits: 2)
    case UInt8(ascii: "u"): return try scalar(digits: 4)
    case UInt8(ascii: "U"): return try scalar(digits: 8)
    default: throw error("the escape is unknown", #"YAML texts have \n \t \r \" \\ \/ \x \u and \U"#)
    }
  }

  private mutating func scalar(digits: Int) throws(TouchLogError) -> [UInt8] {
    let text = rest.prefix(digits)
    rest = rest.dropFirst(digits)
    guard text.count == digits, text.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }),
      let value = UInt32(String(decoding: text, as: UTF8.self), radix: 16), let scalar = UnicodeScalar(value)
    else { throw error("the escape is not that of a character", "give \(digits) hexadecimal digits of a character") }
    return Array(String(scalar).utf8)
  }
}
