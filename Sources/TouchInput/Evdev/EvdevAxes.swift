/// The ranges of the axes of a touch panel.
struct EvdevAxes: Hashable, Sendable {
  /// The smallest and the greatest value by code.
  var ranges: [Int: ClosedRange<Int>] = [:]

  /// The axis that a position is on: that of several fingers, or else that of one.
  func range(ofX isX: Bool) -> ClosedRange<Int>? {
    isX
      ? ranges[EvdevCode.positionX] ?? ranges[EvdevCode.x] : ranges[EvdevCode.positionY] ?? ranges[EvdevCode.y]
  }

  /// Adds a range that a description of a device states.
  mutating func set(_ code: Int, _ low: Int, _ high: Int, line: Int) throws(TouchLogError) {
    guard [EvdevCode.x, EvdevCode.y, EvdevCode.positionX, EvdevCode.positionY].contains(code) else { return }
    guard low < high, low > -Self.farthest, high < Self.farthest else {
      throw TouchLogError(
        line: line, "the axis \(String(code, radix: 16)) has the range from \(low) to \(high)",
        "give a smallest value below the greatest")
    }
    ranges[code] = low...high
  }

  private static let farthest = 1 << 40
}
