import Foundation

/// Ranges and rectangles by axis, and the look-up of elements by their places.
extension CompositionalPlaces {
  /// A range in points.
  struct Span: Equatable {
    let start: CGFloat
    let length: CGFloat
    var end: CGFloat { start + length }
  }

  func rect(along: Span, across: Span) -> CGRect {
    axis == .vertical
      ? CGRect(x: across.start, y: along.start, width: across.length, height: along.length)
      : CGRect(x: along.start, y: across.start, width: along.length, height: across.length)
  }

  /// The frame on pixels, each edge on the nearest one [I].
  func pixels(_ frame: CGRect) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (rounded(frame.minX), rounded(frame.minY))
    return CGRect(x: x, y: y, width: rounded(frame.maxX) - x, height: rounded(frame.maxY) - y)
  }

  /// The sections that meet a range along the axis.
  func sections(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = sections.partition { $0.end < range.lowerBound }
    return first..<max(first, sections.partition { $0.start <= range.upperBound })
  }

  /// The items of a section whose groups meet a range along the axis.
  func items(of section: Section, meeting range: ClosedRange<CGFloat>) -> ArraySlice<GroupFilling.Place> {
    let first = section.rows.partition { $0.end < range.lowerBound }
    let end = section.rows.partition { $0.start <= range.upperBound }
    guard first < end else { return [] }
    return section.items[section.rows[first].items.lowerBound..<section.rows[end - 1].items.upperBound]
  }
}

extension NSDirectionalEdgeInsets {
  func start(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? top : leading }
  func end(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? bottom : trailing }
  func start(across axis: NSLayoutConstraint.Axis) -> CGFloat { start(along: axis.other) }
}

extension CGRect {
  /// The rectangle without insets, for a layout from the left to the right.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: minX + insets.leading, y: minY + insets.top), size: size.inset(by: insets))
  }
}
