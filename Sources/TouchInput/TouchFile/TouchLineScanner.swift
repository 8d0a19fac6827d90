import RecordingStore

/// Parses one line of a touch file: a flat JSON object with known keys, in any order.
///
/// It reads the bytes in place. A valid line causes no allocation.
struct TouchLineScanner {
  /// The keys of a line. Raw values are bit numbers in the set of keys seen.
  enum Key: UInt8, CaseIterable {
    case t = 1
    case touch = 2
    case phase = 4
    case x = 8
    case y = 16
    case edge = 32
    case rotate = 64
    case keyboard = 128

    var name: String { String(describing: self) }

    /// The set of required keys of a sample of a finger, as bits.
    static let required: UInt8 = 31
    /// The set of keys that make a line an event of the scene, as bits.
    static let sceneEvents: UInt8 = 192
  }

  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var position: UnsafePointer<UInt8>
  let line: Int

  init(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, line: Int) {
    self.start = start
    self.end = end
    self.position = start
    self.line = line
  }

  /// Parses the line. `nil` for an empty line and for a comment.
  mutating func scan() throws(TouchFileError) -> TouchLine? {
    skipBlanks()
    guard position < end else { return nil }
    if position.pointee == UInt8(ascii: "#") {
      try checkUTF8()
      return nil
    }
    guard position.pointee == UInt8(ascii: "{") else { throw notAnObject() }
    position += 1
    var line = TouchLine(timestampMicroseconds: 0, touch: 0, phase: .began, x: 0, y: 0)
    var seen: UInt8 = 0
    skipBlanks()
    if next(is: "}") {
      position += 1
    } else {
      repeat {
        try scanMember(of: &line, &seen)
        skipBlanks()
      } while try anotherMember()
    }
    skipBlanks()
    if position < end {
      throw broken("there is text after the object", "put every object on its own line")
    }
    if seen & Key.required != Key.required || seen & Key.sceneEvents != 0 { try checkSceneEvent(seen) }
    if line.edge != nil, line.phase != .began { throw edgeOfLaterSample() }
    return line
  }

  @inline(__always)
  mutating func skipBlanks() {
    while position < end, isBlank(position.pointee) { position += 1 }
  }

  @inline(__always)
  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0D || byte == 0x09
  }

  @inline(__always)
  func next(is character: Unicode.Scalar) -> Bool {
    position < end && position.pointee == UInt8(ascii: character)
  }

  @inline(__always)
  private mutating func scanMember(of line: inout TouchLine, _ seen: inout UInt8) throws(TouchFileError) {
    skipBlanks()
    guard next(is: "\"") else { throw unexpected("a key in quotation marks") }
    let key = try scanKey()
    guard seen & key.rawValue == 0 else {
      throw broken("the key \"\(key.name)\" occurs twice", "remove one of the two")
    }
    seen |= key.rawValue
    skipBlanks()
    guard next(is: ":") else { throw unexpected("a colon after the key \"\(key.name)\"") }
    position += 1
    skipBlanks()
    switch key {
    case .t: line.timestampMicroseconds = try scanTime()
    case .touch: line.touch = try scanTouch()
    case .phase: line.phase = try scanPhase()
    case .x: line.x = try scanCoordinate(.x)
    case .y: line.y = try scanCoordinate(.y)
    case .edge: line.edge = try scanEdge()
    case .rotate: line.sceneEvent = try scanRotation()
    case .keyboard: line.sceneEvent = try scanKeyboard()
    }
  }

  /// Whether a comma follows, and not the end of the object.
  @inline(__always)
  private mutating func anotherMember() throws(TouchFileError) -> Bool {
    guard position < end else { throw unexpected("a comma or \"}\"") }
    defer { position += 1 }
    if position.pointee == UInt8(ascii: ",") { return true }
    if position.pointee == UInt8(ascii: "}") { return false }
    throw unexpected("a comma or \"}\"")
  }
}
