/// Breaks a JSON text into lines, one member per line, without parsing its values.
///
/// Arrays of plain values stay on one line. The result for a text that is not JSON is deterministic too.
public enum JSONLines {
  /// The maximum indentation, in levels.
  private static let maximumIndent = 64

  /// The text in lines, without a line end after the last. Each line is indented by two spaces per level, starting at
  /// `indent`.
  public static func broken(_ json: String, indent: Int = 0) -> String {
    var state = State(depth: indent)
    let bytes = Array(json.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""): index = state.copyString(bytes, from: index)
      case UInt8(ascii: "{"), UInt8(ascii: "["): state.open(byte, isFlat: isFlat(bytes, from: index))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): state.close(byte)
      case UInt8(ascii: ","): state.comma()
      case UInt8(ascii: ":"): state.output += [byte, UInt8(ascii: " ")]
      case 0...0x20, 0x7F: break
      default: state.output.append(byte)
      }
      index += 1
    }
    return String(decoding: state.output, as: UTF8.self)
  }

  /// Whether the bracket at `start` contains no nested bracket. An object with members is never flat.
  private static func isFlat(_ bytes: [UInt8], from start: Int) -> Bool {
    let isObject = bytes[start] == UInt8(ascii: "{")
    var isInString = false
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isInString: index += 1
      case UInt8(ascii: "\""):
        if isObject { return false }
        isInString.toggle()
      case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: return false
      case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString: return true
      default: break
      }
      index += 1
    }
    return true
  }

  private struct State {
    var output: [UInt8] = []
    private var depth: Int
    private var flat: [Bool] = []

    init(depth: Int) {
      self.depth = depth
      output = Self.spaces(depth)
    }

    mutating func open(_ bracket: UInt8, isFlat: Bool) {
      output.append(bracket)
      flat.append(isFlat)
      depth += 1
      if !isFlat { breakLine() }
    }

    mutating func close(_ bracket: UInt8) {
      depth = max(0, depth - 1)
      if flat.popLast() == false { breakLine() }
      output.append(bracket)
    }

    mutating func comma() {
      output.append(UInt8(ascii: ","))
      if flat.last ?? true { output.append(UInt8(ascii: " ")) } else { breakLine() }
    }

    /// Copies a string up to its closing quote. Returns the index of that quote.
    mutating func copyString(_ bytes: [UInt8], from start: Int) -> Int {
      output.append(bytes[start])
      var index = start + 1
      while index < bytes.count {
        // A line end inside a string is invalid JSON. It must not break the output line.
        output.append(bytes[index] < 0x20 ? UInt8(ascii: " ") : bytes[index])
        if bytes[index] == UInt8(ascii: "\"") { return index }
        if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
          index += 1
          output.append(bytes[index] < 0x20 ? UInt8(ascii: " ") : bytes[index])
        }
        index += 1
      }
      return index
    }

    private mutating func breakLine() {
      output.append(UInt8(ascii: "\n"))
      output += Self.spaces(depth)
    }

    private static func spaces(_ depth: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: " "), count: 2 * min(depth, maximumIndent))
    }
  }
}
