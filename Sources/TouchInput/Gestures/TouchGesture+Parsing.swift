extension TouchGesture {
  /// Parses `X,Y`: a tap at a point of the screen.
  public static func tap(parsing text: String) throws(TouchGestureError) -> TouchGesture {
    let form = "write X,Y in points of the screen, for example 150,420"
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw wrongCount(parts.count, "a tap has 2", form) }
    return .tap(x: try coordinate(parts[0], "X", form), y: try coordinate(parts[1], "Y", form))
  }

  /// Parses `X,Y,X,Y` or `X,Y,X,Y,SECONDS`: a drag from one point of the screen to another.
  public static func drag(parsing text: String) throws(TouchGestureError) -> TouchGesture {
    let form = "write X,Y,X,Y or X,Y,X,Y,SECONDS, for example 150,420,150,120,0.3"
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 4 || parts.count == 5 else { throw wrongCount(parts.count, "a drag has 4 or 5", form) }
    let fromX = try coordinate(parts[0], "the first X", form)
    let fromY = try coordinate(parts[1], "the first Y", form)
    let toX = try coordinate(parts[2], "the second X", form)
    let toY = try coordinate(parts[3], "the second Y", form)
    guard parts.count == 5 else {
      return .drag(fromX: fromX, fromY: fromY, toX: toX, toY: toY, seconds: defaultDragSeconds)
    }
    let seconds = try number(parts[4], "SECONDS", form)
    guard seconds > 0, seconds <= longestDragSeconds else {
      throw TouchGestureError(
        problem: "a drag cannot last \(String(parts[4]).quotedForMessage) seconds",
        remedy: "give more than 0 and at most \(Int(longestDragSeconds)) seconds")
    }
    return .drag(fromX: fromX, fromY: fromY, toX: toX, toY: toY, seconds: seconds)
  }

  private static func wrongCount(_ count: Int, _ wanted: String, _ form: String) -> TouchGestureError {
    TouchGestureError(problem: "there \(count == 1 ? "is 1 number" : "are \(count) numbers"), \(wanted)", remedy: form)
  }

  private static func coordinate(
    _ text: Substring, _ name: String, _ form: String
  ) throws(TouchGestureError) -> Double {
    let value = try number(text, name, form)
    guard abs(value) <= LinearMotion.farthest else {
      throw TouchGestureError(problem: "\(name) is \(String(text).quotedForMessage), far off any screen", remedy: form)
    }
    return value
  }

  private static func number(_ text: Substring, _ name: String, _ form: String) throws(TouchGestureError) -> Double {
    let digits = text.trimmingBlanks()
    guard digits.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let value = Double(digits),
      value.isFinite
    else {
      let found = digits.isEmpty ? "empty" : "\(String(text).quotedForMessage), not a number"
      throw TouchGestureError(problem: "\(name) is \(found)", remedy: form)
    }
    return value == 0 ? 0 : value
  }
}

extension Substring {
  fileprivate func trimmingBlanks() -> Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
