/// Reads the recordings of `libinput record` (YAML).
///
/// Source: libinput, the format of `libinput record`.
public struct LibinputReader {
  private let panel: TouchPanel

  public init(_ panel: TouchPanel) { self.panel = panel }

  public func read(_ bytes: [UInt8]) throws(TouchLogError) -> TouchLog {
    let documents = try YAMLParser.documents(bytes)
    guard let root = documents.first, documents.count == 1, let list = root["devices"]?.list else {
      throw TouchLogError(
        line: documents.first?["devices"]?.line ?? documents.first?.line ?? 1, "there is no list of devices",
        "give one recording of 'libinput record'")
    }
    var devices = EvdevDevices()
    for device in list {
      let name = device["node"]?.text ?? ""
      for member in device["evdev"]?["absinfo"]?.map ?? [] {
        guard let code = Int(member.key), let numbers = member.value.list, numbers.count >= 2,
          let low = numbers[0].integer, let high = numbers[1].integer
        else {
          throw TouchLogError(
            line: member.value.line, "the absinfo of \(member.key.quotedForMessage) is not a list of numbers",
            "the form is 'CODE: [MIN, MAX, FUZZ, FLAT, RESOLUTION]'")
        }
        try devices.setAxis(code, low, high, of: name, line: member.value.line)
      }
      guard let events = device["events"], !events.isNull else { continue }
      guard let frames = events.list else {
        throw TouchLogError(line: events.line, "the events are \(events.kind)", "make them a list")
      }
      for frame in frames {
        guard let evdev = frame["evdev"] else { continue }
        guard let entries = evdev.list else {
          throw TouchLogError(line: evdev.line, "the evdev events are \(evdev.kind)", "make them a list")
        }
        for entry in entries { devices.add(try Self.event(entry), to: name) }
      }
    }
    return try devices.log(on: panel, notes: [])
  }

  /// The event of `[0, 65119, 3, 57, -1]`.
  private static func event(_ entry: YAMLValue) throws(TouchLogError) -> EvdevEvent {
    let numbers = entry.list?.compactMap(\.integer) ?? []
    guard entry.list?.count == 5, numbers.count == 5, (0...10_000_000_000).contains(numbers[0]),
      (0..<1_000_000).contains(numbers[1]), (0...0xFFFF).contains(numbers[2]), (0...0xFFFF).contains(numbers[3]),
      Int32(exactly: numbers[4]) != nil
    else {
      throw TouchLogError(
        line: entry.line, "the event is not a list of five numbers",
        "the form is [SECONDS, MICROSECONDS, TYPE, CODE, VALUE]")
    }
    return EvdevEvent(
      microseconds: Int64(numbers[0]) * 1_000_000 + Int64(numbers[1]), type: numbers[2], code: numbers[3],
      value: numbers[4], line: entry.line)
  }
}
