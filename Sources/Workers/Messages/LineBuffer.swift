/// Splits bytes that arrive in pieces into lines.
struct LineBuffer {
  private var bytes: [UInt8] = []
  private var start = 0
  private var searched = 0

  /// The number of bytes that are not yet part of a line that was taken.
  var count: Int { bytes.count - start }

  mutating func append(_ piece: UnsafeRawBufferPointer) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      (start, searched) = (0, 0)
    } else if start > 1 << 16, start > bytes.count / 2 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// Removes the first complete line and passes it to `take` without its line end. Returns `nil` if there is none.
  mutating func takeLine<Result>(_ take: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    let range = start..<end
    start = end + 1
    searched = start
    return try bytes.withUnsafeBufferPointer { try take(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}
