/// Two decimal numbers in their usual form, `12.5,-3`, read from bytes without a copy.
public struct DecimalPair: Equatable, Sendable {
  /// The number before the comma.
  public let first: Double
  /// The number after the comma.
  public let second: Double

  /// Reads all of `bytes`. Blanks, tabs and carriage returns around each number are skipped.
  ///
  /// `nil` means that ``Option/Value/numbers(_:)`` has to decide: the text is wrong, or a number has an exponent, a plus sign, no
  /// digit on one side of its point, or more than fifteen digits. Where both read a text they read the same numbers.
  public init?(_ bytes: ArraySlice<UInt8>) {
    let pair = bytes.withUnsafeBufferPointer { buffer -> (Double, Double)? in
      var scanner = Scanner(bytes: buffer)
      guard let first = scanner.number(), scanner.skip(UInt8(ascii: ",")), let second = scanner.number(),
        scanner.offset == buffer.count
      else { return nil }
      return (first, second)
    }
    guard let pair else { return nil }
    (first, second) = pair
  }

  private struct Scanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    private var digits: UInt64 = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Reads a number and the blanks around it.
    mutating func number() -> Double? {
      skipBlanks()
      let isNegative = skip(UInt8(ascii: "-"))
      digits = 0
      let wholeCount = skipDigits()
      guard wholeCount > 0 else { return nil }
      var fractionCount = 0
      if skip(UInt8(ascii: ".")) {
        fractionCount = skipDigits()
        guard fractionCount > 0 else { return nil }
      }
      guard wholeCount + fractionCount <= 15 else { return nil }
      skipBlanks()
      // Both are exact as `Double`, so their quotient is rounded once: correctly.
      let magnitude = Double(digits) / DecimalPair.powersOfTen[fractionCount]
      return isNegative ? -magnitude : magnitude
    }

    mutating func skip(_ byte: UInt8) -> Bool {
      guard offset < bytes.count, bytes[offset] == byte else { return false }
      offset += 1
      return true
    }

    /// Steps over digits and adds them to `digits`, which may overflow silently past nineteen.
    private mutating func skipDigits() -> Int {
      let start = offset
      while offset < bytes.count, bytes[offset] &- UInt8(ascii: "0") < 10 {
        digits = digits &* 10 &+ UInt64(bytes[offset] &- UInt8(ascii: "0"))
        offset += 1
      }
      return offset - start
    }

    private mutating func skipBlanks() {
      while offset < bytes.count, bytes[offset] == 32 || bytes[offset] == 9 || bytes[offset] == 13 { offset += 1 }
    }
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
