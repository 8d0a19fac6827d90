/// Times as text: `2026-09-01T10:00:00.123Z` (RFC 3339).
enum TimestampText {
  /// Microseconds since 1970. `nil` for another text.
  static func microseconds(_ text: String) -> Int64? {
    guard
      let match = text.wholeMatch(
        of: #/(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:Z|([+-])(\d\d):?(\d\d))/#)
    else { return nil }
    let numbers = [match.1, match.2, match.3, match.4, match.5, match.6].map { Int64($0)! }
    guard (1...12).contains(numbers[1]), (1...31).contains(numbers[2]), numbers[3] < 24, numbers[4] < 60,
      numbers[5] < 61
    else { return nil }
    var seconds = days(numbers[0], numbers[1], numbers[2]) * 86_400 + numbers[3] * 3_600 + numbers[4] * 60 + numbers[5]
    if let sign = match.8, let hours = match.9, let minutes = match.10 {
      seconds -= (sign == "-" ? -1 : 1) * (Int64(hours)! * 3_600 + Int64(minutes)! * 60)
    }
    let fraction = match.7.map { String($0.prefix(6)) } ?? ""
    return seconds * 1_000_000 + Int64(fraction + String(repeating: "0", count: 6 - fraction.count))!
  }

  /// The days from 1970-01-01 to a day of the Gregorian calendar.
  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    // Years that begin in March have the leap day at their end.
    let shifted = month > 2 ? year : year - 1
    let century = shifted / 400
    let yearOfCentury = shifted - century * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return century * 146_097 + yearOfCentury * 365 + yearOfCentury / 4 - yearOfCentury / 100 + dayOfYear - 719_468
  }
}
