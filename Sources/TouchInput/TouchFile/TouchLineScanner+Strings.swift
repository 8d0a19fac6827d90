import JSONText

extension TouchLineScanner {
  /// Scans the key at the position.
  @inline(__always)
  mutating func scanKey() throws(TouchFileError) -> Key {
    let (text, isPlain) = try scanString()
    if isPlain {
      if text.count == 1 {
        switch text[0] {
        case UInt8(ascii: "t"): return .t
        case UInt8(ascii: "x"): return .x
        case UInt8(ascii: "y"): return .y
        default: break
        }
      } else if text == "touch" {
        return .touch
      } else if text == "phase" {
        return .phase
      } else if text == "edge" {
        return .edge
      }
    }
    return try scanUnusualKey(text, isPlain: isPlain)
  }

  private func scanUnusualKey(
    _ text: UnsafeBufferPointer<UInt8>, isPlain: Bool
  ) throws(TouchFileError) -> Key {
    let name = try decode(text, isPlain: isPlain)
    if let key = Key.allCases.first(where: { $0.name == name }) { return key }
    let names = Key.allCases.map(\.name)
    let guess = Self.otherNames[name.lowercased()]?.name ?? NearMiss.suggestion(for: name, among: names)
    throw broken(
      "the key \(name.quotedForMessage) is unknown",
      guess.map { "did you mean \"\($0)\"?" } ?? "a line has the keys \(names.joined(separator: ", ")) and no others")
  }

  /// Names for the keys in other touch logs, for suggestions.
  private static let otherNames: [String: Key] = [
    "time": .t, "timestamp": .t, "ts": .t, "id": .touch, "finger": .touch, "pointer": .touch, "pointerid": .touch,
    "type": .phase, "state": .phase, "orientation": .rotate, "rotation": .rotate,
  ]

  /// The bytes between two quotation marks, and whether they are ASCII without escapes.
  @inline(__always)
  mutating func scanString() throws(TouchFileError) -> (text: UnsafeBufferPointer<UInt8>, isPlain: Bool) {
    position += 1
    let first = position
    var isPlain = true
    while position < end {
      let byte = position.pointee
      if byte == UInt8(ascii: "\"") {
        let text = UnsafeBufferPointer(start: first, count: position - first)
        position += 1
        return (text, isPlain)
      }
      if byte < 0x20 { throw unexpected("a character of a string") }
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        position += 1
      } else if byte >= 0x80 {
        isPlain = false
      }
      position += 1
    }
    position = end
    throw unexpected("the closing quotation mark of a string")
  }

  /// Decodes the bytes between two quotation marks.
  @inline(never)
  func decode(_ bytes: UnsafeBufferPointer<UInt8>, isPlain: Bool) throws(TouchFileError) -> String {
    if isPlain { return String(decoding: bytes, as: UTF8.self) }
    try checkUTF8()
    var units: [UInt16] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "\\") else {
        let rest = bytes[index...]
        let plain = rest.prefix { $0 != UInt8(ascii: "\\") }
        units.append(contentsOf: String(decoding: plain, as: UTF8.self).utf16)
        index += plain.count
        continue
      }
      guard let (unit, length) = Self.escape(bytes[(index + 1)...]) else {
        throw broken("a string has a wrong escape", #"use \" \\ \/ \b \f \n \r \t or \u and four digits"#)
      }
      units.append(unit)
      index += 1 + length
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The code unit of an escape after its backslash, and the escape's length in bytes.
  private static func escape(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (unit: UInt16, length: Int)? {
    switch bytes.first {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return (UInt16(bytes.first!), 1)
    case UInt8(ascii: "b"): return (0x08, 1)
    case UInt8(ascii: "f"): return (0x0C, 1)
    case UInt8(ascii: "n"): return (0x0A, 1)
    case UInt8(ascii: "r"): return (0x0D, 1)
    case UInt8(ascii: "t"): return (0x09, 1)
    case UInt8(ascii: "u"):
      let digits = bytes.dropFirst().prefix(4)
      guard digits.count == 4, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-") else { return nil }
      return UInt16(String(decoding: digits, as: UTF8.self), radix: 16).map { ($0, 5) }
    default: return nil
    }
  }
}
