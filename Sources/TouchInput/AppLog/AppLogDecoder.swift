import JSONText
import PrintedText
import RecordingStore

/// Decodes a line of the log of an app.
enum AppLogDecoder {
  /// The version of the format that is read.
  static let version = 1

  static func record(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) throws(TouchFileError) -> AppLogRecord {
    let json: JSONValue
    do {
      json = try JSONValue.parse(bytes, line: line)
    } catch {
      throw TouchFileError(
        line: line, problem: "it is not JSON: \(error)",
        remedy: "a log has one JSON object a line; check that this is the log of TouchCapture")
    }
    let kind = json["kind"]?.string
    let fields = AppLogFields(json: json, line: line, what: kind ?? "the line")
    switch kind {
    case "session": return .session(try header(fields))
    case "scene": return .scene(try AppScene(fields))
    case "touch": return .touch(try touch(fields))
    case "action":
      return .action(
        AppAction(
          timestampMicroseconds: try fields.time(), touch: try fields.integer("touch"),
          selector: try fields.requiredText("selector"), sender: try fields.name("sender")))
    case "control":
      let handlers = try fields.texts("handlers")
      let kind = Outcome.Kind.action(
        view: try fields.requiredName("control"), controlEvent: try fields.requiredText("event"),
        name: handlers.first, touch: try fields.integer("touch"))
      return .outcome(kind, timestampMicroseconds: try fields.time(), recognizerClass: nil, handlers: handlers)
    case "gesture":
      let kind = Outcome.Kind.gesture(
        view: try fields.requiredName("view"), recognizer: try fields.requiredText("recognizer"),
        state: try fields.requiredText("state"), name: nil)
      return .outcome(
        kind, timestampMicroseconds: try fields.time(), recognizerClass: try fields.requiredText("class"))
    case "scroll":
      guard let offset = try fields.numbers("offset", 2) else { throw fields.error("it has no \"offset\"") }
      let kind = Outcome.Kind.scroll(
        view: try fields.requiredName("view"), at: try fields.requiredText("at"), offsetX: offset[0],
        offsetY: offset[1])
      return .outcome(kind, timestampMicroseconds: try fields.time(), recognizerClass: nil)
    case "skipped": return .skipped
    case "end": return .end
    case let other?:
      throw TouchFileError(
        line: line, problem: "there is no kind \(other.quotedForMessage)",
        remedy: "read the log with the version that wrote it, or a later one")
    case nil:
      throw TouchFileError(
        line: line, problem: "it is no record: it has no \"kind\"",
        remedy: "check that this is the log of TouchCapture")
    }
  }

  private static func header(_ fields: AppLogFields) throws(TouchFileError) -> AppLogHeader {
    guard let version = try fields.integer("v"), version == Self.version else {
      throw fields.error("its version is not \(Self.version)", remedy: "use the version of recorder that reads it")
    }
    let bounds = try fields.numbers("bounds", 4) ?? [0, 0, 390, 844]
    guard bounds[2] > 0, bounds[3] > 0 else { throw fields.error("\"bounds\" is empty") }
    let scale = try fields.number("scale") ?? 1
    return AppLogHeader(
      name: try fields.text("name") ?? "session", device: try fields.text("device") ?? "unknown",
      system: try fields.text("os") ?? "iOS", systemVersion: try fields.text("osVersion") ?? "",
      scale: scale > 0 ? scale : 1, size: [bounds[2], bounds[3]],
      safeArea: (try fields.numbers("safeArea", 4) ?? [0, 0, 0, 0]).map { max($0, 0) },
      build: try fields.text("build") ?? "", controls: try fields.text("controls") ?? "none")
  }

  private static func touch(_ fields: AppLogFields) throws(TouchFileError) -> AppTouch {
    let word = try fields.requiredText("phase")
    guard let phase = TouchPhase(rawValue: word) else { throw fields.error("there is no phase \"\(word)\"") }
    guard let number = try fields.integer("id") else { throw fields.error("it has no \"id\"") }
    guard let point = try fields.numbers("p", 2), !fields.hasUnknownNumbers("p") else {
      throw fields.error("it has no \"p\" with two numbers")
    }
    return AppTouch(
      number: number, timestampMicroseconds: try fields.time(), phase: phase, x: point[0], y: point[1],
      receiver: try fields.name("receiver"))
  }
}
