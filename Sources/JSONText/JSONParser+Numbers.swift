extension JSONParser {
  /// Reads a number and advances to the byte after it.
  mutating func number() throws(JSONError) -> Double {
    let start = offset
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { offset += 1 }

    // The digits are collected as an integer and a power of ten. If both are small, one division gives the exact
    // result.
    var digits: UInt64 = 0
    var digitCount = 0
    if next == UInt8(ascii: "0") {
      offset += 1
      if let next, Self.isDigit(next) {
        offset -= 1
        throw error(.leadingZero)
      }
    } else {
      digitCount = try skipDigits(into: &digits)
    }
    var fractionCount = 0
    if next == UInt8(ascii: ".") {
      offset += 1
      fractionCount = try skipDigits(into: &digits)
      digitCount += fractionCount
    }
    var hasExponent = false
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      hasExponent = true
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      var exponent: UInt64 = 0
      _ = try skipDigits(into: &exponent)
    }
    if !hasExponent, digitCount <= 15 {
      let magnitude = Double(digits) / Self.powersOfTen[fractionCount]
      return isNegative ? -magnitude : magnitude
    }
    return try slowNumber(from: start)
  }

  private func slowNumber(from start: Int) throws(JSONError) -> Double {
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      let shown = text.utf8.count > 40 ? text.prefix(37) + "..." : text[...]
      throw JSONError(.numberOutOfRange(String(shown)), line: line, column: start - lineStart + 1)
    }
    return value
  }

  /// Skips at least one digit and appends the digits to `value`. With more than 19 digits the value can overflow.
  private mutating func skipDigits(into value: inout UInt64) throws(JSONError) -> Int {
    let start = offset
    while let next, Self.isDigit(next) {
      value = value &* 10 &+ UInt64(next &- UInt8(ascii: "0"))
      offset += 1
    }
    guard offset > start else { throw error(.missingDigit) }
    return offset - start
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  /// These powers and all integers of fifteen digits are exact as `Double`, so their quotient is rounded only once.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
