import JSONText
import RecordingStore

extension TouchLineScanner {
  /// `t`: seconds since the start, rounded to microseconds.
  @inline(__always)
  mutating func scanTime() throws(TouchFileError) -> Int64 {
    let seconds = try scanFinite(.t)
    guard seconds >= 0 else { throw broken("\"t\" is negative", "count seconds from the start of the session") }
    guard seconds <= TouchLine.latestTime else {
      throw broken(
        "\"t\" is more than \(Int(TouchLine.latestTime)) seconds",
        "count seconds (not milliseconds, not the time of day) from the start of the session")
    }
    return Int64((seconds * 1_000_000).rounded())
  }

  /// `x` or `y`: points of the screen.
  @inline(__always)
  mutating func scanCoordinate(_ key: Key) throws(TouchFileError) -> Double {
    try scanFinite(key)
  }

  /// `touch`: an integer.
  @inline(__always)
  mutating func scanTouch() throws(TouchFileError) -> Int {
    let number = try scanNumber(.touch)
    guard let integer = number.integer else {
      throw broken("\"touch\" is not an integer of 64 bits", "number the fingers 1, 2, 3 …")
    }
    return integer
  }

  /// `phase`: one of UIKit's five phases.
  @inline(__always)
  mutating func scanPhase() throws(TouchFileError) -> TouchPhase {
    guard next(is: "\"") else { throw wrongType(.phase, "a string") }
    let (text, isPlain) = try scanString()
    if isPlain, let phase = Self.phase(text) { return phase }
    let word = try decode(text, isPlain: isPlain)
    if let phase = TouchPhase(rawValue: word) { return phase }
    let words = TouchPhase.allCases.map(\.rawValue)
    let guess = NearMiss.suggestion(for: word, among: words)
    throw broken(
      "the phase \(word.quotedForMessage) is unknown",
      guess.map { "did you mean \"\($0)\"?" } ?? "use one of \(words.joined(separator: ", "))")
  }

  /// `edge`: the screen edge at which the finger entered.
  mutating func scanEdge() throws(TouchFileError) -> TouchEdge {
    guard next(is: "\"") else { throw wrongType(.edge, "a string") }
    let (text, isPlain) = try scanString()
    let word = try decode(text, isPlain: isPlain)
    if let edge = TouchEdge(rawValue: word) { return edge }
    let words = TouchEdge.allCases.map(\.rawValue)
    let guess = NearMiss.suggestion(for: word, among: words)
    throw broken(
      "the edge \(word.quotedForMessage) is unknown",
      guess.map { "did you mean \"\($0)\"?" } ?? "use one of \(words.joined(separator: ", "))")
  }

  /// `rotate`: how the device is held from now on.
  mutating func scanRotation() throws(TouchFileError) -> SceneEvent {
    guard next(is: "\"") else { throw wrongType(.rotate, "a string") }
    let (text, isPlain) = try scanString()
    let word = try decode(text, isPlain: isPlain)
    if let orientation = DeviceOrientation(rawValue: word) { return .rotate(orientation) }
    let words = DeviceOrientation.allCases.map(\.rawValue)
    let guess = NearMiss.suggestion(for: word, among: words)
    throw broken(
      "the orientation \(word.quotedForMessage) is unknown",
      guess.map { "did you mean \"\($0)\"?" } ?? "use one of \(words.joined(separator: ", "))")
  }

  /// `keyboard`: the height of the keyboard that is shown, or `hidden`.
  mutating func scanKeyboard() throws(TouchFileError) -> SceneEvent {
    guard next(is: "\"") else {
      let height = try scanFinite(.keyboard)
      if SceneEvent.isKeyboardHeight(height) { return .showKeyboard(height: height) }
      throw broken(
        "the height of the keyboard is not between 0 and \(Int(SceneEvent.largestKeyboardHeight))",
        "give its height in points, or \"\(SceneEvent.hidden)\"")
    }
    let (text, isPlain) = try scanString()
    let word = try decode(text, isPlain: isPlain)
    if word == SceneEvent.hidden { return .hideKeyboard }
    throw broken(
      "the keyboard \(word.quotedForMessage) is unknown", "give its height in points, or \"\(SceneEvent.hidden)\"")
  }

  private static func phase(_ text: UnsafeBufferPointer<UInt8>) -> TouchPhase? {
    if text == "began" { return .began }
    if text == "moved" { return .moved }
    if text == "ended" { return .ended }
    if text == "stationary" { return .stationary }
    if text == "cancelled" { return .cancelled }
    return nil
  }

  @inline(__always)
  private mutating func scanFinite(_ key: Key) throws(TouchFileError) -> Double {
    let value = try scanNumber(key).value
    guard value.isFinite else {
      throw broken("\"\(key.name)\" is too large to be a finite number", "use a number of everyday size")
    }
    return value
  }

  /// A number in JSON syntax.
  @inline(__always)
  private mutating func scanNumber(_ key: Key) throws(TouchFileError) -> ScannedNumber {
    let first = position
    var number = ScannedNumber(
      text: UnsafeBufferPointer(start: first, count: 0), mantissa: 0, exponent: 0, isNegative: false,
      isComplete: true, isPlainInteger: true)
    if next(is: "-") {
      number.isNegative = true
      position += 1
    }
    let integerStart = position
    scanDigits(&number)
    guard position > integerStart else { throw notANumber(key, from: first) }
    if integerStart.pointee == UInt8(ascii: "0"), position > integerStart + 1 {
      throw broken("the number of \"\(key.name)\" begins with 0", "JSON writes 7, not 007")
    }
    if next(is: ".") {
      position += 1
      number.isPlainInteger = false
      let fractionStart = position
      scanDigits(&number)
      guard position > fractionStart else { throw unexpected("a digit after the decimal point") }
      number.exponent -= position - fractionStart
    }
    if position < end, position.pointee | 0x20 == UInt8(ascii: "e") {
      number.isPlainInteger = false
      number.exponent += try scanExponent()
    }
    number.text = UnsafeBufferPointer(start: first, count: position - first)
    return number
  }

  @inline(__always)
  private mutating func scanDigits(_ number: inout ScannedNumber) {
    var mantissa = number.mantissa
    while position < end {
      let digit = position.pointee &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      if mantissa < 1_000_000_000_000_000_000 {
        mantissa = mantissa &* 10 &+ UInt64(digit)
      } else {
        number.isComplete = false
      }
      position += 1
    }
    number.mantissa = mantissa
  }

  private mutating func scanExponent() throws(TouchFileError) -> Int {
    position += 1
    let isNegative = next(is: "-")
    if isNegative || next(is: "+") { position += 1 }
    let digitStart = position
    var exponent = 0
    while position < end, case let digit = position.pointee &- UInt8(ascii: "0"), digit < 10 {
      if exponent < 10_000_000 { exponent = exponent * 10 + Int(digit) }
      position += 1
    }
    guard position > digitStart else { throw unexpected("a digit in the exponent") }
    return isNegative ? -exponent : exponent
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes equal the ASCII text.
  @inline(__always)
  static func == (bytes: Self, text: StaticString) -> Bool {
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<bytes.count where bytes[index] != text.utf8Start[index] { return false }
    return true
  }
}
