import JSONText

/// The members of a JSON object on one line, with spaces as in files that people write.
struct JSONLine {
  private(set) var text = ""

  mutating func add(_ key: String, json: String) {
    if !text.isEmpty { text += ", " }
    text += "\(Self.string(key)): \(json)"
  }

  mutating func add(_ key: String, _ value: String) { add(key, json: Self.string(value)) }
  mutating func add(_ key: String, _ value: Bool) { add(key, json: value ? "true" : "false") }
  mutating func add(_ key: String, _ value: Double) { add(key, json: Self.number(value)) }

  mutating func add(_ key: String, _ values: [Double]) {
    add(key, json: "[\(values.map(Self.number).joined(separator: ", "))]")
  }

  mutating func add(_ key: String, _ values: [String]) {
    add(key, json: "[\(values.map(Self.string).joined(separator: ", "))]")
  }

  static func string(_ value: String) -> String {
    var writer = JSONWriter()
    writer.string(value)
    return writer.finish()
  }

  /// The shortest form that is read back as the same number.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return value == value.rounded() && abs(value) < 0x1p53 ? String(Int(value)) : value.description
  }
}
