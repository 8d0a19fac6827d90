public import Foundation

/// Makes texts of durations, in English.
///
/// Linux's Foundation declares the class as unavailable; this one takes its place. Source: Apple's pages of the class, of its styles and
/// of its treatment of zeros [D]. Forms that these pages do not state make the outcomes unknown.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The form of the units: `spellOut` "One hour, ten minutes", `full` "1 hour, 10 minutes", `short` "1 hr, 10 min", `brief`
  /// "1hr 10min", `abbreviated` "1h 10m", `positional` "1:10".
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  /// What becomes of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drops leading units of the positional style, and all units of the others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units of the text. Default: none, which means all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = Calendar(identifier: .gregorian)
  open var referenceDate: Date?
  /// Stored without effect, as in Foundation.
  open var allowsFractionalUnits = false
  /// The greatest number of units; 0 for all. Default: 0.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  /// The text of a duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti)
  }

  /// The text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? Calendar(identifier: .gregorian)
    return string(from: calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
  }

  /// The text of values that are given by unit.
  open func string(from components: DateComponents) -> String? {
    let values = units.map { ($0, components.value(for: $0.component) ?? 0) }
    if values.contains(where: { $0.1 < 0 }) { noteForm("negative") }
    var shown = dropZeros(values)
    if collapsesLargestUnit { noteForm("collapsed") }
    if maximumUnitCount > 0, shown.count > maximumUnitCount {
      if shown.dropFirst(maximumUnitCount).contains(where: { $0.1 != 0 }) { noteForm("rounded") }
      shown = Array(shown.prefix(maximumUnitCount))
    }
    var text = unitsStyle == .positional ? positional(shown) : named(shown)
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Units

  private var units: [DurationUnit] {
    DurationUnit.all.filter { allowedUnits.isEmpty ? $0.isDefault : allowedUnits.contains($0.unit) }
  }

  private func dropZeros(_ values: [(DurationUnit, Int)]) -> [(DurationUnit, Int)] {
    var drops = zeroFormattingBehavior
    if drops.contains(.default) { drops.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    guard let first = values.firstIndex(where: { $0.1 != 0 }), let last = values.lastIndex(where: { $0.1 != 0 }) else {
      return drops.isDisjoint(with: .dropAll) ? values : Array(values.suffix(1))
    }
    return values.enumerated().filter { index, value in
      value.1 != 0
        || !(drops.contains(.dropLeading) && index < first || drops.contains(.dropTrailing) && index > last
          || drops.contains(.dropMiddle) && index > first && index < last)
    }.map(\.element)
  }

  private func positional(_ values: [(DurationUnit, Int)]) -> String {
    if values.contains(where: { !$0.0.isOfClock }) { noteForm("positional days") }
    let pads = zeroFormattingBehavior.contains(.pad)
    return values.enumerated().map { index, value in
      let digits = String(abs(value.1))
      let padded = (pads || index > 0) && digits.count < 2 ? "0" + digits : digits
      return value.1 < 0 ? "-" + padded : padded
    }.joined(separator: ":")
  }

  private func named(_ values: [(DurationUnit, Int)]) -> String {
    let parts = values.map { unit, value in
      switch unitsStyle {
      case .abbreviated: "\(value)\(unit.letter)"
      case .brief: "\(value)\(unit.short(value))"
      case .short: "\(value) \(unit.short(value))"
      case .spellOut: "\(Self.words(value)) \(unit.name(value))"
      case .full, .positional: "\(value) \(unit.name(value))"
      }
    }
    let text = parts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    return unitsStyle == .spellOut ? text.prefix(1).uppercased() + text.dropFirst() : text
  }

  private static func words(_ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private func noteForm(_ form: String) {
    Unmodelled.noteFromAnyThread("a text of a duration has a form that is not modelled: \(form)")
  }
}

/// A unit of a duration, with its names in English.
private struct DurationUnit {
  let unit: NSCalendar.Unit
  let component: Calendar.Component
  let letter: String
  let shortName: String
  let fullName: String

  /// Whether the text has the unit if no units are chosen.
  var isDefault: Bool { component != .weekOfMonth }
  var isOfClock: Bool { component == .hour || component == .minute || component == .second }

  func name(_ value: Int) -> String { value == 1 ? fullName : fullName + "s" }
  func short(_ value: Int) -> String { isOfClock || value == 1 ? shortName : shortName + "s" }

  static let all = [
    DurationUnit(unit: .year, component: .year, letter: "y", shortName: "yr", fullName: "year"),
    DurationUnit(unit: .month, component: .month, letter: "mo", shortName: "mth", fullName: "month"),
    DurationUnit(unit: .weekOfMonth, component: .weekOfMonth, letter: "w", shortName: "wk", fullName: "week"),
    DurationUnit(unit: .day, component: .day, letter: "d", shortName: "day", fullName: "day"),
    DurationUnit(unit: .hour, component: .hour, letter: "h", shortName: "hr", fullName: "hour"),
    DurationUnit(unit: .minute, component: .minute, letter: "m", shortName: "min", fullName: "minute"),
    DurationUnit(unit: .second, component: .second, letter: "s", shortName: "sec", fullName: "second"),
  ]
}
