/// How a session ended before its touches did. The sentence of its trouble begins with the phrase of the cause.
public enum SessionEndCause: String, CaseIterable, Hashable, Sendable {
  /// The code called `exit`.
  case exit = "called exit("
  /// Functions called each other without end.
  case stackOverflow = "overflowed the stack"
  /// The code needed more memory than a session may have.
  case memory = "needed more than "
  /// The code printed more than a session may print.
  case output = "printed more than "
  /// The code ran longer than a session may run.
  case time = "did not end within "
  /// A signal of the processor or of the Swift runtime, such as that of a check that failed.
  case trap = ""

  /// The cause that a sentence states.
  public init(sentence: String) {
    self = Self.allCases.first { !$0.rawValue.isEmpty && sentence.contains($0.rawValue) } ?? .trap
  }
}

extension TroubleKind {
  /// Whether the session ends with the trouble: no later touch has outcomes.
  public var endsSession: Bool { self == .crash || self == .timeout }
}

extension SessionOutcome {
  /// Whether the session ends with this outcome.
  public var endsSession: Bool { kind.endsSession }
}

extension SessionOutcome.Kind {
  /// Whether the session ends with this outcome.
  public var endsSession: Bool {
    if case .trouble(let trouble) = self { trouble.what.endsSession } else { false }
  }
}

extension SessionOutcome.Trouble {
  /// Whether the sentences of two troubles state the same. Those of ended sessions name functions and messages, which change with the
  /// code: only their causes count.
  @inlinable
  public func hasSameReason<Other>(as other: SessionOutcome<Other>.Trouble) -> Bool {
    why == other.why
      || what.endsSession && SessionEndCause(sentence: why) == SessionEndCause(sentence: other.why)
  }
}
