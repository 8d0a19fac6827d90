/// A number of a JSON text as mantissa and exponent, before rounding to a `Double`.
struct ScannedNumber {
  /// The characters of the number, including its sign.
  var text: UnsafeBufferPointer<UInt8>
  /// The significant digits as an integer. Valid if ``isComplete`` is true.
  var mantissa: UInt64
  /// The power of ten by which the mantissa is multiplied.
  var exponent: Int
  var isNegative: Bool
  /// Whether all digits are in the mantissa.
  var isComplete: Bool
  /// Whether the number has neither a fraction nor an exponent.
  var isPlainInteger: Bool

  /// The nearest `Double`: infinite if too large; zero without a sign.
  ///
  /// If the mantissa and the power of ten are both exact as `Double`, one operation gives the correctly rounded result
  /// (Clinger's fast path). Other numbers are converted by the standard library.
  @inline(__always)
  var value: Double {
    if mantissa == 0, isComplete { return 0 }
    guard isComplete, mantissa <= 1 << 53, -22...22 ~= exponent else { return carefulValue }
    let magnitude =
      exponent < 0
      ? Double(mantissa) / powersOfTen[-exponent] : Double(mantissa) * powersOfTen[exponent]
    return isNegative ? -magnitude : magnitude
  }

  @inline(never)
  private var carefulValue: Double {
    let value = Double(String(decoding: text, as: UTF8.self)) ?? .infinity
    return value == 0 ? 0 : value
  }

  /// The integer, if an `Int` represents the number exactly: `3`, `3.0` and `3e0` are equal.
  var integer: Int? {
    if isPlainInteger {
      if isComplete, !isNegative { return Int(exactly: mantissa) }
      return Int(String(decoding: text, as: UTF8.self))
    }
    let value = value
    return abs(value) <= 9_007_199_254_740_992 ? Int(exactly: value) : nil
  }
}

/// The powers of ten that a `Double` represents exactly.
private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
  1e21, 1e22,
]
