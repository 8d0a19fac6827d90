import JSONText

/// An object of a log, whose values are read with errors that name the line and the key.
struct AppLogFields {
  let json: JSONValue
  let line: Int
  /// What the object is, in errors: `touch`, `scene`.
  let what: String

  func error(_ problem: String, remedy: String? = nil) -> TouchFileError {
    TouchFileError(
      line: line, problem: "\(what): \(problem)".onOneLine(),
      remedy: remedy ?? "record the session again, or correct the line as Documentation/TouchCapture.md describes it")
  }

  /// The value of a key; `nil` if it is missing or null.
  func value(_ key: String) -> JSONValue? {
    guard let value = json[key], !value.isNull else { return nil }
    return value
  }

  func text(_ key: String) throws(TouchFileError) -> String? {
    guard let value = value(key) else { return nil }
    guard let text = value.string else { throw error("\"\(key)\" is not a string") }
    return text
  }

  func requiredText(_ key: String) throws(TouchFileError) -> String {
    guard let text = try text(key) else { throw error("it has no \"\(key)\"") }
    return text
  }

  func flag(_ key: String, _ initial: Bool) throws(TouchFileError) -> Bool {
    guard let value = value(key) else { return initial }
    guard let flag = value.bool else { throw error("\"\(key)\" is not true or false") }
    return flag
  }

  func number(_ key: String) throws(TouchFileError) -> Double? {
    guard let value = value(key) else { return nil }
    guard let number = value.number else { throw error("\"\(key)\" is not a number") }
    return number
  }

  func integer(_ key: String) throws(TouchFileError) -> Int? {
    guard let value = value(key) else { return nil }
    guard let number = value.integer else { throw error("\"\(key)\" is not a whole number") }
    return number
  }

  func texts(_ key: String) throws(TouchFileError) -> [String] {
    guard let value = value(key) else { return [] }
    guard let list = value.array else { throw error("\"\(key)\" is not a list") }
    let texts = list.compactMap(\.string)
    guard texts.count == list.count else { throw error("\"\(key)\" is not a list of strings") }
    return texts
  }

  /// A list of `count` numbers. What an app has as an infinite number is null in the log, and 0 here.
  func numbers(_ key: String, _ count: Int) throws(TouchFileError) -> [Double]? {
    guard let value = value(key) else { return nil }
    let list = value.array ?? []
    let numbers = list.compactMap { $0.isNull ? 0 : $0.number }
    guard list.count == count, numbers.count == count else {
      throw error("\"\(key)\" is not a list of \(count) numbers")
    }
    return numbers
  }

  /// Whether a list has a number that was infinite or no number in the app.
  func hasUnknownNumbers(_ keys: String...) -> Bool {
    keys.contains { value($0)?.array?.contains { $0.isNull } ?? false }
  }

  func time() throws(TouchFileError) -> Int64 {
    guard let seconds = try number("t") else { throw error("it has no \"t\"") }
    guard let time = AppLogTime.microseconds(seconds) else { throw error("\"t\" is out of range") }
    return time
  }

  /// The text of `"name"` in the object of a key.
  func name(_ key: String) throws(TouchFileError) -> String? {
    guard let value = value(key) else { return nil }
    guard let name = value["name"]?.string, !name.isEmpty else { throw error("\"\(key)\" has no name of a view") }
    return name
  }

  func requiredName(_ key: String) throws(TouchFileError) -> String {
    guard let name = try name(key) else { throw error("it has no \"\(key)\"") }
    return name
  }

  func objects(_ key: String, as what: String) throws(TouchFileError) -> [AppLogFields] {
    guard let value = value(key) else { return [] }
    guard let list = value.array else { throw error("\"\(key)\" is not a list") }
    var objects: [AppLogFields] = []
    for element in list {
      guard element.object != nil else { throw error("\"\(key)\" has a value that is not an object") }
      objects.append(AppLogFields(json: element, line: line, what: what))
    }
    return objects
  }

  func object(_ key: String, as what: String) throws(TouchFileError) -> AppLogFields? {
    guard let value = value(key) else { return nil }
    guard value.object != nil else { throw error("\"\(key)\" is not an object") }
    return AppLogFields(json: value, line: line, what: what)
  }
}
