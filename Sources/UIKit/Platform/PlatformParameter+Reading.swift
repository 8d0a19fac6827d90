extension PlatformParameter {
  /// A different statement of another source about a parameter.
  package struct Reading: Hashable, Sendable {
    /// The value, if it is one that the parameter can have.
    package let value: Value?
    /// The reading in words, if there is no such value.
    package let words: String?
    package let evidence: [Evidence]

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
  package func text(_ reading: Reading) -> String { reading.value.map(text) ?? reading.words ?? "" }

  /// The values that sources give, the default first.
  package var readings: [Value] { [defaultValue] + otherReadings.compactMap(\.value) }

  /// The sources of a value, the default or another reading; empty if there is none.
  package func evidence(for value: Value) -> [Evidence] {
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
