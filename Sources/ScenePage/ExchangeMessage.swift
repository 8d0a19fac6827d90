import Capture
import JSONText
import RecordingStore

/// A message from the page: touch samples since the last message, and an optional command.
struct ExchangeMessage {
  /// The largest number of samples in one message: what ten fingers produce in half a minute.
  static let sampleLimit = 40_000
  /// The longest name and the longest description, in characters.
  static let textLimit = 2_000

  /// A command from the page's controls.
  enum Command: Equatable {
    case strategy(String)
    case profile(String)
    case startOver
    case undo
    case goOn(events: Int)
    case describe(name: String?, about: String?)
    case stop
  }

  var page: Int
  var sequence: Int
  /// The page's time when the message was sent.
  var now: Double?
  var until: Double?
  var contacts: [LiveContact]
  var command: Command?

  /// The time of the page when the message was sent: ``now``, or the latest of the samples.
  var sent: Double? { now ?? contacts.map(\.milliseconds).max() }

  /// Parses the bytes of a message.
  static func parse(_ bytes: [UInt8]) throws(LiveSessionError) -> JSONValue {
    do {
      return try JSONValue.parse(bytes)
    } catch {
      throw LiveSessionError("the message is not JSON: \(error)")
    }
  }

  /// Decodes a message; an error names the key.
  init(_ value: JSONValue) throws(LiveSessionError) {
    try Self.check(value, ["page", "seq", "now", "until", "samples", "command"], "the message")
    page = try Self.integer(value, "page")
    sequence = try Self.integer(value, "seq")
    now = try Self.time(value, "now")
    until = try Self.time(value, "until")
    guard let samples = value["samples"]?.array else { throw LiveSessionError("'samples' is not an array; send one") }
    guard samples.count <= Self.sampleLimit else {
      throw LiveSessionError("there are \(samples.count) samples in one message; send at most \(Self.sampleLimit)")
    }
    var contacts: [LiveContact] = []
    contacts.reserveCapacity(samples.count)
    for (index, sample) in samples.enumerated() { contacts.append(try Self.contact(sample, index)) }
    self.contacts = contacts
    if let object = value["command"], !object.isNull { command = try Self.command(object) }
  }

  private static func contact(_ value: JSONValue, _ index: Int) throws(LiveSessionError) -> LiveContact {
    if let event = try sceneEvent(value, index) { return event }
    guard let parts = value.array, parts.count == 5 || parts.count == 6, let time = parts[0].number,
      let finger = parts[1].integer, let x = parts[3].number, let y = parts[4].number
    else {
      throw LiveSessionError(
        "sample \(index) is not [milliseconds, finger, phase, x, y], with an edge after it, or [milliseconds, event, value]"
      )
    }
    guard let phase = parts[2].string.flatMap(TouchPhase.init(rawValue:)) else {
      let names = TouchPhase.allCases.map(\.rawValue).joined(separator: ", ")
      throw LiveSessionError("sample \(index) has an unknown phase; the phases are \(names)")
    }
    var edge: TouchEdge?
    if parts.count == 6, !parts[5].isNull {
      edge = parts[5].string.flatMap(TouchEdge.init(rawValue:))
      guard edge != nil else {
        throw LiveSessionError("sample \(index) has an unknown edge; the edges are left, right, top, bottom")
      }
    }
    return LiveContact(milliseconds: time, finger: finger, phase: phase, x: x, y: y, edge: edge)
  }

  /// An event of the device: `[milliseconds, "rotate", orientation]` or `[milliseconds, "keyboard", height or "hidden"]`. `nil` for
  /// another number of values.
  private static func sceneEvent(_ value: JSONValue, _ index: Int) throws(LiveSessionError) -> LiveContact? {
    guard let parts = value.array, parts.count == 3 else { return nil }
    guard let time = parts[0].number, let kind = parts[1].string.flatMap(SceneEvent.Kind.init(rawValue:)) else {
      throw LiveSessionError(
        "sample \(index) is not an event of the device; send [milliseconds, \"rotate\" or \"keyboard\", value]")
    }
    let event: SceneEvent? =
      if kind == .keyboard, let height = parts[2].number {
        SceneEvent.isKeyboardHeight(height) ? .showKeyboard(height: height) : nil
      } else {
        parts[2].string.flatMap { SceneEvent(kind, value: $0) }
      }
    guard let event else {
      let orientations = DeviceOrientation.allCases.map(\.rawValue).joined(separator: ", ")
      throw LiveSessionError(
        kind == .rotate
          ? "sample \(index) has an unknown orientation; the orientations are \(orientations)"
          : "sample \(index) has no height of a keyboard; send a number above 0, at most 10000, or \"hidden\"")
    }
    return LiveContact(milliseconds: time, sceneEvent: event)
  }

  private static func command(_ value: JSONValue) throws(LiveSessionError) -> Command {
    guard value.object != nil, let verb = value["do"]?.string else {
      throw LiveSessionError("'command' has no 'do'; say what to do")
    }
    switch verb {
    case "strategy", "profile":
      try check(value, ["do", "value"], "the command \(verb)")
      guard let name = value["value"]?.string else {
        throw LiveSessionError("the command \(verb) needs a 'value', a name")
      }
      return verb == "strategy" ? .strategy(name) : .profile(name)
    case "describe":
      try check(value, ["do", "name", "about"], "the command describe")
      return .describe(name: try text(value, "name"), about: try text(value, "about"))
    case "goOn":
      try check(value, ["do", "events"], "the command goOn")
      return .goOn(events: try integer(value, "events"))
    case "startOver", "undo", "stop":
      try check(value, ["do"], "the command \(verb)")
      return verb == "undo" ? .undo : verb == "stop" ? .stop : .startOver
    default:
      throw LiveSessionError(
        "unknown command \(String(verb.prefix(40)).onOneLine()); the commands are strategy, profile, startOver, undo, goOn, describe, stop"
      )
    }
  }

  private static func check(_ value: JSONValue, _ keys: Set<String>, _ what: String) throws(LiveSessionError) {
    guard let members = value.object else { throw LiveSessionError("\(what) is \(value.kind), not an object") }
    if let stranger = members.first(where: { !keys.contains($0.key) }) {
      throw LiveSessionError(
        "\(what) has the unknown key '\(String(stranger.key.prefix(40)).onOneLine())'; leave it out")
    }
  }

  private static func integer(_ value: JSONValue, _ key: String) throws(LiveSessionError) -> Int {
    guard let number = value[key]?.integer else { throw LiveSessionError("'\(key)' is not a whole number; send one") }
    return number
  }

  private static func time(_ value: JSONValue, _ key: String) throws(LiveSessionError) -> Double? {
    guard let value = value[key], !value.isNull else { return nil }
    guard let number = value.number else {
      throw LiveSessionError("'\(key)' is \(value.kind); send milliseconds or null")
    }
    return number
  }

  /// A text on one line, trimmed; `nil` for an empty one.
  private static func text(_ value: JSONValue, _ key: String) throws(LiveSessionError) -> String? {
    guard let member = value[key], !member.isNull else { return nil }
    guard let text = member.string, text.count <= textLimit else {
      throw LiveSessionError("'\(key)' is not a text of at most \(textLimit) characters")
    }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }
}
