extension TouchLineScanner {
  /// Creates an error for this line.
  @inline(never)
  func broken(_ problem: String, _ remedy: String) -> TouchFileError {
    TouchFileError(line: line, problem: problem, remedy: remedy)
  }

  /// Throws if the line is not UTF-8.
  @inline(never)
  func checkUTF8() throws(TouchFileError) {
    if let error = encodingError() { throw error }
  }

  private func encodingError() -> TouchFileError? {
    var decoder = UTF8()
    var bytes = UnsafeBufferPointer(start: start, count: end - start).makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue: continue
      case .emptyInput: return nil
      case .error: return broken("the line is not valid UTF-8", "save the file as UTF-8")
      }
    }
  }

  /// The error for bytes that are not the expected JSON.
  @inline(never)
  func unexpected(_ wanted: String) -> TouchFileError {
    if let error = encodingError() { return error }
    return broken("invalid JSON at column \(column): \(wanted) was expected, \(found) found", "correct the line")
  }

  /// The error for a line that is not an object.
  @inline(never)
  func notAnObject() -> TouchFileError {
    if let error = encodingError() { return error }
    if end - position >= 3, position[0] == 0xEF, position[1] == 0xBB, position[2] == 0xBF {
      return broken("the line begins with a byte order mark", "save the file as UTF-8 without one")
    }
    return broken(
      "the line is not a JSON object (\(found) found)",
      #"write {"t": 0, "touch": 1, "phase": "began", "x": 10, "y": 20}, or begin the line with # for a comment"#)
  }

  /// The error for a value of the wrong type.
  @inline(never)
  func wrongType(_ key: Key, _ type: String) -> TouchFileError {
    if let error = encodingError() { return error }
    guard position < end else { return unexpected("a value of \"\(key.name)\"") }
    let kind: String
    switch position.pointee {
    case UInt8(ascii: "\""): kind = "a string"
    case UInt8(ascii: "{"): kind = "an object"
    case UInt8(ascii: "["): kind = "an array"
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): kind = "a number"
    default:
      switch word {
      case "true", "false", "null": kind = word
      case "NaN", "nan", "Infinity", "inf":
        return broken("\"\(key.name)\" is not finite", "use a number of everyday size")
      default: return unexpected("\(type) as the value of \"\(key.name)\"")
      }
    }
    return broken("\"\(key.name)\" is \(kind)", "make it \(type)")
  }

  /// The error for a number without digits.
  @inline(never)
  func notANumber(_ key: Key, from first: UnsafePointer<UInt8>) -> TouchFileError {
    if position == first { return wrongType(key, "a number") }
    if ["Infinity", "inf"].contains(word) {
      return broken("\"\(key.name)\" is not finite", "use a number of everyday size")
    }
    return unexpected("a digit")
  }

  /// The error for missing keys.
  @inline(never)
  func missing(_ seen: UInt8) -> TouchFileError {
    let names = Key.allCases.filter { $0.rawValue & Key.required != 0 && seen & $0.rawValue == 0 }.map {
      "\"\($0.name)\""
    }
    return broken(
      "the line has no \(names.joined(separator: ", no "))", "every line needs t, touch, phase, x and y")
  }

  /// Throws if a line that is not a complete sample of a finger is not an event of the scene either.
  @inline(never)
  func checkSceneEvent(_ seen: UInt8) throws(TouchFileError) {
    let events = Key.allCases.filter { $0.rawValue & Key.sceneEvents & seen != 0 }
    guard let event = events.first else { throw missing(seen) }
    if events.count > 1 {
      throw broken("the line has \"rotate\" and \"keyboard\"", "give each of them a line of its own")
    }
    if let key = Key.allCases.first(where: { $0 != .t && $0 != event && $0.rawValue & seen != 0 }) {
      throw broken(
        "the line has \"\(event.name)\" and \"\(key.name)\"",
        "a line with \"\(event.name)\" has the key \"t\" and no others; give the touch a line of its own")
    }
    if seen & Key.t.rawValue == 0 {
      throw broken("the line has no \"t\"", "every line needs t")
    }
  }

  /// The error for `edge` in a sample other than `began`.
  @inline(never)
  func edgeOfLaterSample() -> TouchFileError {
    broken("\"edge\" is on a line that is not the touch's first", "give it where the phase is \"began\"")
  }

  /// The column of the position in characters, from 1.
  private var column: Int {
    String(decoding: UnsafeBufferPointer(start: start, count: position - start), as: UTF8.self).unicodeScalars.count + 1
  }

  /// A description of the text at the position.
  private var found: String {
    guard position < end else { return "the end of the line" }
    let rest = UnsafeBufferPointer(start: position, count: min(end - position, 4))
    return String(String(decoding: rest, as: UTF8.self).unicodeScalars.prefix(1)).quotedForMessage
  }

  /// The letters at the position.
  private var word: String {
    let rest = UnsafeBufferPointer(start: position, count: min(end - position, 16))
    let letters = rest.prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    return String(decoding: letters, as: UTF8.self)
  }
}
