import JSONText
import PrintedText
import RecordingStore

/// Writes a session of single fingers as a flow of Maestro.
public struct MaestroWriter {
  /// The duration of Maestro's long press, in microseconds.
  private static let press: Int64 = 3_000_000
  /// A frame at 60 Hz, which a press that was imported lasts longer, in microseconds.
  private static let frame: Int64 = 16_667

  private let appID: String
  private var rounded = 0
  private var crooked = 0
  private var presses = 0

  /// Creates a writer of flows for an app.
  public init(appID: String) { self.appID = appID }

  /// The session as a flow.
  public consuming func write(_ session: ExportedSession) throws(ExportError) -> ExportedText {
    var lines = session.heading.map { "# " + $0.printedLine }
    lines += ["appId: \(Self.quoted(appID))", "---"]
    for finger in try session.fingers(for: "Maestro") {
      if let identifier = session.identifier(event: finger.first.event, touch: finger.first.touch) {
        lines += ["- assertVisible:", "    id: \(Self.quoted(Self.pattern(identifier)))"]
      }
      switch finger.gesture {
      case .tap: lines += ["- tapOn:", "    point: \(point(finger.first))"]
      case .press:
        if abs(finger.microseconds - Self.press) > Self.frame { presses += 1 }
        lines += ["- longPressOn:", "    point: \(point(finger.first))"]
      case .drag:
        if finger.isCrooked { crooked += 1 }
        let duration = finger.arrival.timestampMicroseconds - finger.first.timestampMicroseconds
        lines += [
          "- swipe:", "    start: \(point(finger.first))", "    end: \(point(finger.last))",
          "    duration: \(max(1, (duration + 500) / 1000))",
        ]
      }
    }
    return ExportedText(lines.joined(separator: "\n") + "\n", notes: notes)
  }

  private var notes: [String] {
    var notes = ["Maestro decides the time between gestures and the duration of a tap"]
    if rounded > 0 { notes.append("\(Counted.text(rounded, "point")) rounded to whole numbers") }
    if crooked > 0 { notes.append("\(Counted.text(crooked, "drag")) on a curved path written as straight") }
    if presses > 0 { notes.append("\(Counted.text(presses, "hold")) written as a press of 3 s, as Maestro does") }
    return notes
  }

  private mutating func point(_ sample: TouchSample) -> String {
    let (x, y) = (sample.x.rounded(), sample.y.rounded())
    if x != sample.x || y != sample.y { rounded += 1 }
    return "\"\(ExportNumber.text(x)),\(ExportNumber.text(y))\""
  }

  /// The text as a regular expression, which Maestro takes identifiers for.
  private static func pattern(_ identifier: String) -> String {
    var pattern = ""
    for character in identifier {
      if #"\.[]{}()*+?^$|"#.contains(character) { pattern += "\\" }
      pattern.append(character)
    }
    return pattern
  }

  /// The text in quotation marks, with the escapes that YAML and JSON share.
  private static func quoted(_ text: String) -> String { JSONValue(.string(text)).canonicalText() }
}
