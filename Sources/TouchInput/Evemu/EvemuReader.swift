/// Reads the events of evemu (`evemu-record`), with the description of the device if the file has it.
///
/// Source: evemu, the formats of `.event` and `.prop` files.
public struct EvemuReader {
  private let panel: TouchPanel

  public init(_ panel: TouchPanel) { self.panel = panel }

  public func read(_ bytes: [UInt8]) throws(TouchLogError) -> TouchLog {
    var devices = EvdevDevices()
    var notes: [String] = []
    var isDescription = false
    for line in try LogLines.lines(of: bytes) {
      let text = line.text
      if text.hasPrefix("#") { continue }
      if text.hasPrefix("E:") {
        if let event = Self.event(line) {
          devices.add(event, to: "")
        } else if line.isCut {
          notes.append("the last line is not complete; left out")
        } else {
          throw TouchLogError(
            line: line.number, "the event is not complete",
            "the form is 'E: SECONDS.MICROSECONDS TYPE CODE VALUE', with type and code in four hexadecimal digits")
        }
      } else if let range = try EvdevDescription.range(line) {
        isDescription = true
        try devices.setAxis(range.code, range.low, range.high, of: "", line: line.number)
      } else if let first = text.first, "NIPBALS".contains(first), text.dropFirst().first == ":" {
        isDescription = true
      } else if line.isCut {
        notes.append("the last line is not complete; left out")
      } else {
        throw TouchLogError(
          line: line.number, "the line is neither an event nor part of a description", "give a file of evemu-record")
      }
    }
    if isDescription, devices.devices.allSatisfy(\.events.isEmpty) {
      throw TouchLogError(
        line: 1, "the file describes a device and has no events", "give it as --axes, and the .event file as input")
    }
    return try devices.log(on: panel, notes: notes)
  }

  /// The event of `E: 1284881103.697884 0003 0039 0000`, whose value is decimal.
  private static func event(_ line: LogLines.Line) -> EvdevEvent? {
    let words = line.text.dropFirst(2).prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
    guard words.count == 4, let time = LogLines.microseconds(words[0]), let type = Int(words[1], radix: 16),
      let code = Int(words[2], radix: 16), let value = Int32(words[3]), (0...0xFFFF).contains(type),
      (0...0xFFFF).contains(code)
    else { return nil }
    return EvdevEvent(microseconds: time, type: type, code: code, value: Int(value), line: line.number)
  }
}
