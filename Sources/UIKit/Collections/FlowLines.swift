import Foundation

/// The places of the items of a flow layout, in lines across the direction of scrolling.
///
/// Lengths have names by direction: `along` is the axis on which the layout scrolls, `across` the other one.
/// Source: how lines are filled, and how the space in them is distributed, PSTCollectionView [R]; the properties, Apple's pages [D].
struct FlowLines {
  /// A size or a place by direction.
  struct Pair: Hashable {
    var along: CGFloat
    var across: CGFloat
  }

  /// What a section contains.
  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The distances of the items from the section's edges.
    var before: CGFloat = 0
    var after: CGFloat = 0
    var start: CGFloat = 0
    var end: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var items: [Pair] = []
  }

  /// The items of a line, and the range that they have along the axis.
  struct Line {
    let items: Range<Int>
    let start: CGFloat
    let end: CGFloat
  }

  /// A part along the axis. Its end can be before its start, because insets can be negative.
  struct Span {
    let start: CGFloat
    let end: CGFloat
  }

  /// The places of a section.
  struct Placed {
    let header: Span
    let footer: Span
    let lines: [Line]
    /// The place and the size of each item.
    let places: [Pair]
    let sizes: [Pair]
  }

  private(set) var sections: [Placed] = []
  /// The length of all sections.
  private(set) var length: CGFloat = 0
  /// Whether an item is longer across than a line.
  private(set) var overflows = false

  /// - Parameters:
  ///   - across: The length of the collection view across the axis, without its insets.
  ///   - scale: The pixels of a point. Places are on pixels, rounded to the nearest one [I].
  init(_ sections: [Section], across: CGFloat, scale: CGFloat) {
    for section in sections { append(section, across, scale) }
  }

  private mutating func append(_ section: Section, _ across: CGFloat, _ scale: CGFloat) {
    let room = across - section.start - section.end
    let header = Span(start: length, end: length + max(section.header, 0))
    var position = header.end + section.before
    var lines: [Line] = []
    var places = [Pair](repeating: Pair(along: 0, across: 0), count: section.items.count)
    var first = 0
    while first < section.items.count {
      let count = Self.count(of: section.items[first...], in: room, spacing: section.itemSpacing)
      let range = first..<(first + count)
      let isLast = range.upperBound == section.items.count
      if !lines.isEmpty { position += section.lineSpacing }
      let height = section.items[range].map(\.along).max() ?? 0
      let (offset, spacing) = Self.distribution(section.items[range], isLast, in: room, section.itemSpacing)
      var start = section.start + offset
      for index in range {
        let item = section.items[index]
        if item.across > room { overflows = true }
        places[index] = Pair(
          along: Self.rounded(position + (height - item.along) / 2, scale), across: Self.rounded(start, scale))
        start += item.across + spacing
      }
      lines.append(Line(items: range, start: position, end: position + height))
      position += height
      first = range.upperBound
    }
    position += section.after
    let footer = Span(start: position, end: position + max(section.footer, 0))
    length = footer.end
    self.sections.append(
      Placed(header: header, footer: footer, lines: lines, places: places, sizes: section.items))
  }

  private static func rounded(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  /// The number of items in a line, at least one.
  private static func count(of items: ArraySlice<Pair>, in room: CGFloat, spacing: CGFloat) -> Int {
    var used: CGFloat = 0
    var count = 0
    for item in items {
      let needed = used + item.across + (count > 0 ? spacing : 0)
      if needed > room, count > 0 { break }
      (used, count) = (needed, count + 1)
    }
    return count
  }

  /// The distance of the first item from the line's start, and the space between items.
  ///
  /// The items of a line fill it. The last line has the spaces that it would have if it were full, if all its items have one size; otherwise
  /// it has the least spaces, from the start. A line with room for one item only has it in its middle.
  ///
  /// Source: lines of one and of several sizes in iOS 26.1 (Vercantez/openuikit) [M].
  private static func distribution(
    _ items: ArraySlice<Pair>, _ isLast: Bool, in room: CGFloat, _ spacing: CGFloat
  ) -> (offset: CGFloat, spacing: CGFloat) {
    var left = room - items.reduce(0) { $0 + $1.across } - spacing * CGFloat(items.count - 1)
    var count = items.count
    guard left > 0, left < .greatestFiniteMagnitude else { return (0, spacing) }
    if isLast, Set(items).count > 1 { return (0, spacing) }
    if isLast, let last = items.last, last.across + spacing > 0 {
      let more = (left / (last.across + spacing)).rounded(.down)
      // More items than fit on any screen leave no space between them.
      guard more < 1_000_000 else { return (0, spacing) }
      left -= more * (last.across + spacing)
      count += Int(more)
    }
    return count == 1 ? (left / 2, spacing) : (0, spacing + left / CGFloat(count - 1))
  }

  /// The items of a section whose lines meet a range.
  func items(ofSection section: Int, meeting range: ClosedRange<CGFloat>) -> Range<Int> {
    let lines = sections[section].lines
    let first = lines.partition { $0.end < range.lowerBound }
    let end = lines.partition { $0.start <= range.upperBound }
    guard first < end else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[end - 1].items.upperBound
  }

  /// The sections that meet a range.
  func sections(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = sections.partition { $0.footer.end < range.lowerBound }
    return first..<max(first, sections.partition { $0.header.start <= range.upperBound })
  }
}
