import RecordingStore

extension MaestroReader {
  /// The commands that touch nothing.
  private static let silent: Set<String> = [
    "addMedia", "assertCondition", "assertFalse", "assertNoDefectsWithAI", "assertNotVisible", "assertScreenshot",
    "assertTrue", "assertVisible", "assertWithAI", "back", "clearKeychain", "clearState", "copyTextFrom", "eraseText",
    "evalScript", "extendedWaitUntil", "extractTextWithAI", "hideKeyboard", "hide keyboard", "inputRandomCityName",
    "inputRandomColorName", "inputRandomCountryName", "inputRandomEmail", "inputRandomNumber",
    "inputRandomPersonName", "inputRandomText", "inputText", "killApp", "launchApp", "openLink", "pasteText",
    "pressKey", "runScript", "setAirplaneMode", "setClipboard", "setLocation", "setOrientation", "setPermissions",
    "startRecording", "stopApp", "stopRecording", "takeScreenshot", "toggleAirplaneMode", "travel",
    "waitForAnimationToEnd",
  ]

  private static let touching = [
    "doubleTapOn", "longPressOn", "repeat", "scroll", "swipe", "tapOn",
  ]

  /// The maximum number of samples and of commands of a flow, repeats included.
  private static let mostSamples = 1_000_000
  private static let mostCommands = 100_000

  mutating func perform(_ command: YAMLValue) throws(TouchLogError) {
    let name: String
    let value: YAMLValue
    if let text = command.text {
      (name, value) = (text, YAMLValue(content: .null, line: command.line))
    } else if let member = command.map?.first {
      (name, value) = (member.key, member.value)
      if let second = command.map?.dropFirst().first {
        throw TouchLogError(
          line: second.value.line,
          "the command \(name.quotedForMessage) has a second key \(second.key.quotedForMessage)",
          "indent the key below the command, or begin a command with a dash")
      }
    } else {
      throw TouchLogError(line: command.line, "the command is \(command.kind)", "write a command such as - tapOn: …")
    }
    performed += 1
    guard samples.count < Self.mostSamples, performed <= Self.mostCommands else {
      throw TouchLogError(
        line: command.line, "the flow has more than \(Self.mostCommands) commands or \(Self.mostSamples) samples",
        "repeat it less")
    }
    switch name {
    case "tapOn": try tap(value, at: command.line, count: 1)
    case "doubleTapOn": try tap(value, at: command.line, count: 2)
    case "longPressOn": try longPress(value, at: command.line)
    case "swipe": try swipe(value, at: command.line)
    case "scroll": try add(swipe("UP", from: nil, milliseconds: 400, at: command.line), on: nil)
    case "repeat": try perform(repeating: value, at: command.line)
    case "runFlow", "retry", "scrollUntilVisible":
      throw TouchLogError(
        line: command.line, "\(name) is not followed: its touches depend on the run",
        "write the touches of this run as commands, or remove it")
    default:
      guard Self.silent.contains(name) else {
        throw TouchLogError(
          line: command.line, "the command \(name.quotedForMessage) is unknown",
          Self.suggestion(for: name, among: Self.touching + Self.silent) ?? "remove it")
      }
      if let index = others.firstIndex(where: { $0.name == name }) {
        others[index].count += 1
      } else {
        others.append((name, 1))
      }
    }
  }

  private mutating func perform(repeating value: YAMLValue, at line: Int) throws(TouchLogError) {
    if let condition = value["while"] {
      throw TouchLogError(line: condition.line, "'while' depends on the run", "give the number as times: N")
    }
    guard let times = try wholeNumber("times", of: value, in: 1...10_000), let commands = value["commands"]?.list else {
      throw TouchLogError(line: line, "repeat has no times and commands", "write times: N and commands: with a list")
    }
    for _ in 0..<times {
      for command in commands { try perform(command) }
    }
  }

