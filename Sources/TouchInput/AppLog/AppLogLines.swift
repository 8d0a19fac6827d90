#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Splits bytes that arrive in pieces into lines.
struct AppLogLines {
  /// The maximum length of a line, in bytes: a scene of some hundred thousand views.
  static let longestLine = 64 << 20

  private var partialLine: [UInt8] = []
  /// The number of complete lines so far.
  private(set) var count = 0

  /// Calls `take` with each complete line, without its line feed, and its number.
  mutating func feed(
    _ bytes: UnsafeRawBufferPointer, take: (UnsafeBufferPointer<UInt8>, Int) throws(TouchFileError) -> Void
  ) throws(TouchFileError) {
    guard var start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    let end = start + bytes.count
    while start < end {
      guard let found = memchr(start, 0x0A, end - start) else {
        return try keep(UnsafeBufferPointer(start: start, count: end - start))
      }
      let lineEnd = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
      let line = UnsafeBufferPointer(start: start, count: lineEnd - start)
      count += 1
      if partialLine.isEmpty {
        try take(line, count)
      } else {
        try keep(line)
        try takePartialLine(take)
      }
      start = lineEnd + 1
    }
  }

  /// The last line, if it has no line feed.
  mutating func rest() -> [UInt8]? {
    guard !partialLine.isEmpty else { return nil }
    defer { partialLine = [] }
    return partialLine
  }

  private mutating func takePartialLine(
    _ take: (UnsafeBufferPointer<UInt8>, Int) throws(TouchFileError) -> Void
  ) throws(TouchFileError) {
    let line = partialLine
    partialLine.removeAll(keepingCapacity: true)
    var failure: TouchFileError?
    line.withUnsafeBufferPointer { buffer in
      do throws(TouchFileError) { try take(buffer, count) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) throws(TouchFileError) {
    guard partialLine.count + bytes.count <= Self.longestLine else {
      throw TouchFileError(
        line: count + 1, problem: "the line is longer than \(Self.longestLine) bytes",
        remedy: "a log has one JSON object a line; check that this is one")
    }
    partialLine.append(contentsOf: bytes)
  }
}
