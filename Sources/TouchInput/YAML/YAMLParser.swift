/// Reads a subset of YAML 1.2: block maps and lists, lists and maps in brackets on one line, plain and quoted scalars on one line,
/// comments, and several documents.
///
/// All else is an error that names the construct: anchors, aliases, tags, block scalars, merge keys, complex keys, and values over
/// several lines.
struct YAMLParser {
  /// The maximum nesting depth.
  static let deepest = 100

  private var lines: [YAMLLine]
  private var next = 0
  private var depth = 0

  private init(_ lines: [YAMLLine]) { self.lines = lines }

  /// The documents of a text in UTF-8.
  static func documents(_ bytes: [UInt8]) throws(TouchLogError) -> [YAMLValue] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw TouchLogError(line: 1, "the text starts with a byte order mark", "save it as UTF-8 without one")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw TouchLogError(line: 1, "the text is not UTF-8", "save it as UTF-8")
    }
    var values: [YAMLValue] = []
    for lines in try YAMLLine.documents(of: bytes) {
      var parser = YAMLParser(lines)
      values.append(try parser.node(atLeast: 0))
      if let line = parser.current {
        throw TouchLogError(
          line: line.number, "the line does not belong to the value above it", "indent it like its neighbours")
      }
    }
    return values
  }

  private var current: YAMLLine? { next < lines.count ? lines[next] : nil }

  /// The value that begins at the current line.
  private mutating func node(atLeast indent: Int) throws(TouchLogError) -> YAMLValue {
    guard let line = current, line.indent >= indent else {
      return YAMLValue(content: .null, line: current?.number ?? lines.last?.number ?? 1)
    }
    guard depth < Self.deepest else {
      throw TouchLogError(
        line: line.number, "more than \(Self.deepest) maps and lists inside each other", "flatten the text")
    }
    depth += 1
    defer { depth -= 1 }
    if line.isItem { return try list(line.indent) }
    var scanner = YAMLScanner(line)
    if try scanner.key() != nil { return try map(line.indent) }
    scanner = YAMLScanner(line)
    next += 1
    let value = try scanner.value()
    try refuseContinuation(of: line, deeperThan: line.indent - 1)
    return value
  }

  private mutating func list(_ indent: Int) throws(TouchLogError) -> YAMLValue {
    let start = lines[next].number
    var elements: [YAMLValue] = []
    while let line = current, line.indent == indent, line.isItem {
      let rest = line.rest.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
      if rest.isEmpty || rest.first == UInt8(ascii: "#") {
        next += 1
        elements.append(try nested(under: line, deeperThan: indent))
      } else if [UInt8(ascii: "["), UInt8(ascii: "{")].contains(rest.first) {
        next += 1
        var scanner = YAMLScanner(YAMLLine(number: line.number, indent: indent, rest: rest))
        elements.append(try scanner.value())
        try refuseContinuation(of: line, deeperThan: indent)
      } else {
        // The rest is a line of its own, further to the right.
        lines[next].indent = indent + (rest.startIndex - line.rest.startIndex)
        lines[next].rest = rest
        elements.append(try node(atLeast: indent + 1))
      }
    }
    try refuseDeeper(than: indent)
    return YAMLValue(content: .list(elements), line: start)
  }

  private mutating func map(_ indent: Int) throws(TouchLogError) -> YAMLValue {
    let start = lines[next].number
    var members: [(key: String, value: YAMLValue)] = []
    var keys: Set<String> = []
    while let line = current, line.indent == indent, !line.isItem {
      var scanner = YAMLScanner(line)
      guard let key = try scanner.key() else {
        throw TouchLogError(line: line.number, "the line has no 'key:'", "write 'key: value', as the lines before it")
      }
      guard keys.insert(key).inserted else {
        throw TouchLogError(line: line.number, "the key \(key.quotedForMessage) is there twice", "remove one")
      }
      next += 1
      if scanner.isAtEnd {
        members.append((key, try nested(under: line, deeperThan: indent, allowsItems: true)))
      } else {
        members.append((key, try scanner.value()))
        try refuseContinuation(of: line, deeperThan: indent)
      }
    }
    try refuseDeeper(than: indent)
    return YAMLValue(content: .map(members), line: start)
  }

  /// The value below a line, or null. The items of a list may be as far to the left as its key.
  private mutating func nested(
    under line: YAMLLine, deeperThan indent: Int, allowsItems: Bool = false
  ) throws(TouchLogError) -> YAMLValue {
    if let below = current, below.indent > indent || (allowsItems && below.indent == indent && below.isItem) {
      return try node(atLeast: indent)
    }
    return YAMLValue(content: .null, line: line.number)
  }

  private func refuseContinuation(of line: YAMLLine, deeperThan indent: Int) throws(TouchLogError) {
    guard let below = current, below.indent > indent else { return }
    throw TouchLogError(
      line: below.number, "the line continues the value of line \(line.number)", "write each value on one line")
  }

  private func refuseDeeper(than indent: Int) throws(TouchLogError) {
    guard let below = current, below.indent > indent else { return }
    throw TouchLogError(line: below.number, "the line is indented further than its neighbours", "indent it like them")
  }
}
