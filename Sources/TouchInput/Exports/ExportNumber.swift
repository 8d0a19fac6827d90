/// Numbers in exported text.
enum ExportNumber {
  /// The shortest decimal form, without an exponent for the numbers of screens.
  static func text(_ value: Double) -> String {
    if let whole = Int(exactly: value), whole.magnitude <= 1 << 53 { return String(whole) }
    return value.description
  }

  /// The number with at most `places` decimal places.
  static func text(_ value: Double, places: Int) -> String {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return text((value * factor).rounded() / factor)
  }

  /// Seconds with at most three decimal places.
  static func seconds(_ microseconds: Int64) -> String { text(Double(microseconds) / 1_000_000, places: 3) }
}
