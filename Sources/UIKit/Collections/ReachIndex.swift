import Foundation

/// The look-up of elements by the ranges that they take. The ranges may overlap and be in any order.
struct ReachIndex {
  /// The greatest end of the elements up to each one.
  private var ends: [CGFloat] = []
  /// The least start of the elements from each one on.
  private var starts: [CGFloat] = []

  init() {}

  init(_ ranges: [(start: CGFloat, end: CGFloat)]) {
    var end = -CGFloat.infinity
    ends = ranges.map { range in
      end = max(end, range.end)
      return end
    }
    var start = CGFloat.infinity
    starts = ranges.reversed().map { range in
      start = min(start, range.start)
      return start
    }.reversed()
  }

  /// The numbers of the elements among which are all that meet a range. Found in logarithmic time.
  func meeting(_ range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = ends.partition { $0 < range.lowerBound }
    return first..<max(first, starts.partition { $0 <= range.upperBound })
  }
}
