/// The description of one number or switch of the platform: its name, value and evidence.
///
/// Every stored property of ``PlatformBehavior`` has exactly one, listed in ``all``.
package struct PlatformParameter: Sendable, Identifiable, CustomStringConvertible {
  /// The name of the property of ``PlatformBehavior``.
  package let name: String
  /// The meaning of the value, in one sentence.
  package let summary: String
  package let unit: Unit
  /// The value unless a profile sets another one: that of ``PlatformBehavior/init()``.
  package let defaultValue: Value
  /// The sources of the default: first those of the value itself, then others. Never empty.
  package let evidence: [Evidence]
  /// The different statements of other sources.
  package let otherReadings: [Reading]
  /// The names of the choices; empty for numbers and flags.
  package let choices: [String]

  private let read: @Sendable (PlatformBehavior) -> Value
  private let write: @Sendable (inout PlatformBehavior, Value) -> Bool

  init<Property: PlatformValue>(
    _ name: String, _ property: any WritableKeyPath<PlatformBehavior, Property> & Sendable, _ defaultValue: Value,
    in unit: Unit = .none, _ summary: String, evidence: [Evidence], others otherReadings: [Reading] = []
  ) {
    self.name = name
    self.summary = summary
    self.unit = unit
    self.defaultValue = defaultValue
    self.evidence = evidence
    self.otherReadings = otherReadings
    choices = Property.choices
    read = { $0[keyPath: property].asValue }
    write = { behavior, value in
      guard let stored = Property(value) else { return false }
      behavior[keyPath: property] = stored
      return true
    }
  }

  package var id: String { name }

  package var description: String { name }

  /// Whether sources disagree.
  package var isDisputed: Bool { !otherReadings.isEmpty }

  /// The value in `behavior`.
  package func value(in behavior: PlatformBehavior) -> Value { read(behavior) }

  /// Sets the value in `behavior`; returns false without a change if the value has another type.
  package func set(_ value: Value, in behavior: inout PlatformBehavior) -> Bool { write(&behavior, value) }

  /// A value with its unit.
  package func text(_ value: Value) -> String { unit == .none ? value.description : "\(value) \(unit.rawValue)" }
}
