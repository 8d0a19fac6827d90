import JSONText

extension W3CActionsReader {
  /// The maximum duration of a pause or move, in milliseconds: one hour.
  private static let longestDuration = 3_600_000.0

  /// The ranges of the properties of a pen or a finger. They are checked and have no effect on a touch.
  private static let properties: [(key: String, range: ClosedRange<Double>, isWhole: Bool)] = [
    ("width", 0...Double.infinity, false), ("height", 0...Double.infinity, false), ("pressure", 0...1, false),
    ("tangentialPressure", -1...1, false), ("tiltX", -90...90, true), ("tiltY", -90...90, true),
    ("twist", 0...359, true), ("altitudeAngle", 0...(Double.pi / 2), false),
    ("azimuthAngle", 0...(Double.pi * 2), false),
  ]

  /// Decodes one action and checks it against the source's state. `state` is `nil` for a source without a finger.
  func item(_ part: W3CPart, _ state: inout W3CPointerState?) throws(W3CActionsError) -> W3CSource.Item {
    let type = try part.string("type", remedy: "say what the action does")
    if type == "pause" {
      try part.allowKeys(["type", "duration"])
      return W3CSource.Item(place: part.place, kind: .pause, microseconds: try duration(part))
    }
    guard var pointer = state else {
      throw part.error(
        "a source of type \"none\" cannot do \(type.quotedForMessage)", "it can only pause")
    }
    defer { state = pointer }
    switch type {
    case "pointerMove": return try move(part, &pointer)
    case "pointerDown": return try down(part, &pointer)
    case "pointerUp": return try up(part, &pointer)
    case "pointerCancel": return try cancel(part, &pointer)
    default:
      let known = ["pointerMove", "pointerDown", "pointerUp", "pointerCancel", "pause"]
      throw part.error(
        "the action \(type.quotedForMessage) is unknown",
        NearMiss.suggestion(for: type, among: known).map { "did you mean \"\($0)\"?" }
          ?? "use one of \(known.joined(separator: ", "))")
    }
  }

  private func move(_ part: W3CPart, _ pointer: inout W3CPointerState) throws(W3CActionsError) -> W3CSource.Item {
    try part.allowKeys(["type", "duration", "origin", "x", "y"] + Self.properties.map(\.key))
    try checkProperties(part)
    let microseconds = try duration(part)
    let origin = try origin(part, pointer)
    let range = -LinearMotion.farthest...LinearMotion.farthest
    let x = try part.number("x", in: range)
    let y = try part.number("y", in: range)
    guard (x == nil) == (y == nil) else {
      throw part.error("the move has \(x == nil ? "no \"x\"" : "no \"y\"")", "give both, or neither for no offset")
    }
    if x == nil, part["origin"] == nil || part["origin"]?.value.string == "viewport" {
      throw part.error(#"the move has neither "x" nor "y""#, "give both: the point of the screen to go to")
    }
    let target = (x: origin.x + (x ?? 0), y: origin.y + (y ?? 0))
    guard range.contains(target.x), range.contains(target.y) else {
      throw part.error("the move ends at \(target.x),\(target.y), far outside every screen", "correct its offset")
    }
    pointer.position = target
    return W3CSource.Item(
      place: part.place, kind: .move(x: target.x, y: target.y), microseconds: microseconds)
  }

  private func down(_ part: W3CPart, _ pointer: inout W3CPointerState) throws(W3CActionsError) -> W3CSource.Item {
    try checkButton(part)
    guard pointer.position != nil else {
      throw part.error("the finger comes down without a position", "put a pointerMove before the pointerDown")
    }
    guard !pointer.isDown else { throw part.error("the finger is down already", "put a pointerUp before it") }
    pointer.isDown = true
    return W3CSource.Item(place: part.place, kind: .down)
  }

  private func up(_ part: W3CPart, _ pointer: inout W3CPointerState) throws(W3CActionsError) -> W3CSource.Item {
    try checkButton(part)
    guard pointer.isDown else { throw part.error("the finger is not down", "put a pointerDown before the pointerUp") }
    pointer.isDown = false
    return W3CSource.Item(place: part.place, kind: .up)
  }

  private func cancel(_ part: W3CPart, _ pointer: inout W3CPointerState) throws(W3CActionsError) -> W3CSource.Item {
    guard ticks == .webdriver else {
      throw part.error(
        "WebDriverAgent does not know pointerCancel", "leave it out, or import with the ticks of the standard")
    }
    try part.allowKeys(["type"])
    guard pointer.isDown else {
      throw part.error("the finger is not down", "put a pointerDown before the pointerCancel")
    }
    pointer.isDown = false
    return W3CSource.Item(place: part.place, kind: .cancel)
  }

  private func duration(_ part: W3CPart) throws(W3CActionsError) -> Int64 {
    let milliseconds = try part.number("duration", in: 0...Self.longestDuration, isWhole: true)
    return Int64(milliseconds ?? 0) * 1000
  }

  private func checkButton(_ part: W3CPart) throws(W3CActionsError) {
    try part.allowKeys(["type", "button"] + Self.properties.map(\.key))
    try checkProperties(part)
    if let button = part["button"], button.value.integer != 0 {
      throw button.error("a finger has no other button than 0", "write 0, or leave \"button\" out")
    }
  }

  private func checkProperties(_ part: W3CPart) throws(W3CActionsError) {
    for property in Self.properties {
      _ = try part.number(property.key, in: property.range, isWhole: property.isWhole)
    }
  }
}
