import Findings
import HitTestTerms
import Pictures
import PrintedText

/// The causes of the differences, the largest first, each with what it breaks and a link to its first difference.
struct HTMLCauses {
  /// The number of causes that are listed.
  static let shownCauses = 50
  /// The number of causes that each further page lists.
  private static let furtherCauses = 500
  /// The number of causes that are shown at first.
  private static let openCauses = 5
  /// The number of causes that have pictures.
  private static let picturedCauses = 12

  private let list: CauseList
  private let filters: HTMLFilters
  private let sections: HTMLSections
  /// The addresses of the first differences of causes by their id.
  private let links: [String: String]
  private let pictures: ReportPictures
  private let options: ReplayOptions?
  /// The places of the causes that are listed.
  private let places: Range<Int>
  private let isRest: Bool
  /// The comparisons with differences of each cause that is listed.
  private let found: [[ComparisonReport.Comparison]]

  /// The number of the pages that the causes need.
  static func pages(of list: CauseList) -> Int {
    1 + (max(0, list.causes.count - shownCauses) + furtherCauses - 1) / furtherCauses
  }

  /// `sections` have the drawings, `links` the addresses of the first differences. A page after the first lists causes that the pages
  /// before it leave out.
  init(
    _ report: ComparisonReport, _ list: CauseList, filters: HTMLFilters, sections: HTMLSections,
    links: [String: String], pictures: ReportPictures, page: Int = 1
  ) {
    let isRest = page > 1
    self.links = links
    (self.sections, self.pictures, options) = (sections, pictures, report.replayOptions)
    (self.list, self.filters, self.isRest) = (list, filters, isRest)
    let count = list.causes.count
    let first = isRest ? min(Self.shownCauses + (page - 2) * Self.furtherCauses, count) : 0
    places = first..<min(count, isRest ? first + Self.furtherCauses : Self.shownCauses)
    var causeOf: [String: Int] = [:]
    for place in places {
      for id in list.causes[place].divergences { causeOf[id] = place - first }
    }
    var found: [[ComparisonReport.Comparison]] = Array(repeating: [], count: places.count)
    for comparison in report.comparisons where comparison.divergenceCount > 0 && !causeOf.isEmpty {
      for cause in Set(comparison.roots.compactMap { causeOf[$0.id] }) { found[cause].append(comparison) }
    }
    self.found = found
  }

  func write(to writer: inout MarkupWriter) {
    guard !places.isEmpty else { return }
    writer.element("section", ["class": "causes", "aria-labelledby": "causes"]) { writer in
      writer.element(
        "h2", ["id": "causes"],
        text: isRest ? Counted.text(places.count, "more cause") : Counted.text(list.causes.count, "cause"))
      writer.newLine()
      let open = isRest ? places : places.prefix(Self.openCauses)
      items(open, to: &writer)
      let more = places.dropFirst(open.count)
      if !more.isEmpty {
        writer.element("details", ["class": "more"]) { writer in
          writer.element("summary", text: Counted.text(more.count, "smaller cause"))
          items(more, to: &writer)
        }
      }
      // Further pages list these, if there are any.
      let rest = list.causes.count - places.upperBound
      if rest > 0 { writer.element("p", ["class": "note"], text: "… and \(Counted.text(rest, "more cause"))") }
      if list.uncounted > 0, !isRest {
        writer.element(
          "p", ["class": "note"], text: "… and \(Counted.text(list.uncounted, "difference")) that were only counted")
      }
    }
    writer.newLine()
  }

  private func items(_ places: Range<Int>, to writer: inout MarkupWriter) {
    writer.element("ol", ["start": String(places.lowerBound + 1)]) { writer in
      writer.newLine()
      for place in places {
        let comparisons = found[place - self.places.lowerBound]
        writer.element("li", filters.attributes("cause", of: comparisons, cause: list.causes[place].id)) { writer in
          write(list.causes[place], place, comparisons, to: &writer)
        }
        writer.newLine()
      }
    }
  }

  private func write(
    _ cause: Cause, _ place: Int, _ comparisons: [ComparisonReport.Comparison], to writer: inout MarkupWriter
  ) {
    let comparison = comparisons.first { comparison in comparison.roots.contains { $0.id == cause.first.id } }
    HTMLCauseCard(
      cause: cause, comparison: comparison, options: options,
      link: links[cause.first.id],
      textOf: { view in comparison.flatMap { text(of: view, at: cause.first.event, in: $0) } },
      pictures: place < Self.picturedCauses
        ? comparison.flatMap { HTMLThumbnails(cause.first, of: $0, pictures, drawings: sections.drawings) } : nil
    ).write(to: &writer)
  }

  /// The text of a view at an event, as the pictures of a comparison have it.
  private func text(of view: ViewID, at event: Int, in comparison: ComparisonReport.Comparison) -> String? {
    for side in [ReportPictures.Side.before, .after] {
      guard let picture = pictures[comparison, side], !picture.states.isEmpty else { continue }
      let shapes = picture.states[picture.state(ofEvent: event)].scene.shapes
      if let text = shapes.first(where: { $0.view == view })?.text { return text }
    }
    return nil
  }
}