  private mutating func tap(_ value: YAMLValue, at line: Int, count: Int) throws(TouchLogError) {
    let target = try target(of: value, at: line)
    let times = try wholeNumber("repeat", of: value, in: 1...10_000) ?? 1
    let delay = try wholeNumber("delay", of: value, in: 0...3_600_000) ?? 100
    var samples: [TouchSample] = []
    for index in 0..<(count * times) {
      let start = Int64(index) * (50_000 + max(1, Int64(delay) * 1000))
      for (phase, time) in [(TouchPhase.began, start), (.ended, start + 50_000)] {
        samples.append(
          TouchSample(
            event: samples.count, timestampMicroseconds: time, touch: 1, phase: phase, x: target.x, y: target.y))
      }
    }
    add(samples, on: target.view)
  }

  private mutating func longPress(_ value: YAMLValue, at line: Int) throws(TouchLogError) {
    let target = try target(of: value, at: line)
    // Maestro's drivers press for 3 s.
    let press = TouchGesture.drag(fromX: target.x, fromY: target.y, toX: target.x, toY: target.y, seconds: 3)
    add(press.samples(), on: target.view)
  }

  private mutating func swipe(_ value: YAMLValue, at line: Int) throws(TouchLogError) {
    try allow(
      ["start", "end", "duration", "direction", "from", "label", "optional", "waitToSettleTimeoutMs"], in: value)
    let milliseconds = try wholeNumber("duration", of: value, in: 1...3_600_000) ?? 400
    if let direction = value["direction"] {
      if let other = value["start"] ?? value["end"] {
        throw TouchLogError(line: other.line, "the swipe has a direction and points", "give one of them")
      }
      let text = try text(of: direction).uppercased()
      let from = try value["from"].map { (value) throws(TouchLogError) in try self.target(of: value, at: value.line) }
      add(
        try swipe(text, from: from.map { ($0.x, $0.y) }, milliseconds: milliseconds, at: direction.line), on: from?.view
      )
      return
    }
    guard let start = value["start"], let end = value["end"] else {
      throw TouchLogError(
        line: line, "the swipe has no start and end", "write start: X,Y and end: X,Y, or direction: UP")
    }
    let (from, to) = (try point(start, within: nil), try point(end, within: nil))
    add(drag(from, to, milliseconds), on: nil)
  }

  private func swipe(
    _ direction: String, from: (x: Double, y: Double)?, milliseconds: Int, at line: Int
  ) throws(TouchLogError) -> [TouchSample] {
    guard let ends = Self.swipes[direction] else {
      throw TouchLogError(
        line: line, "the direction \(direction.quotedForMessage) is unknown", "use UP, DOWN, LEFT or RIGHT")
    }
    let screen = try knownScreen(at: line)
    let (start, end) = ends
    let first = from ?? (x: start.x * screen.width, y: start.y * screen.height)
    let isVertical = start.x == end.x
    // From an element, a swipe ends where one of the screen does, at right angles to it at the element's place.
    let last = (
      x: isVertical ? first.x : end.x * screen.width, y: isVertical ? end.y * screen.height : first.y
    )
    return drag(first, last, milliseconds)
  }

  /// The start and the end of a swipe in each direction, in parts of the screen. Source: Maestro's driver for iOS.
  private static let swipes: [String: (start: (x: Double, y: Double), end: (x: Double, y: Double))] = [
    "UP": ((0.5, 0.9), (0.5, 0.1)), "DOWN": ((0.5, 0.2), (0.5, 0.9)), "LEFT": ((0.9, 0.5), (0.1, 0.5)),
    "RIGHT": ((0.1, 0.5), (0.9, 0.5)),
  ]

  private func drag(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ milliseconds: Int) -> [TouchSample]
  {
    TouchGesture.drag(
      fromX: from.x, fromY: from.y, toX: to.x, toY: to.y, seconds: Double(milliseconds) / 1000
    ).samples()
  }
}
