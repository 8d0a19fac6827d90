import RecordingStore

/// Reads the lines of touches that do not begin: nearly all lines of a log.
///
/// It knows only the form in which they are written, `{"kind":"touch","id":1,"t":0.5,"phase":"moved","p":[1,2]}`. Any other line is read
/// as JSON, with the same result.
struct AppTouchScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func scan() -> AppTouch? {
    guard take(#"{"kind":"touch","id":"#), let number = number(), take(#","t":"#), let seconds = self.number(),
      take(#","phase":""#), let phase = phase(), take(#"","p":["#), let x = self.number(), take(","),
      let y = self.number(), take("]}"), isAtEnd
    else { return nil }
    guard let identifier = Int(exactly: number), let time = AppLogTime.microseconds(seconds) else { return nil }
    return AppTouch(number: identifier, timestampMicroseconds: time, phase: phase, x: x, y: y)
  }

  private var isAtEnd: Bool { offset == bytes.count || (offset == bytes.count - 1 && bytes[offset] == 0x0D) }

  @inline(__always)
  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - offset >= count else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    offset += count
    return true
  }

  private mutating func phase() -> TouchPhase? {
    if take("moved") { return .moved }
    if take("ended") { return .ended }
    return take("cancelled") ? .cancelled : nil
  }

  /// A number with at most 18 digits and without an exponent.
  @inline(__always)
  private mutating func number() -> Double? {
    let start = offset
    let isNegative = offset < bytes.count && bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    var mantissa: UInt64 = 0
    var (digits, decimals) = (0, 0)
    var hasPoint = false
    let firstDigit = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "."), !hasPoint, digits > 0 {
        hasPoint = true
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        mantissa = mantissa &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        digits += 1
        if hasPoint { decimals += 1 }
      } else {
        break
      }
      offset += 1
    }
    guard digits > 0, digits <= 18, !hasPoint || decimals > 0 else { return nil }
    // A number of JSON has no leading zeros.
    if bytes[firstDigit] == UInt8(ascii: "0"), digits - decimals > 1 { return nil }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "e") || bytes[offset] == UInt8(ascii: "E") { return nil }
    return ScannedNumber(
      text: UnsafeBufferPointer(rebasing: bytes[start..<offset]), mantissa: mantissa, exponent: -decimals,
      isNegative: isNegative, isComplete: true, isPlainInteger: !hasPoint
    ).value
  }
}

enum AppLogTime {
  /// Seconds as microseconds; `nil` if a session cannot have the time.
  @inline(__always)
  static func microseconds(_ seconds: Double) -> Int64? {
    let value = (seconds * 1_000_000).rounded()
    guard value >= 0, value <= Double(TouchSequenceRules.latestMicroseconds) else { return nil }
    return Int64(value)
  }
}
