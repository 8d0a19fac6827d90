import Foundation

/// Where in its range a length is that is only known within one: from -1, the smallest, over 0, the stated value, to 1, the largest.
///
/// A replay at either end of the range shows whether an outcome depends on the length.
package struct LengthReading: Hashable, Sendable {
  /// The stated value.
  package static let nominal = LengthReading(0)
  package static let smallest = LengthReading(-1)
  package static let largest = LengthReading(1)

  package let position: Double

  /// A reading at a position from -1 to 1.
  package init(_ position: Double) { self.position = position }

  /// The length within the error of a relative and an absolute part.
  func applied(to length: CGFloat, error: CGFloat, points: CGFloat = 0) -> CGFloat {
    position == 0 ? length : max(0, length * (1 + position * error) + position * points)
  }

  /// The length in a range with a stated value.
  func value(in range: ClosedRange<CGFloat>, stated: CGFloat) -> CGFloat {
    position < 0
      ? stated + position * (stated - range.lowerBound) : stated + position * (range.upperBound - stated)
  }
}

/// Which reading each ``UnknownLength`` has in an app.
package struct LengthChoice: Hashable, Sendable {
  /// All lengths have their stated values.
  package static let nominal = LengthChoice([:])

  /// The readings that are not nominal.
  package let readings: [UnknownLength: LengthReading]

  package init(_ readings: [UnknownLength: LengthReading]) { self.readings = readings }

  func reading(of length: UnknownLength) -> LengthReading { readings[length] ?? .nominal }
}
