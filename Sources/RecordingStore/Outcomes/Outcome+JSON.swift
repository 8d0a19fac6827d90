public import JSONText

extension Outcome {
  /// The outcome as one JSON object on one line, without a line end.
  public var jsonLine: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finish()
  }

  /// Writes the outcome as one JSON object: `event`, `t` in seconds, `kind`, then the values of the kind.
  ///
  /// With `place`, the object begins with the recording and the session.
  public func write(to writer: inout JSONWriter, of place: (recording: String, session: Int)? = nil) {
    writer.object { writer in
      if let place {
        writer.member("recording", place.recording)
        writer.member("session", place.session)
      }
      writer.member("event", event)
      writer.member("t", Double(timestampMicroseconds) / 1_000_000)
      writer.member("kind", kind.name)
      kind.write(to: &writer)
      detail?.writeMembers(to: &writer)
    }
  }
}

extension JSONWriter: OutcomeSink {
  mutating func integer(_ name: String, _ value: Int) { member(name, value) }
  mutating func integer(_ name: String, _ value: Int?) { member(name, value) }
  mutating func text(_ name: String, _ value: String) { member(name, value) }
  mutating func text(_ name: String, _ value: String?) { member(name, value) }

  mutating func json(_ name: String, _ value: String?) {
    key(name)
    if let value { raw(value) } else { null() }
  }

  mutating func reals(_ name: String, _ first: Double, _ second: Double) { member(name, [first, second]) }

  mutating func integers(_ name: String, _ first: Int, _ second: Int) {
    key(name)
    array { writer in
      writer.integer(first)
      writer.integer(second)
    }
  }
}

extension Outcome {
  /// Reads an outcome from the JSON object that ``write(to:of:)`` writes. Unknown keys are ignored.
  ///
  /// Returns `nil` if the kind is unknown, or if a value is missing or has the wrong type.
  public init?(json: JSONValue) {
    guard let event = json["event"]?.integer, let seconds = json["t"]?.number, seconds.magnitude < 9e9,
      let kind = Kind(json: json)
    else { return nil }
    self.init(
      event: event, timestampMicroseconds: Int64((seconds * 1_000_000).rounded()), kind: kind,
      detail: OutcomeDetail(json: json))
  }
}
