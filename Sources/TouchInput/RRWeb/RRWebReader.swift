import JSONText
import PrintedText
import RecordingStore

/// Reads the touches of session replays in rrweb's format, as Sentry and PostHog write it.
///
/// Source: rrweb, `IncrementalSource` and `MouseInteractions`; the encoders of sentry-cocoa and posthog-ios.
public struct RRWebReader {
  /// What an incremental event is about: `IncrementalSource`.
  private static let (interaction, moves) = (2, 6)
  /// The interactions of fingers: `MouseInteractions`.
  private static let phases: [Int: TouchPhase] = [7: .began, 9: .ended, 10: .cancelled]
  private static let touchPointer = 2

  private var log = ContactLog()
  private var count = 0
  private var screen: ScreenSize?
  private var lacksPointerIDs = false
  private var hasMoves = false
  private var hasCancelled = false
  private var hasActions = false
  private var others = 0

  public init() {}

  /// The touches of JSON text: events, in arrays, exports and envelopes.
  public consuming func read(_ bytes: [UInt8]) throws(TouchLogError) -> TouchLog {
    for value in try JSONRecords.read(bytes) { try visit(value) }
    guard count > 0 else {
      throw TouchLogError(
        line: 1, "there is no event of rrweb", "give the list of events, each with a \"type\" and a \"timestamp\"")
    }
    let notes = notes
    var result = try log.log(
      isSorted: false, empty: ("no touch begins in the replay", "record a session with touches (type 3, source 2)"),
      notes: notes)
    result.screen = screen
    return result
  }

  private var notes: [String] {
    var notes: [String] = []
    if !hasActions { notes.append("the replay has no receivers") }
    if !hasCancelled { notes.append("cancelled touches are not marked: all end") }
    if lacksPointerIDs { notes.append("touches without pointer ids: an end or a move is that of the nearest finger") }
    if !hasMoves { notes.append("the replay has no moves") }
    if others > 0 { notes.append("\(Counted.text(others, "event")) of a mouse or a pen left out") }
    return notes
  }

  /// Finds the events in a value: those of arrays, and of the objects in which services export them.
  private mutating func visit(_ value: JSONValue) throws(TouchLogError) {
    if let elements = value.array {
      for element in elements { try visit(element) }
      return
    }
    guard let members = value.object else { return }
    if value["type"]?.number != nil, value["timestamp"]?.number != nil {
      count += 1
      return try read(JSONRecord(value: value, number: count))
    }
    if value["event"]?.string == "$autocapture" { return readAutocapture(value) }
    for member in members where Self.containers.contains(member.key) { try visit(member.value) }
  }

  private static let containers: Set<String> = [
    "properties", "$snapshot_data", "$snapshot_items", "data", "snapshots", "events", "batch", "recording", "replay",
  ]

  private mutating func read(_ record: JSONRecord) throws(TouchLogError) {
    let type = record.value["type"]?.integer
    guard let data = record.value["data"] else {
      guard type != 3 else { throw record.error("the event has no \"data\"", "add it, or leave the event out") }
      return
    }
    switch type {
    case 3: try readIncremental(record, data)
    case 4:
      guard let width = data["width"]?.number, let height = data["height"]?.number, width > 0, height > 0 else {
        return
      }
      screen = screen ?? ScreenSize(width: width, height: height)
    case 5: try readBreadcrumb(record, data)
    default: break
    }
  }

  private mutating func readIncremental(_ record: JSONRecord, _ data: JSONValue) throws(TouchLogError) {
    guard data.object != nil else {
      throw record.error("\"data\" is \(data.kind)", "make it an object", at: data)
    }
    switch try record.wholeNumber("source", of: data) {
    case Self.interaction:
      guard let kind = try record.wholeNumber("type", of: data) else {
        throw record.error("the interaction has no \"type\"", "add it, or leave the event out", at: data)
      }
      guard let phase = Self.phases[kind] else {
        // 0 to 3 are those of a mouse; 4 to 6 have no position.
        if (0...3).contains(kind) { others += 1 }
        return
      }
      if let type = try record.wholeNumber("pointerType", of: data), type != Self.touchPointer { return others += 1 }
      hasCancelled = hasCancelled || phase == .cancelled
      try add(phase, record, data, pointer: try record.wholeNumber("pointerId", of: data), offset: 0)
    case Self.moves:
      guard let positions = data["positions"]?.array else {
        throw record.error("the moves have no list \"positions\"", "add it, or leave the event out", at: data)
      }
      let pointer = try record.wholeNumber("pointerId", of: data)
      hasMoves = true
      for position in positions {
        let offset = position["timeOffset"].map { $0.isNull ? 0 : $0.number } ?? 0
        guard let offset else {
          throw record.error("\"timeOffset\" is not a number", "make it milliseconds", at: position)
        }
        try add(.moved, record, position, pointer: pointer, offset: offset)
      }
    default: break
    }
  }

  private mutating func add(
    _ phase: TouchPhase, _ record: JSONRecord, _ part: JSONValue, pointer: Int?, offset: Double
  ) throws(TouchLogError) {
    if pointer == nil { lacksPointerIDs = true }
    try log.add(
      LoggedContact(
        microseconds: try record.microseconds("timestamp", offset: offset), finger: pointer, phase: phase,
        x: try record.number("x", of: part), y: try record.number("y", of: part), line: part.line,
        record: record.number))
  }

  /// A tap that Sentry has noted with the identifier of its receiver.
  private mutating func readBreadcrumb(_ record: JSONRecord, _ data: JSONValue) throws(TouchLogError) {
    guard data["tag"]?.string == "breadcrumb", let payload = data["payload"],
      ["ui.tap", "touch"].contains(payload["category"]?.string),
      let identifier = payload["data"]?["accessibilityIdentifier"]?.string, !identifier.isEmpty
    else { return }
    hasActions = true
    log.act(.element(identifier), atMicroseconds: try record.microseconds("timestamp"))
  }

  /// A tap that PostHog has noted with the chain of its receiver's superviews.
  private mutating func readAutocapture(_ value: JSONValue) {
    guard let properties = value["properties"], properties["$event_type"]?.string == "touch",
      let chain = (properties["$elements_chain"] ?? value["elements_chain"])?.string,
      let view = LoggedView(elementsChain: chain),
      let time = (value["timestamp"]?.string).flatMap(TimestampText.microseconds)
    else { return }
    count += 1
    hasActions = true
    log.act(view, atMicroseconds: time)
  }
}
