import JSONText

extension MaestroReader {
  /// The place of a touch, and its receiver if the flow names one.
  struct Target {
    var x: Double
    var y: Double
    var view: LoggedView?
  }

  /// The keys that change when or whether Maestro touches, not where.
  private static let neutral = [
    "label", "optional", "waitToSettleTimeoutMs", "retryTapIfNoChange", "waitUntilVisible", "repeat", "delay",
  ]
  /// The keys that select among several elements by the state of the device.
  private static let relative = [
    "traits", "enabled", "selected", "checked", "focused", "below", "above", "leftOf", "rightOf", "containsChild",
    "containsDescendants", "childOf", "width", "height", "tolerance", "css",
  ]

  /// The place that `tapOn` and the like mean: a point, an element, or a point of an element.
  func target(of value: YAMLValue, at line: Int) throws(TouchLogError) -> Target {
    if value.text != nil { return try element(try text(of: value), at: value.line, point: nil) }
    guard value.map != nil else {
      throw TouchLogError(line: line, "there is no selector", "write an id, a text or point: X,Y")
    }
    for member in value.map ?? [] where Self.relative.contains(member.key) {
      throw TouchLogError(
        line: member.value.line, "the selector \(member.key.quotedForMessage) depends on the device",
        "give the point, or an id alone with --map ID=VIEW")
    }
    try allow(["id", "text", "index", "point"] + Self.neutral, in: value)
    guard let selector = value["id"] ?? value["text"] else {
      guard let point = value["point"] else {
        throw TouchLogError(line: line, "there is no selector", "write an id, a text or point: X,Y")
      }
      let place = try self.point(point, within: nil)
      return Target(x: place.x, y: place.y)
    }
    if value["id"] != nil, let text = value["text"] {
      throw TouchLogError(line: text.line, "the selector has an id and a text", "give the id alone")
    }
    var name = try text(of: selector)
    if let index = try wholeNumber("index", of: value, in: 0...1_000_000) { name += "[\(index)]" }
    return try element(name, at: selector.line, point: value["point"])
  }

  private func element(_ name: String, at line: Int, point: YAMLValue?) throws(TouchLogError) -> Target {
    guard let frame = frame(name) else {
      let text = name.contains { $0.isWhitespace || $0 == "'" } ? "'\(name)=VIEW'" : "\(name)=VIEW"
      throw TouchLogError(
        line: line, "the scene has no view \(name.quotedForMessage)",
        "say which view it is with --map \(name.utf8.count <= 80 && !name.contains(where: \.isNewline) ? text : "ELEMENT=VIEW")"
      )
    }
    let place = try point.map { (point) throws(TouchLogError) in try self.point(point, within: frame) } ?? frame.centre
    guard abs(place.x) <= LinearMotion.farthest, abs(place.y) <= LinearMotion.farthest else {
      throw TouchLogError(
        line: line, "the element \(name.quotedForMessage) is far off any screen", "map it to another view")
    }
    return Target(x: place.x, y: place.y, view: .element(name))
  }

  /// The point of `X,Y` or `X%,Y%`, in the screen or in the rectangle of an element.
  func point(_ value: YAMLValue, within frame: ElementFrame?) throws(TouchLogError) -> (x: Double, y: Double) {
    let form = "write X,Y in points or \"X%,Y%\""
    let text = try text(of: value)
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed().map { $0 }
    }.map { String($0) }
    let arePercent = parts.allSatisfy { $0.hasSuffix("%") }
    let numbers = parts.compactMap { part -> Double? in
      let digits = arePercent ? String(part.dropLast()) : part
      guard !digits.isEmpty, digits.utf8.allSatisfy({ "0123456789+-.".utf8.contains($0) }) else { return nil }
      return Double(digits)
    }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ abs($0) <= LinearMotion.farthest }) else {
      throw TouchLogError(line: value.line, "\(text.quotedForMessage) is not a point", form)
    }
    guard arePercent else { return ((frame?.x ?? 0) + numbers[0], (frame?.y ?? 0) + numbers[1]) }
    guard numbers.allSatisfy({ (0...100).contains($0) }) else {
      throw TouchLogError(line: value.line, "\(text.quotedForMessage) is outside of 0% to 100%", form)
    }
    if let frame {
      return (frame.x + frame.width * numbers[0] / 100, frame.y + frame.height * numbers[1] / 100)
    }
    let screen = try knownScreen(at: value.line)
    return (screen.width * numbers[0] / 100, screen.height * numbers[1] / 100)
  }

  func knownScreen(at line: Int) throws(TouchLogError) -> ScreenSize {
    guard let screen else {
      throw TouchLogError(line: line, "the place depends on the size of the screen", "give --scene, or --screen W,H")
    }
    return screen
  }

  /// A text in which `${NAME}` is replaced by the value of the flow's `env`.
  func text(of value: YAMLValue) throws(TouchLogError) -> String {
    guard let text = value.text else {
      throw TouchLogError(line: value.line, "the value is \(value.kind), not a text", "write a text")
    }
    guard text.contains("${") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      result += rest[..<start.lowerBound]
      let inner = rest[start.upperBound...].prefix { $0 != "}" }
      guard inner.endIndex < rest.endIndex, let known = environment[String(inner)] else {
        throw TouchLogError(
          line: value.line, "the script ${\(String(inner.prefix(20)))} is not run",
          "write its value out, or give it in env of the configuration")
      }
      result += known
      rest = rest[rest.index(after: inner.endIndex)...]
    }
    return result + rest
  }

  func wholeNumber(_ key: String, of value: YAMLValue, in range: ClosedRange<Int>) throws(TouchLogError) -> Int? {
    guard let part = value[key] else { return nil }
    guard let number = Int(try text(of: part)), range.contains(number) else {
      throw TouchLogError(
        line: part.line, "\(key) is \(part.kind)", "use a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func allow(_ keys: [String], in value: YAMLValue) throws(TouchLogError) {
    guard let members = value.map else {
      throw TouchLogError(line: value.line, "the value is \(value.kind), not a map", "write the keys below the command")
    }
    for member in members where !keys.contains(member.key) {
      throw TouchLogError(
        line: member.value.line, "the key \(member.key.quotedForMessage) is unknown here",
        Self.suggestion(for: member.key, among: keys) ?? "use only \(keys.joined(separator: ", "))")
    }
  }

  static func suggestion(for word: String, among words: some Collection<String>) -> String? {
    NearMiss.suggestion(for: word, among: Array(words).sorted()).map { "did you mean \"\($0)\"?" }
  }
}
