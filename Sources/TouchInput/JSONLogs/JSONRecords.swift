import JSONText

/// The JSON values of a log: one text, or one value a line, as exports and envelopes have them.
enum JSONRecords {
  /// The values in order.
  static func read(_ bytes: [UInt8]) throws(TouchLogError) -> [JSONValue] {
    try refuseCompressed(bytes)
    let whole: JSONError
    do throws(JSONError) {
      return [try JSONValue.parse(bytes)]
    } catch {
      whole = error
    }
    // One value a line, if the first line is a value by itself.
    var values: [JSONValue] = []
    var line = 0
    for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      guard text.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { continue }
      do throws(JSONError) {
        values.append(try JSONValue.parse(text, line: line))
      } catch {
        throw TouchLogError(values.isEmpty ? whole : error)
      }
    }
    return values
  }

  /// The beginnings of compressed and binary data, each with the remedy.
  private static let binary: [(bytes: [UInt8], remedy: String)] = [
    ([0x1F, 0x8B], "decompress it first, for example with 'gunzip -c'"),
    ([0x78, 0x01], "it is zlib data; decompress it first"), ([0x78, 0x9C], "it is zlib data; decompress it first"),
    ([0x78, 0xDA], "it is zlib data; decompress it first"),
    ([0x28, 0xB5, 0x2F, 0xFD], "decompress it first, for example with 'zstd -dc'"),
    ([0x50, 0x4B, 0x03, 0x04], "it is a ZIP archive; extract it first"),
    ([0x83, 0xA6], "it is a MessagePack envelope; export the replay as JSON"),
    ([0x83, 0xAC], "it is a MessagePack envelope; export the replay as JSON"),
  ]

  private static func refuseCompressed(_ bytes: [UInt8]) throws(TouchLogError) {
    for (start, remedy) in binary where bytes.starts(with: start) {
      throw TouchLogError(line: 1, "the file is compressed or binary", remedy)
    }
  }
}

/// A record of a log, which is a JSON object, with its number among the records of its kind.
struct JSONRecord {
  let value: JSONValue
  /// From 1.
  let number: Int

  func error(_ problem: String, _ remedy: String, at part: JSONValue? = nil) -> TouchLogError {
    TouchLogError(line: (part ?? value).line, record: number, problem, remedy)
  }

  /// A number of an object of the record.
  func number(_ key: String, of object: JSONValue) throws(TouchLogError) -> Double {
    guard let part = object[key] else {
      throw error("there is no \"\(key)\"", "add it, or leave the record out", at: object)
    }
    guard let number = part.number else {
      throw error("\"\(key)\" is \(part.kind)", "make it a number", at: part)
    }
    return number
  }

  /// A whole number of an object of the record. `nil` if the key is absent or null.
  func wholeNumber(_ key: String, of object: JSONValue) throws(TouchLogError) -> Int? {
    guard let part = object[key], !part.isNull else { return nil }
    if let number = part.integer { return number }
    throw error("\"\(key)\" is \(Self.valueOrKind(of: part))", "make it a whole number", at: part)
  }

  /// The number of a value; its kind if it is none.
  ///
  /// It is not inlined: version 6.3.1 of the compiler stops at an optional chain of these accessors when it optimises.
  @inline(never)
  private static func valueOrKind(of part: JSONValue) -> String {
    guard case .number = part.content, let number = part.number else { return part.kind }
    return "\(number)"
  }

  /// The time of a key in milliseconds since 1970, in microseconds.
  func microseconds(_ key: String, offset: Double = 0) throws(TouchLogError) -> Int64 {
    let milliseconds = try number(key, of: value) + offset
    guard (0...Self.latestMilliseconds).contains(milliseconds) else {
      throw error("the time is \(milliseconds) ms", "give milliseconds since 1970", at: value[key])
    }
    return Int64((milliseconds * 1000).rounded())
  }

  /// A time in the year 2286, in milliseconds since 1970.
  private static let latestMilliseconds = 1e13
}
