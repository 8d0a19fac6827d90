import Foundation

/// Encodes records as lines of JSON. `Documentation/TouchCapture.md` describes every key.
struct LogEncoder {
  private var text = ""
  /// Whether the object or list that is being written has a member.
  private var hasMember = false

  /// The line of a record, with its line feed.
  static func line(_ record: LogRecord) -> String {
    var encoder = LogEncoder()
    encoder.object { $0.add(record) }
    encoder.text += "\n"
    return encoder.text
  }

  // MARK: JSON

  mutating func object(_ body: (inout LogEncoder) -> Void) {
    text += "{"
    hasMember = false
    body(&self)
    text += "}"
    hasMember = true
  }

  mutating func list<Value>(_ key: String, _ values: [Value], _ body: (inout LogEncoder, Value) -> Void) {
    self.key(key)
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      body(&self, value)
    }
    text += "]"
    hasMember = true
  }

  mutating func key(_ key: String) {
    if hasMember { text += "," }
    text += "\"\(key)\":"
    hasMember = true
  }

  mutating func add(_ key: String, _ value: String?) {
    guard let value else { return }
    self.key(key)
    write(value)
  }

  mutating func add(_ key: String, _ value: Bool) {
    self.key(key)
    text += value ? "true" : "false"
  }

  mutating func add(_ key: String, _ value: Int?) {
    guard let value else { return }
    self.key(key)
    text += String(value)
  }

  mutating func add(_ key: String, _ value: Double) {
    self.key(key)
    write(value)
  }

  mutating func add(_ key: String, _ values: [Double]?) {
    guard let values else { return }
    list(key, values) { $0.write($1) }
  }

  mutating func add(_ key: String, texts: [String]) { list(key, texts) { $0.write($1) } }

  mutating func object(_ key: String, _ body: (inout LogEncoder) -> Void) {
    self.key(key)
    object(body)
  }

  /// Seconds, to the microsecond.
  mutating func add(time: TimeInterval) {
    key("t")
    write((time * 1_000_000).rounded() / 1_000_000)
  }

  mutating func writeRaw(_ json: String) { text += json }

  /// `null` for what is no number in JSON.
  mutating func write(_ number: Double) {
    guard number.isFinite else { return text += "null" }
    text += number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : "\(number)"
  }

  mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case let other where other.value < 0x20 || other.value == 0x7f:
        let digits = String(other.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
