/// Reads the ranges of axes from descriptions of devices: a `.prop` file of evemu, or the output of `getevent -p`.
enum EvdevDescription {
  /// The axes of the device that a description is about.
  static func axes(of bytes: [UInt8], device: String?) throws(TouchLogError) -> EvdevAxes {
    var devices: [(name: String, axes: EvdevAxes)] = []
    for line in try LogLines.lines(of: bytes) {
      if let name = deviceName(line.text) {
        devices.append((name, EvdevAxes()))
      } else if let range = try range(line) {
        if devices.isEmpty { devices.append(("", EvdevAxes())) }
        try devices[devices.count - 1].axes.set(range.code, range.low, range.high, line: line.number)
      }
    }
    devices.removeAll { $0.axes.ranges.isEmpty || (device != nil && !$0.name.isEmpty && $0.name != device) }
    guard let first = devices.first else {
      throw TouchLogError(
        line: 1, "the description has no ranges of a touch panel's axes",
        "give a .prop file of evemu or the output of 'getevent -p'")
    }
    guard devices.count == 1 else {
      throw TouchLogError(
        line: 1, "the description has several touch panels: \(devices.map(\.name).joined(separator: ", "))",
        "say which one with --device")
    }
    return first.axes
  }

  /// The device that `add device 1: /dev/input/event6` introduces. `nil` for another line.
  static func deviceName(_ text: Substring) -> String? {
    guard text.hasPrefix("add device "), let range = text.firstRange(of: ": ") else { return nil }
    return String(text[range.upperBound...])
  }

  /// The range that a line states. `nil` for a line about something else.
  static func range(_ line: LogLines.Line) throws(TouchLogError) -> (code: Int, low: Int, high: Int)? {
    if line.text.hasPrefix("A: ") { return try ofEvemu(line) }
    guard let start = line.text.firstRange(of: ": value ") else { return nil }
    // `ABS (0003): 0035  : value 0, min 0, max 1079, …`; the type is on the first line only.
    guard let word = line.text[..<start.lowerBound].split(separator: " ").last else { return nil }
    guard let code = EvdevCode.codes[EvdevCode.absolute]?[String(word)] ?? Int(word, radix: 16) else { return nil }
    var numbers: [Substring: Int] = [:]
    for part in line.text[start.upperBound...].split(separator: ",") {
      let words = part.split(separator: " ")
      if words.count == 2, let number = Int(words[1]) { numbers[words[0]] = number }
    }
    guard let low = numbers["min"], let high = numbers["max"] else {
      throw TouchLogError(line: line.number, "the axis has no min and max", "give the whole output of 'getevent -p'")
    }
    return (code, low, high)
  }

  /// `A: 35 0 32767 15 0`: the code in hexadecimal, then the range.
  private static func ofEvemu(_ line: LogLines.Line) throws(TouchLogError) -> (code: Int, low: Int, high: Int) {
    let words = line.text.dropFirst(3).split(separator: " ")
    guard words.count >= 3, let code = Int(words[0], radix: 16), let low = Int(words[1]), let high = Int(words[2])
    else {
      throw TouchLogError(line: line.number, "the line of the axis is not complete", "the form is 'A: 35 0 32767 15 0'")
    }
    return (code, low, high)
  }
}
