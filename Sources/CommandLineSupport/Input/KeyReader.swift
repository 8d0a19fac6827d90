#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads single keys from a terminal, or the first character of each line of another standard input.
public final class KeyReader {
  /// A key, and the rest of its line if the input is not a terminal.
  public struct Key: Equatable, Sendable {
    public let character: Character
    public let rest: String
  }

  public let isTerminal: Bool

  public init() { isTerminal = isatty(0) == 1 }

  /// The next key. `nil` at the end of the input, and for Ctrl-C or Ctrl-D in a terminal.
  public func next() -> Key? {
    guard isTerminal else { return nextOfLine() }
    var settings = termios()
    guard tcgetattr(0, &settings) == 0 else { return nextOfLine() }
    var raw = settings
    // Signals are keys too, so that the settings are restored in any case.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(0, TCSADRAIN, &raw)
    defer { tcsetattr(0, TCSADRAIN, &settings) }
    var byte: UInt8 = 0
    guard read(0, &byte, 1) == 1, byte != 3, byte != 4 else { return nil }
    return Key(character: Character(Unicode.Scalar(byte)), rest: "")
  }

  /// One line of the input without its end. `nil` at the end of the input.
  public func line() -> String? {
    guard isTerminal else { return readLine() }
    // Byte by byte: a buffer would take what was typed ahead away from ``next()``.
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(0, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private func nextOfLine() -> Key? {
    while let line = readLine() {
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard let character = text.first, character != "#" else { continue }
      let rest = text.dropFirst().drop { $0 == " " || $0 == "\t" }
      return Key(character: character, rest: String(rest))
    }
    return nil
  }
}
