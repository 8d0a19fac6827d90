extension PlatformParameter {
  /// A different statement of another source about a parameter.
  public struct Reading: Hashable, Sendable {
    /// The value, if it is one that the parameter can have.
    public let value: Value?
    /// The reading in words, if there is no such value.
    public let words: String?
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

  /// A reading as text, without its sources.
  public func text(_ reading: Reading) -> String { reading.value.map(text) ?? reading.words ?? "" }

  /// The values that sources give, the default first.
  public var readings: [Value] { [defaultValue] + otherReadings.compactMap(\.value) }

  /// The sources of a value, the default or another reading; empty if there is none.
  public func evidence(for value: Value) -> [Evidence] {
    value == defaultValue ? evidence : otherReadings.first { $0.value == value }?.evidence ?? []
  }

  /// The numbers that sources give for the parameter with a name, the default first. An unknown name is a programming
  /// error and traps.
  static func numbers(of name: String) -> [Double] {
    guard let parameter = named(name) else { preconditionFailure("there is no parameter '\(name)'") }
    return parameter.readings.compactMap { value in
      guard case .number(let number) = value else { return nil }
      return number
    }
  }
}
