import PrintedText
public import RecordingStore

/// Writes samples as a touch file, one line each. Parsing the file gives the same samples.
///
/// The samples must be a valid session: in order of time, every finger from `began` to `ended` or `cancelled`. A file
/// has no event numbers: when it is parsed, the samples of one microsecond are one event.
public struct TouchFileWriter: Sendable {
  /// The UTF-8 text so far.
  public private(set) var utf8: [UInt8] = []

  public init() {}

  /// Writes one sample: the time in seconds with three decimal places (six if needed), numbers in their shortest form.
  public mutating func write(_ sample: TouchSample) {
    precondition(sample.timestampMicroseconds >= 0, "a touch file has no times before its start")
    append(#"{"t": "#)
    append(TouchTime.text(sample.timestampMicroseconds))
    if let sceneEvent = sample.sceneEvent { return write(sceneEvent) }
    append(#", "touch": "#)
    append(String(sample.touch))
    append(#", "phase": ""#)
    append(sample.phase.rawValue)
    append(#"", "x": "#)
    append(Self.text(sample.x))
    append(#", "y": "#)
    append(Self.text(sample.y))
    if let edge = sample.edge {
      append(#", "edge": ""#)
      append(edge.rawValue)
      append("\"")
    }
    append("}\n")
  }

  private mutating func write(_ sceneEvent: SceneEvent) {
    let value = if case .showKeyboard = sceneEvent { sceneEvent.value } else { "\"\(sceneEvent.value)\"" }
    append(", \"\(sceneEvent.kind.rawValue)\": \(value)}\n")
  }

  /// Writes a comment: one `#` line for each line of the text. Control characters are escaped.
  public mutating func write(comment: String) {
    for line in comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      append(line.isEmpty ? "#" : "# ")
      append(String(line).printedLine)
      append("\n")
    }
  }

  /// Removes the text and keeps the storage, so that a long session can be written in pieces.
  public mutating func reset() {
    utf8.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ text: some StringProtocol) {
    utf8.append(contentsOf: text.utf8)
  }

  private static func text(_ coordinate: Double) -> String {
    precondition(coordinate.isFinite, "a touch file cannot hold the coordinate \(coordinate)")
    if let whole = Int(exactly: coordinate), whole.magnitude <= 1 << 53 { return String(whole) }
    return coordinate.description
  }
}
