package import Foundation

/// A day of the Gregorian calendar, as `2027-01-31`.
package struct LedgerDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The text, of which the order is that of the days.
  package let description: String

  /// Reads `YYYY-MM-DD`; `nil` if it is not a day.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let date = Self.calendar.date(
        from: DateComponents(year: Int(parts[0]), month: Int(parts[1]), day: Int(parts[2]))),
      Self.text(of: date) == text
    else { return nil }
    description = text
  }

  /// The day of a moment in UTC.
  package init(_ date: Date) { description = Self.text(of: date) }

  /// The day that is a number of days later.
  package func adding(days: Int) -> LedgerDate {
    let parts = description.split(separator: "-").compactMap { Int($0) }
    let start = Self.calendar.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2])) ?? Date()
    return LedgerDate(Self.calendar.date(byAdding: .day, value: days, to: start) ?? start)
  }

  package static func < (one: LedgerDate, other: LedgerDate) -> Bool { one.description < other.description }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)].joined(separator: "-")
  }
}
