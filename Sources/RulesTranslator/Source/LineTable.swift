/// The offsets at which the lines of a text begin.
struct LineTable {
  private let starts: [Int]
  private let end: Int

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    (self.starts, end) = (starts, bytes.count)
  }

  /// The line and column of an offset, both from 1; columns count bytes.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  func range(of line: Int) -> Range<Int>? {
    guard starts.indices.contains(line - 1) else { return nil }
    return starts[line - 1]..<(line < starts.count ? starts[line] : end)
  }
}
