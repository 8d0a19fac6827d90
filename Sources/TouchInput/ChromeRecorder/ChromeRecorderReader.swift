import JSONText
import PrintedText
import RecordingStore

/// Reads the clicks of a recording of Chrome's Recorder panel (JSON) as taps.
///
/// Source: puppeteer/replay, the schema of its version 1.4.
public struct ChromeRecorderReader {
  /// The default duration of a click, in milliseconds.
  private static let click = 50.0
  private static let longestClick = 3_600_000.0

  private let frame: (String) -> ElementFrame?
  private var sequence = TouchSequence()
  private var samples: [TouchSample] = []
  private var receivers: [ExpectedReceiver] = []
  private var others: [(name: String, count: Int)] = []
  private var screen: ScreenSize?

  /// Creates a reader, by default without elements.
  public init(frame: @escaping (_ element: String) -> ElementFrame? = { _ in nil }) { self.frame = frame }

  /// The touches of a recording.
  public consuming func read(_ bytes: [UInt8]) throws(TouchLogError) -> TouchLog {
    let root: JSONValue
    do throws(JSONError) { root = try JSONValue.parse(bytes) } catch { throw TouchLogError(error) }
    guard let steps = root["steps"]?.array else {
      throw TouchLogError(
        line: root["steps"]?.line ?? root.line, "there is no list \"steps\"", "export the recording as JSON")
    }
    for (index, step) in steps.enumerated() { try perform(JSONRecord(value: step, number: index + 1)) }
    guard !samples.isEmpty else {
      throw TouchLogError(
        line: root.line, "the recording has no click",
        "record a click or doubleClick; a step of another type is no touch")
    }
    return TouchLog(samples: samples, notes: notes, receivers: receivers, screen: screen)
  }

  private var notes: [String] {
    var notes = [
      "the Recorder has no times and no moves: taps are 0.5 s apart, and elements are where they are when the scene starts"
    ]
    if !others.isEmpty {
      let names = others.map { $0.count == 1 ? $0.name : "\($0.name) (\($0.count))" }
      notes.append("steps that are not touches left out: \(names.joined(separator: ", "))")
    }
    return notes
  }

  private mutating func perform(_ step: JSONRecord) throws(TouchLogError) {
    guard let type = step.value["type"]?.string else {
      throw step.error("the step has no \"type\"", "add it, for example \"click\"")
    }
    switch type {
    case "click": try click(step, count: 1)
    case "doubleClick": try click(step, count: 2)
    default:
      if type == "setViewport", let width = step.value["width"]?.number, let height = step.value["height"]?.number,
        width > 0, height > 0
      {
        screen = ScreenSize(width: width, height: height)
        return
      }
      let name = type.quotedForMessage
      if let index = others.firstIndex(where: { $0.name == name }) {
        others[index].count += 1
      } else if others.count < 50 {
        others.append((name, 1))
      }
    }
  }

  private mutating func click(_ step: JSONRecord, count: Int) throws(TouchLogError) {
    let element = try element(of: step)
    let (x, y) = (try step.number("offsetX", of: step.value), try step.number("offsetY", of: step.value))
    let place = (x: element.frame.x + x, y: element.frame.y + y)
    guard abs(place.x) <= LinearMotion.farthest, abs(place.y) <= LinearMotion.farthest else {
      throw step.error("the click is far off any screen", "correct its offset")
    }
    var duration = Self.click
    if step.value["duration"] != nil { duration = try step.number("duration", of: step.value) }
    guard (0...Self.longestClick).contains(duration) else {
      throw step.error(
        "the click lasts \(duration) ms", "give milliseconds from 0 to 3,600,000", at: step.value["duration"])
    }
    let microseconds = max(1, Int64((duration * 1000).rounded()))
    var gesture: [TouchSample] = []
    for index in 0..<count {
      // The second click of a double click follows at once; 0.1 s is within the time of a double tap.
      let start = Int64(index) * (microseconds + 100_000)
      for (phase, time) in [(TouchPhase.began, start), (.ended, start + microseconds)] {
        gesture.append(
          TouchSample(
            event: gesture.count, timestampMicroseconds: time, touch: 1, phase: phase, x: place.x, y: place.y))
      }
    }
    let placed = sequence.append(gesture)
    receivers += placed.filter { $0.phase == .began }.map {
      ExpectedReceiver(event: $0.event, touch: $0.touch, view: .element(element.name))
    }
    samples += placed
  }

  /// The element of a step: the first of its selectors that is assigned to a view, or that is an id of a view.
  private func element(of step: JSONRecord) throws(TouchLogError) -> (name: String, frame: ElementFrame) {
    guard let list = step.value["selectors"]?.array else {
      throw step.error("the click has no list \"selectors\"", "add it", at: step.value["selectors"])
    }
    var names: [String] = []
    for selector in list {
      // A list is the way through shadow roots.
      let parts = selector.string.map { [$0] } ?? selector.array?.compactMap(\.string) ?? []
      guard !parts.isEmpty, parts.count == selector.array?.count ?? 1 else {
        throw step.error("a selector is \(selector.kind)", "make it a string, or a list of strings", at: selector)
      }
      let name = parts.joined(separator: " >>> ")
      names.append(name)
      if let frame = frame(name) { return (name, frame) }
      if let id = Self.identifier(of: name), let frame = frame(id) { return (id, frame) }
    }
    guard let first = names.first(where: { $0.utf8.count <= 80 && $0.allSatisfy { !$0.isNewline } }) else {
      throw step.error("no selector of the click is assigned to a view", "assign one with --map SELECTOR=VIEW")
    }
    throw step.error(
      "no selector of the click is assigned to a view",
      "assign one, for example with --map \"\(first.split(separator: "\"").joined(separator: "\\\""))=VIEW\"")
  }

  /// The id of a selector such as `#buy` or `pierce/#buy`.
  private static func identifier(of selector: String) -> String? {
    let text = selector.hasPrefix("pierce/") ? selector.dropFirst("pierce/".count) : selector[...]
    guard text.first == "#" else { return nil }
    let id = text.dropFirst()
    let isPlain = id.utf8.allSatisfy { byte in
      UnicodeScalar(byte).properties.isAlphabetic || (48...57).contains(byte) || byte == 45 || byte == 95
    }
    return isPlain && !id.isEmpty ? String(id) : nil
  }
}
