/// Times of a touch file as text.
package enum TouchTime {
  /// The seconds in decimal, exact to the microsecond: three decimal places, or six if needed.
  package static func text(_ microseconds: Int64) -> String {
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let isWholeMilliseconds = rest % 1000 == 0
    let digits = String(isWholeMilliseconds ? rest / 1000 : rest)
    let places = isWholeMilliseconds ? 3 : 6
    return "\(seconds).\(String(repeating: "0", count: places - digits.utf8.count))\(digits)"
  }
}
