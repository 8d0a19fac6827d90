/// Reads the output of Android's `getevent`: labelled (`-l`) or in hexadecimal digits, with or without times (`-t`) and devices.
///
/// Source: AOSP, `system/core/toolbox/getevent.c`.
public struct GeteventReader {
  /// The time between two frames of a log without times, in microseconds: that of a frame at 60 Hz.
  private static let frame: Int64 = 16_667

  private let panel: TouchPanel

  public init(_ panel: TouchPanel) { self.panel = panel }

  public func read(_ bytes: [UInt8]) throws(TouchLogError) -> TouchLog {
    var devices = EvdevDevices()
    var notes: [String] = []
    var described: String?
    var frames: Int64 = 0
    var hasTimes: Bool?
    for line in try LogLines.lines(of: bytes) {
      let text = line.text
      if let name = EvdevDescription.deviceName(text) {
        described = name
        continue
      }
      if let name = described, text.first?.isWhitespace == true {
        if let range = try EvdevDescription.range(line) {
          try devices.setAxis(range.code, range.low, range.high, of: name, line: line.number)
        }
        continue
      }
      if text.hasPrefix("could not ") { continue }
      let event: Event
      do throws(TouchLogError) {
        event = try Event(line)
      } catch {
        guard line.isCut else { throw error }
        notes.append("the last line is not complete; left out")
        continue
      }
      guard hasTimes == nil || hasTimes == (event.microseconds != nil) else {
        throw TouchLogError(line: line.number, "only some of the lines have a time", "record with 'getevent -lt'")
      }
      hasTimes = event.microseconds != nil
      devices.add(
        EvdevEvent(
          microseconds: event.microseconds ?? frames * Self.frame, type: event.type, code: event.code,
          value: event.value, line: line.number), to: event.device)
      if event.type == EvdevCode.syn, event.code == EvdevCode.synReport { frames += 1 }
    }
    if hasTimes == false { notes.append("the log has no times: frames are 1/60 s apart; record with 'getevent -lt'") }
    return try devices.log(on: panel, notes: notes)
  }
}

extension GeteventReader {
  /// A line: `[      28.047829] /dev/input/event6: EV_ABS       ABS_MT_POSITION_X    00002000`.
  fileprivate struct Event {
    var microseconds: Int64?
    var device = ""
    var type = 0
    /// -1 for a name without effect.
    var code = 0
    var value = 0

    init(_ line: LogLines.Line) throws(TouchLogError) {
      func error(_ problem: String, _ remedy: String = "record with 'getevent -lt'") -> TouchLogError {
        TouchLogError(line: line.number, problem, remedy)
      }
      var rest = line.text.drop(while: \.isWhitespace)
      if rest.first == "[" {
        guard let end = rest.firstIndex(of: "]"),
          let time = LogLines.microseconds(rest[rest.index(after: rest.startIndex)..<end].drop { $0 == " " })
        else { throw error("the time is not [ SECONDS.MICROSECONDS]") }
        microseconds = time
        rest = rest[rest.index(after: end)...]
      }
      var words = rest.split(whereSeparator: \.isWhitespace)
      if let first = words.first, first.hasPrefix("/"), first.hasSuffix(":") {
        device = String(first.dropLast())
        words.removeFirst()
      }
      // getevent -r adds a rate to the end of a frame.
      if words.count == 5, words[3] == "rate" { words.removeLast(2) }
      guard words.count == 3 else { throw error("the line is not TYPE CODE VALUE") }
      guard let type = EvdevCode.types[String(words[0])] ?? Self.hexadecimal(words[0], digits: 4) else {
        throw error("the type \(String(words[0]).quotedForMessage) is unknown")
      }
      self.type = type
      if let code = EvdevCode.codes[type]?[String(words[1])] ?? Self.hexadecimal(words[1], digits: 4) {
        self.code = code
      } else if Self.isName(words[1]) {
        code = -1
      } else {
        throw error("the code \(String(words[1]).quotedForMessage) is neither a name nor four hexadecimal digits")
      }
      switch words[2] {
      case "DOWN": value = 1
      case "UP": value = 0
      case "REPEAT": value = 2
      case let word:
        if let bits = Self.hexadecimal(word, digits: 8) {
          value = Int(Int32(truncatingIfNeeded: bits))
        } else if code != -1 || !Self.isName(word) {
          // Values of some events have names, too.
          throw error(
            "the value \(String(word).quotedForMessage) is not DOWN, UP or eight hexadecimal digits",
            "values of getevent are hexadecimal")
        }
      }
    }

    private static func isName(_ word: Substring) -> Bool {
      word.utf8.allSatisfy { (65...90).contains($0) || (48...57).contains($0) || $0 == 95 } && word.utf8.count > 1
    }

    private static func hexadecimal(_ word: Substring, digits: Int) -> Int? {
      guard word.utf8.count == digits, word.utf8.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }) else {
        return nil
      }
      return Int(word, radix: 16)
    }
  }
}
