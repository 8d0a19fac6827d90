/// Parses a JSON text by recursive descent.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var line: Int

  /// The offset of column 1 of the current line, corrected for characters of several bytes.
  var lineStart = 0

  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
    self.bytes = bytes
    self.line = line
  }

  /// The column of the next byte.
  var column: Int { offset - lineStart + 1 }

  /// The next byte; `nil` at the end.
  var next: UInt8? {
    @inline(__always) get { offset < bytes.count ? bytes[offset] : nil }
  }

  @inline(never)
  func error(_ problem: JSONError.Problem) -> JSONError {
    JSONError(problem, line: line, column: column)
  }

  /// The error for an unexpected next byte.
  func unexpected(_ expected: String) -> JSONError {
    guard let next else { return error(.unexpectedEnd(expected: expected)) }
    if next == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == next || bytes[offset + 1] == 0x2A {
      return error(.comment)
    }
    guard let character = Self.character(at: offset, in: bytes) else { return error(.invalidUTF8(byte: next)) }
    return error(.unexpectedCharacter(character, expected: expected))
  }

  mutating func text() throws(JSONError) -> JSONValue {
    try refuseOtherEncodings()
    skipWhitespace()
    guard next != nil else { throw error(.empty) }
    let value = try value()
    skipWhitespace()
    if let next {
      throw next == UInt8(ascii: "/") ? unexpected("the end") : error(.trailingText)
    }
    return value
  }

  private func refuseOtherEncodings() throws(JSONError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw error(.byteOrderMark) }
    // A JSON text begins with two ASCII characters, so a zero byte here belongs to a wider encoding.
    guard bytes.count >= 2 else { return }
    if bytes[0] == 0 || bytes[1] == 0 || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw error(.notUTF8)
    }
  }

  @inline(__always)
  private mutating func skipWhitespace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0D: offset += 1
      case 0x0A:
        offset += 1
        line += 1
        lineStart = offset
      default: return
      }
    }
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    let line = line
    let column = column
    let content: JSONValue.Content
    guard let next else { throw unexpected("a value") }
    switch next {
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    case UInt8(ascii: "{"): content = .object(try members())
    case UInt8(ascii: "["): content = .array(try elements())
    case UInt8(ascii: "t"):
      try literal("true")
      content = .bool(true)
    case UInt8(ascii: "f"):
      try literal("false")
      content = .bool(false)
    case UInt8(ascii: "n"):
      try literal("null")
      content = .null
    default: throw unexpected("a value")
    }
    return JSONValue(content, line: line, column: column)
  }

  private mutating func literal(_ name: StaticString) throws(JSONError) {
    for index in 0..<name.utf8CodeUnitCount {
      guard next == name.utf8Start[index] else { throw unexpected("'\(name)'") }
      offset += 1
    }
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    try descend()
    var elements: [JSONValue] = []
    skipWhitespace()
    if next != UInt8(ascii: "]") {
      while true {
        elements.append(try value())
        guard try hasNextElement(until: UInt8(ascii: "]"), expected: "',' or ']'") else { break }
      }
    }
    ascend()
    return elements
  }

  private mutating func members() throws(JSONError) -> [JSONMember] {
    try descend()
    var members: [JSONMember] = []
    var keys = JSONKeySet()
    skipWhitespace()
    if next != UInt8(ascii: "}") {
      members.reserveCapacity(6)
      while true {
        let member = try member()
        if let first = keys.insert(member, after: members) {
          throw JSONError(
            .duplicateKey(member.key, firstLine: first.keyLine, firstColumn: first.keyColumn),
            line: member.keyLine, column: member.keyColumn)
        }
        members.append(member)
        guard try hasNextElement(until: UInt8(ascii: "}"), expected: "',' or '}'") else { break }
      }
    }
    ascend()
    return members
  }

  private mutating func member() throws(JSONError) -> JSONMember {
    let line = line
    let column = column
    guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
    let key = try string()
    skipWhitespace()
    guard next == UInt8(ascii: ":") else { throw unexpected("':'") }
    offset += 1
    skipWhitespace()
    return JSONMember(key: key, value: try value(), keyLine: line, keyColumn: column)
  }

  /// Skips a comma and returns true, or stops before the closing bracket and returns false.
  private mutating func hasNextElement(until close: UInt8, expected: String) throws(JSONError) -> Bool {
    skipWhitespace()
    if next == close { return false }
    guard next == UInt8(ascii: ",") else { throw unexpected(expected) }
    let (commaLine, commaColumn) = (line, column)
    offset += 1
    skipWhitespace()
    if next == close { throw JSONError(.trailingComma, line: commaLine, column: commaColumn) }
    return true
  }

  private mutating func descend() throws(JSONError) {
    guard depth < JSONValue.maximumDepth else { throw error(.tooDeep(limit: JSONValue.maximumDepth)) }
    depth += 1
    offset += 1
  }

  private mutating func ascend() {
    depth -= 1
    offset += 1
  }
}
