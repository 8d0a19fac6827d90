/// Writes a JSON text step by step, without an intermediate tree.
///
/// The writer adds the commas. The caller must write as many ends of objects and arrays as beginnings; otherwise
/// ``finish()`` traps. Keys keep the order in which they are written, so equal values give equal bytes.
public struct JSONWriter: Sendable {
  private var bytes: [UInt8] = []
  private var needsComma = false
  private var depth = 0

  /// Creates an empty text.
  public init() {}

  /// Removes the text and keeps the storage, so that a loop can write without allocations.
  public mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
    depth = 0
  }

  /// Writes an object, whose members `content` writes.
  public mutating func object(_ content: (inout JSONWriter) throws -> Void) rethrows {
    open(UInt8(ascii: "{"))
    try content(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array, whose elements `content` writes.
  public mutating func array(_ content: (inout JSONWriter) throws -> Void) rethrows {
    open(UInt8(ascii: "["))
    try content(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes the key of an object's next member. Its value must be written next.
  public mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a member of an object: its key and a string, or `null`.
  public mutating func member(_ name: String, _ value: String?) {
    key(name)
    string(value)
  }

  /// Writes a member of an object: its key and an integer, or `null`.
  public mutating func member(_ name: String, _ value: Int?) {
    key(name)
    integer(value)
  }

  /// Writes a member of an object: its key and an integer.
  public mutating func member(_ name: String, _ value: Int64) {
    key(name)
    integer(value)
  }

  /// Writes a member of an object: its key and a finite number; see ``number(_:)``.
  public mutating func member(_ name: String, _ value: Double) {
    key(name)
    number(value)
  }

  /// Writes a member of an object: its key and a Boolean.
  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  /// Writes a member of an object: its key and an array of strings, or `null`.
  public mutating func member(_ name: String, _ values: [String]?) {
    key(name)
    guard let values else { return null() }
    array { writer in
      for value in values { writer.string(value) }
    }
  }

  /// Writes a member of an object: its key and an array of finite numbers, or `null`; see ``number(_:)``.
  public mutating func member(_ name: String, _ values: [Double]?) {
    key(name)
    guard let values else { return null() }
    array { writer in
      for value in values { writer.number(value) }
    }
  }

  /// Writes a member of an object: its key and an array of objects; see ``array(ofObjects:_:)``.
  public mutating func member<Elements: Sequence>(
    _ name: String, objects elements: Elements, _ content: (inout JSONWriter, Elements.Element) throws -> Void
  ) rethrows {
    key(name)
    try array(ofObjects: elements, content)
  }

  /// Writes an array of objects, one for each element, whose members `content` writes.
  public mutating func array<Elements: Sequence>(
    ofObjects elements: Elements, _ content: (inout JSONWriter, Elements.Element) throws -> Void
  ) rethrows {
    try array { writer in
      for element in elements { try writer.object { try content(&$0, element) } }
    }
  }

  /// Writes a string.
  public mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  /// Writes a string, or `null`.
  public mutating func string(_ value: String?) {
    if let value { string(value) } else { null() }
  }

  /// Writes an integer.
  public mutating func integer(_ value: some BinaryInteger) {
    if let number = UInt(exactly: value) {
      separate()
      digits(number)
    } else {
      raw(String(value))
    }
  }

  /// Writes an integer, or `null`.
  public mutating func integer(_ value: Int?) {
    if let value { integer(value) } else { null() }
  }

  /// Writes a finite number in the shortest form that is read back as the same `Double`; `-0.0` becomes `0.0`.
  ///
  /// JSON has no infinity and NaN, so a number that is not finite is a programming error and traps.
  public mutating func number(_ value: Double) {
    precondition(value.isFinite, "JSON cannot hold \(value)")
    if !thousandths(value) { raw((value == 0 ? 0.0 : value).description) }
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    raw(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    raw("null")
  }

  /// Writes a piece of JSON text unchanged.
  public mutating func raw(_ json: String) {
    separate()
    append(json)
  }

  /// Writes the UTF-8 bytes of a piece of JSON text unchanged.
  public mutating func raw(_ json: [UInt8]) {
    separate()
    bytes.append(contentsOf: json)
  }

  /// Removes and returns the text that was written since the last call, so that a long text can be written in pieces.
  ///
  /// The pieces, and what ``finish()`` returns at the end, are the text.
  public mutating func drain() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// The number of bytes that ``drain()`` would return.
  public var count: Int { bytes.count }

  /// The complete text, without a newline.
  public func finish() -> String {
    precondition(depth == 0, "a JSON object or array is still open")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The UTF-8 bytes of the text, without a copy.
  public var utf8: [UInt8] { bytes }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    depth -= 1
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes a number with at most three decimals and at most 15 digits. Returns false for all others.
  ///
  /// With at most 15 digits, two different numbers are never the same `Double`, so this form is the shortest.
  private mutating func thousandths(_ value: Double) -> Bool {
    let scaled = value * 1_000
    guard abs(scaled) < 1e15, scaled == scaled.rounded(.towardZero), scaled / 1_000 == value else { return false }
    separate()
    let whole = Int(scaled).magnitude
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(whole / 1_000)
    bytes.append(UInt8(ascii: "."))
    var rest = whole % 1_000
    var place: UInt = 100
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    } while rest > 0
    return true
  }

  private mutating func digits(_ number: UInt) {
    if number >= 10 { digits(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func quote(_ value: String) {
    var value = value
    let isPlain = value.withUTF8 { text in
      for byte in text where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F {
        return false
      }
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: text)
      bytes.append(UInt8(ascii: "\""))
      return true
    }
    if !isPlain { escape(value) }
  }

  private mutating func escape(_ value: String) {
    let hexDigits: StaticString = "0123456789abcdef"
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20, 0x7F:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(hexDigits.utf8Start[Int(byte >> 4)])
        bytes.append(hexDigits.utf8Start[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
