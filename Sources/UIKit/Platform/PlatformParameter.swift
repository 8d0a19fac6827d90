/// One number or switch of the platform as data: what it is called, what it is, and on what ground.
///
/// Every stored property of ``PlatformBehavior`` has exactly one, listed in ``all``.
public struct PlatformParameter: Sendable, Identifiable, CustomStringConvertible {
  /// The name of the property of ``PlatformBehavior``.
  public let name: String
  /// What the value says, in one sentence.
  public let summary: String
  /// What the value counts.
  public let unit: Unit
  /// The value that holds unless a profile says otherwise: that of ``PlatformBehavior/init()``.
  public let defaultValue: Value
  /// Where the default comes from: first what the value itself rests on, then what else is known of it. Never empty.
  public let evidence: [Evidence]
  /// What other sources say instead.
  public let otherReadings: [Reading]
  /// The names that a value may have where it is one of a few; empty for numbers and flags.
  public let choices: [String]

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

  public var id: String { name }

  public var description: String { name }

  /// Whether sources say different things.
  public var isDisputed: Bool { !otherReadings.isEmpty }

  /// What `behavior` has for it.
  public func value(in behavior: PlatformBehavior) -> Value { read(behavior) }

  /// Gives `behavior` another value for it; false, and nothing is changed, when the value is of another kind.
  public func set(_ value: Value, in behavior: inout PlatformBehavior) -> Bool { write(&behavior, value) }

  /// A value as people read it, with the unit.
  public func text(_ value: Value) -> String { unit == .none ? value.description : "\(value) \(unit.rawValue)" }
}
