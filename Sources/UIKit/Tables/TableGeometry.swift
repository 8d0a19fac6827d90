import Foundation

/// The positions of a table's sections and rows, as prefix sums of heights, so that a row is found in logarithmic time.
///
/// A row's range is half-open: it includes its top but not its bottom; a row of height 0 contains no point.
/// Source: half-open ranges are inferred [I]. Row numbers count through all sections; y is in content coordinates.
struct TableGeometry {
  /// One section: header, rows and footer without gaps; padding may precede the header.
  struct Section {
    /// The top of the section, padding included.
    let top: CGFloat
    /// The top of the header.
    let headerTop: CGFloat
    /// The top of the first row.
    let rowsTop: CGFloat
    /// The top of the footer.
    let footerTop: CGFloat
    /// The bottom of the section.
    let bottom: CGFloat
    /// The number of the section's first row.
    let firstRow: Int
    let rowCount: Int

    fileprivate func growing(by height: CGFloat) -> Section {
      Section(
        top: top, headerTop: headerTop, rowsTop: rowsTop, footerTop: footerTop + height, bottom: bottom + height,
        firstRow: firstRow, rowCount: rowCount)
    }

    fileprivate func moved(by distance: CGFloat) -> Section {
      Section(
        top: top + distance, headerTop: headerTop + distance, rowsTop: rowsTop + distance,
        footerTop: footerTop + distance, bottom: bottom + distance, firstRow: firstRow, rowCount: rowCount)
    }
  }

  private(set) var sections: [Section] = []
  /// For each section the tops of its rows and the bottom of the last.
  private var edges: ContiguousArray<CGFloat> = []
  private(set) var rowCount = 0
  private(set) var bottom: CGFloat

  /// Starts below the content that precedes all sections.
  init(top: CGFloat = 0) {
    bottom = top
  }

  /// Appends a section. Negative heights count as zero.
  mutating func append(padding: CGFloat = 0, header: CGFloat = 0, rows: some Sequence<CGFloat>, footer: CGFloat = 0) {
    let headerTop = bottom + max(padding, 0)
    let rowsTop = headerTop + max(header, 0)
    let firstEdge = edges.count
    edges.append(rowsTop)
    for height in rows { edges.append(edges[edges.count - 1] + max(height, 0)) }
    let count = edges.count - firstEdge - 1
    let footerTop = edges[edges.count - 1]
    let section = Section(
      top: bottom, headerTop: headerTop, rowsTop: rowsTop, footerTop: footerTop, bottom: footerTop + max(footer, 0),
      firstRow: rowCount, rowCount: count)
    sections.append(section)
    rowCount += count
    bottom = section.bottom
  }

  /// Changes the height of a row. Everything below it moves.
  mutating func setHeight(ofRow number: Int, to height: CGFloat) {
    let section = sectionIndex(ofRow: number)
    let growth = max(height, 0) - band(ofRow: number).height
    guard growth != 0 else { return }
    for edge in (number + section + 1)..<edges.count { edges[edge] += growth }
    sections[section] = sections[section].growing(by: growth)
    for index in sections.indices.dropFirst(section + 1) { sections[index] = sections[index].moved(by: growth) }
    bottom += growth
  }

  /// The number of a row; `nil` if it does not exist.
  func number(of path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section), path.row >= 0,
      path.row < sections[path.section].rowCount
    else { return nil }
    return sections[path.section].firstRow + path.row
  }

  /// The index path of a row number.
  func path(ofRow number: Int) -> IndexPath {
    let section = sectionIndex(ofRow: number)
    return IndexPath(row: number - sections[section].firstRow, section: section)
  }

  /// The top and height of a row.
  func band(ofRow number: Int) -> (top: CGFloat, height: CGFloat) {
    let edge = number + sectionIndex(ofRow: number)
    return (edges[edge], edges[edge + 1] - edges[edge])
  }

  /// The row at a y coordinate; `nil` over headers and footers and outside all sections.
  func row(at y: CGFloat) -> Int? {
    let number = firstRow(endingBelow: y)
    guard number < rowCount, band(ofRow: number).top <= y else { return nil }
    return number
  }

  /// The rows that intersect the range from `top` to `bottom`, those of height 0 inside it included.
  func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard bottom > top else { return 0..<0 }
    let first = firstRow(endingBelow: top)
    // A row of height 0 exactly at the bottom is not visible.
    return first..<max(first, firstRow(beginningAt: bottom))
  }

  /// The sections that intersect the range from `top` to `bottom`.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard bottom > top else { return 0..<0 }
    let first = sections.partition { $0.bottom <= top }
    return first..<max(first, sections.partition { $0.top < bottom })
  }

  /// The first row whose bottom is below `y`.
  private func firstRow(endingBelow y: CGFloat) -> Int {
    let index = sections.partition { $0.footerTop <= y }
    guard index < sections.count else { return rowCount }
    let section = sections[index]
    let firstEdge = section.firstRow + index + 1
    return section.firstRow + (0..<section.rowCount).partition { edges[firstEdge + $0] <= y }
  }

  /// The first row whose top is at `y` or below.
  private func firstRow(beginningAt y: CGFloat) -> Int {
    let index = sections.partition { $0.footerTop < y }
    guard index < sections.count else { return rowCount }
    let section = sections[index]
    let firstEdge = section.firstRow + index
    return section.firstRow + (0..<section.rowCount).partition { edges[firstEdge + $0] < y }
  }

  private func sectionIndex(ofRow number: Int) -> Int {
    sections.partition { $0.firstRow + $0.rowCount <= number }
  }
}
