/// What a worker printed in a session: the number of bytes, the first ones, and the last line that is not empty.
struct OutputTail {
  /// The number of bytes that are kept.
  static let longestText = 1 << 14

  /// The longest line that is kept, in bytes.
  private static let longestLine = 400

  private(set) var count = 0
  private var first: [UInt8] = []
  private var line: [UInt8] = []
  private var lastLine: [UInt8] = []
  private var fatalLine: [UInt8] = []

  /// Removes what was printed, except for the last lines: they can be those of a crash that is not noticed yet.
  mutating func beginSession() {
    count = 0
    first.removeAll(keepingCapacity: true)
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    first += bytes.prefix(Self.longestText - first.count)
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        endLine()
      } else if line.count < Self.longestLine {
        line.append(byte)
      }
    }
  }

  private mutating func endLine() {
    if line.contains(where: { $0 > 0x20 }) {
      if Self.isFatal(line) { fatalLine = line }
      swap(&lastLine, &line)
    }
    line.removeAll(keepingCapacity: true)
  }

  /// Whether a line is the message with which Swift ends a process. A trace of the stack can follow it.
  private static func isFatal(_ line: [UInt8]) -> Bool { String(decoding: line, as: UTF8.self).contains("Fatal error") }

  /// The message with which Swift ended the process, else the last line that is not empty; `nil` if there is none.
  var reason: String? { Self.isFatal(line) ? Self.text(line) : Self.text(fatalLine) ?? last }

  /// What was printed, in complete lines. The end of a long text is replaced by a line that says so.
  var text: String {
    guard count > 0 else { return "" }
    let text = String(decoding: first, as: UTF8.self)
    let end = text.hasSuffix("\n") ? "" : "\n"
    return text + end + (count > first.count ? "… and \(count - first.count) more bytes\n" : "")
  }

  /// The last line that is not empty, without white space at its ends; `nil` if there is none.
  var last: String? {
    Self.text(line.contains { $0 > 0x20 } ? line : lastLine)
  }

  private static func text(_ bytes: [UInt8]) -> String? {
    guard !bytes.isEmpty else { return nil }
    var text = String(decoding: bytes, as: UTF8.self)[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.first?.isWhitespace == true { text.removeFirst() }
    return String(text)
  }
}
