import Findings

/// The pages of single sessions: the differences that a session's section does not show in full, some on each page.
struct HTMLTouchPages {
  /// The number of differences on a page.
  static let touches = 100
  /// The number of such pages of a report. The differences after them are counted.
  static let most = 300

  /// A page of a comparison.
  struct Page: Hashable {
    /// The index of the comparison in the report.
    let comparison: Int
    /// The places of the differences among those of the comparison that follow from no other, from 0.
    let places: Range<Int>

    var name: String { "c\(comparison + 1)-\(places.lowerBound + 1).html" }
  }

  /// The pages, in the order of the sections.
  let pages: [Page]
  private let ends: [Int: Int]

  /// The pages of comparisons, of which `order` has the indexes. Those that come first have pages before the others do.
  init(_ report: ComparisonReport, _ order: [Int]) {
    var pages: [Page] = []
    var ends: [Int: Int] = [:]
    for index in order where pages.count < Self.most {
      let count = report.comparisons[index].rootCount
      guard count > HTMLReport.wholeTouches, report.comparisons[index].listedCount > HTMLReport.wholeTouches
      else { continue }
      // Of the differences only those that are kept can be shown.
      let end = report.comparisons[index].roots.reduce(0) { count, _ in count + 1 }
      for start in stride(from: HTMLReport.wholeTouches, to: end, by: Self.touches) where pages.count < Self.most {
        pages.append(Page(comparison: index, places: start..<min(end, start + Self.touches)))
        ends[index] = pages.last?.places.upperBound
      }
    }
    (self.pages, self.ends) = (pages, ends)
  }

  /// The page with a difference of a comparison. `nil` for one that a section shows in full, or that is only counted.
  func page(of comparison: Int, place: Int) -> Page? {
    guard place >= HTMLReport.wholeTouches, let end = ends[comparison], place < end else { return nil }
    let start = place - (place - HTMLReport.wholeTouches) % Self.touches
    return Page(comparison: comparison, places: start..<min(end, start + Self.touches))
  }

  /// The number of the differences of a comparison that have a place on a page or are shown in full.
  func end(of comparison: Int) -> Int? { ends[comparison] }
}
