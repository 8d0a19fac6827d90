import JSONText

/// A value inside W3C actions with its path.
struct W3CPart {
  var value: JSONValue
  var place: W3CActionsError.Place

  init(_ value: JSONValue, path: String) {
    self.value = value
    self.place = W3CActionsError.Place(path: path, line: value.line)
  }

  func error(_ problem: String, _ remedy: String) -> W3CActionsError {
    .invalid(place, problem: problem, remedy: remedy)
  }

  subscript(key: String) -> W3CPart? {
    value[key].map { W3CPart($0, path: place.path.isEmpty ? key : "\(place.path).\(key)") }
  }

  /// Throws if the part is not an object.
  func requireObject(_ what: String) throws(W3CActionsError) {
    guard value.object != nil else { throw error("\(what) is \(value.kind)", "write an object") }
  }

  /// Throws for a key that is not in the list.
  func allowKeys(_ keys: [String]) throws(W3CActionsError) {
    for member in value.object ?? [] where !keys.contains(member.key) {
      let guess = NearMiss.suggestion(for: member.key, among: keys)
      throw .invalid(
        W3CActionsError.Place(path: place.path, line: member.value.line),
        problem: "the key \(member.key.quotedForMessage) is unknown here",
        remedy: guess.map { "did you mean \"\($0)\"?" } ?? "use only \(keys.joined(separator: ", "))")
    }
  }

  /// The value of a required key.
  func required(_ key: String) throws(W3CActionsError) -> W3CPart {
    guard let part = self[key] else { throw error("there is no \"\(key)\"", "add it") }
    return part
  }

  /// The string of a required key.
  func string(_ key: String, remedy: String) throws(W3CActionsError) -> String {
    guard let part = self[key] else { throw error("there is no \"\(key)\"", remedy) }
    guard let string = part.value.string else {
      throw part.error("\"\(key)\" is \(part.value.kind)", "make it a string")
    }
    return string
  }

  /// The number of a key, within a range. `nil` if the key is absent.
  func number(_ key: String, in range: ClosedRange<Double>, isWhole: Bool = false) throws(W3CActionsError) -> Double? {
    guard let part = self[key] else { return nil }
    let wanted = isWhole ? "a whole number" : "a number"
    guard let number = part.value.number else {
      throw part.error("\"\(key)\" is \(part.value.kind)", "make it \(wanted)")
    }
    guard !isWhole || number.rounded() == number else {
      throw part.error("\"\(key)\" is \(number)", "make it a whole number")
    }
    guard range.contains(number) else {
      let text = JSONValue(.number(number)).canonicalText()
      let remedy =
        range.upperBound.isFinite
        ? "use \(wanted) from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
        : "use \(wanted) from \(Self.text(range.lowerBound)) on"
      throw part.error("\"\(key)\" is \(text)", remedy)
    }
    return number == 0 ? 0 : number
  }

  private static func text(_ number: Double) -> String {
    JSONValue(.number(number)).canonicalText()
  }
}
