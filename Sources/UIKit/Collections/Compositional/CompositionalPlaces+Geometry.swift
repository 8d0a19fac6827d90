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

  // MARK: Look-up

  /// The range of a rectangle along an axis.
  static func range(of rect: CGRect, along axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    axis == .vertical ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
  }

  /// The row of items of a section.
  func row(of items: Range<Int>, in section: Section, along axis: NSLayoutConstraint.Axis) -> Row {
    let ranges = section.items[items].map { Self.range(of: $0.frame, along: axis) }
    return Row(
      start: ranges.map(\.lowerBound).min() ?? 0, end: ranges.map(\.upperBound).max() ?? 0, items: items)
  }

  /// Prepares the look-up of the elements of a section.
  func prepareLookup(of section: inout Section) {
    let extras = section.extras.map { Self.range(of: $0.frame, along: axis) }
    let items = section.items.map { Self.range(of: $0.frame, along: axis) }
    section.rowIndex = ReachIndex(section.rows.map { ($0.start, $0.end) })
    section.extraIndex = ReachIndex(extras.map { ($0.lowerBound, $0.upperBound) })
    section.reach = (
      min(section.start, (extras + items).map(\.lowerBound).min() ?? section.start),
      max(section.end, (extras + items).map(\.upperBound).max() ?? section.end)
    )
    section.pins = section.extras.contains(where: \.pins)
  }

  /// Prepares the look-up of sections, after the last one.
  mutating func indexSections() {
    sectionIndex = ReachIndex(sections.map(\.reach))
    pinnedSections = sections.indices.filter { sections[$0].pins }
  }

  /// The sections among which are all with elements in a rectangle.
  func sections(in rect: CGRect) -> Range<Int> { sectionIndex.meeting(Self.range(of: rect, along: axis)) }

  /// The items of a section among which are all in a rectangle.
  ///
  /// - Parameter offset: The offset of the section's scroll view.
  func items(of section: Section, in rect: CGRect, offset: CGPoint) -> ArraySlice<GroupFilling.Place> {
    let range = Self.range(
      of: rect.offsetBy(dx: offset.x, dy: offset.y), along: section.scroller == nil ? axis : axis.other)
    let rows = section.rowIndex.meeting(range)
    guard let first = rows.first, let last = rows.last else { return [] }
    return section.items[section.rows[first].items.lowerBound..<section.rows[last].items.upperBound]
  }

  /// The headers, footers, badges and backgrounds of a section among which are all in a rectangle. Those that stay in sight are not.
  func extras(of section: Section, in rect: CGRect) -> [Extra] {
    section.extras[section.extraIndex.meeting(Self.range(of: rect, along: axis))].filter { !$0.pins }
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
