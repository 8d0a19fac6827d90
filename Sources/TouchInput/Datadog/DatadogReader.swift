import JSONText
import PrintedText
import RecordingStore

/// Reads the touches of Datadog session replays, and the taps of its real user monitoring.
///
/// Source: dd-sdk-ios, the models of session replay (record type 11, source 9) and of actions.
public struct DatadogReader {
  private static let (incremental, pointer) = (11, 9)
  private static let phases: [String: TouchPhase] = [
    "down": .began, "move": .moved, "up": .ended, "cancel": .cancelled,
  ]

  private var log = ContactLog()
  private var count = 0
  private var screen: ScreenSize?
  private var others = 0
  private var hasActions = false

  public init() {}

  /// The touches of JSON text: records and actions, in arrays, segments or one a line.
  public consuming func read(_ bytes: [UInt8]) throws(TouchLogError) -> TouchLog {
    for value in try JSONRecords.read(bytes) { try visit(value) }
    guard count > 0 else {
      throw TouchLogError(
        line: 1, "there is no record of Datadog's session replay",
        "give the records of a segment, each with a \"type\" and a \"timestamp\"")
    }
    var notes = ["a session replay of Datadog has no cancelled touches, and none in private views"]
    if !hasActions { notes.append("no receivers: actions of real user monitoring in the same file would state them") }
    if others > 0 { notes.append("\(Counted.text(others, "record")) of a mouse or a pen left out") }
    var result = try log.log(
      isSorted: false, empty: ("no touch begins in the replay", "record a session with touches (type 11, source 9)"),
      notes: notes)
    result.screen = screen
    return result
  }

  private mutating func visit(_ value: JSONValue) throws(TouchLogError) {
    if let elements = value.array {
      for element in elements { try visit(element) }
      return
    }
    guard let members = value.object else { return }
    if let type = value["type"]?.integer, value["timestamp"]?.number != nil {
      count += 1
      return try read(JSONRecord(value: value, number: count), type)
    }
    if value["type"]?.string == "action", let action = value["action"] {
      count += 1
      return try readAction(JSONRecord(value: value, number: count), action)
    }
    for member in members where ["records", "data", "events", "segments", "attributes"].contains(member.key) {
      try visit(member.value)
    }
  }

  private mutating func read(_ record: JSONRecord, _ type: Int) throws(TouchLogError) {
    guard let data = record.value["data"], data.object != nil else { return }
    if type == 4, let width = data["width"]?.number, let height = data["height"]?.number, width > 0, height > 0 {
      screen = screen ?? ScreenSize(width: width, height: height)
    }
    guard type == Self.incremental, try record.wholeNumber("source", of: data) == Self.pointer else { return }
    if let type = data["pointerType"]?.string, type != "touch" { return others += 1 }
    guard let kind = data["pointerEventType"]?.string, let phase = Self.phases[kind] else {
      let kind = data["pointerEventType"]
      throw record.error(
        "the \"pointerEventType\" is \(kind?.string?.quotedForMessage ?? kind?.kind ?? "missing")",
        "use down, move or up", at: kind ?? data)
    }
    guard let finger = try record.wholeNumber("pointerId", of: data) else {
      throw record.error("there is no \"pointerId\"", "add the number of the finger", at: data)
    }
    try log.add(
      LoggedContact(
        microseconds: try record.microseconds("timestamp"), finger: finger, phase: phase,
        x: try record.number("x", of: data), y: try record.number("y", of: data), line: record.value.line,
        record: record.number))
  }

  /// A tap of real user monitoring, with the name of its receiver: `UIButton(buy)`.
  private mutating func readAction(_ record: JSONRecord, _ action: JSONValue) throws(TouchLogError) {
    guard action["type"]?.string == "tap", let name = action["target"]?["name"]?.string,
      let view = LoggedView(classAndIdentifier: name)
    else { return }
    hasActions = true
    log.act(view, atMicroseconds: try record.microseconds("date"))
  }
}
