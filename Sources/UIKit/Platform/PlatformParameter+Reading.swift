extension PlatformParameter {
  /// What a source says instead of a parameter's default.
  public struct Reading: Hashable, Sendable {
    /// The value, where it is one that the parameter can have.
    public let value: Value?
    /// The reading in words, where it is none.
    public let words: String?
    /// Where it comes from.
    public let evidence: [Evidence]

    init(_ value: Value, _ evidence: Evidence...) {
      self.value = value
      words = nil
      self.evidence = evidence
    }

    init(words: String, _ evidence: Evidence...) {
      value = nil
      self.words = words
      self.evidence = evidence
    }
  }

  /// A reading as people read it, without its sources.
  public func text(_ reading: Reading) -> String { reading.value.map(text) ?? reading.words ?? "" }

  /// Every value that some source gives, the default first.
  public var readings: [Value] { [defaultValue] + otherReadings.compactMap(\.value) }

  /// The sources that give `value`, the default or another reading; empty when none does.
  public func evidence(for value: Value) -> [Evidence] {
    value == defaultValue ? evidence : otherReadings.first { $0.value == value }?.evidence ?? []
  }

  /// Every number that some source gives for the parameter of a name, the default first. A name that no parameter has is a
  /// mistake of the program and traps.
  static func numbers(of name: String) -> [Double] {
    guard let parameter = named(name) else { preconditionFailure("there is no parameter '\(name)'") }
    return parameter.readings.compactMap { value in
      guard case .number(let number) = value else { return nil }
      return number
    }
  }
}
