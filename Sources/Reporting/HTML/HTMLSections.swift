import Findings
import Pictures
import PrintedText

/// The sections of the page, one for each comparison with differences or errors, and their drawings.
struct HTMLSections {
  /// Longer names are shortened in the middle.
  static let longestName = 200

  /// The drawings; comparisons of one session share them.
  private(set) var definitions = MarkupWriter()
  /// The sections.
  private(set) var body = MarkupWriter()
  /// The ids of the sections by the index of their comparison.
  private(set) var anchors: [Int: String] = [:]

  /// The ids of the drawings.
  private(set) var drawings: [ScenePicture: String] = [:]
  /// The ids of the differences that are shown.
  private(set) var usedIDs: Set<String> = []

  /// The number of further comparisons, which did not fit.
  private(set) var omitted = 0

  /// The sections of comparisons, of which `order` has the indexes, as many as fit on a page.
  ///
  /// `touchPages` have the differences that the sections do not show in full, in the folder `base`.
  init(
    _ report: ComparisonReport, _ order: some Collection<Int>, pictures: ReportPictures, filters: HTMLFilters,
    touchPages: HTMLTouchPages? = nil, base: String = ""
  ) {
    var groups = MarkupWriter()
    var undrawn = 0
    for index in order {
      let size = body.markup.utf8.count + groups.markup.utf8.count
      guard anchors.count < HTMLReport.shownComparisons, size < HTMLReport.sectionBudget else {
        omitted += 1
        continue
      }
      anchors[index] = "c\(index + 1)"
      var section = Self.section(
        report, index, pictures, filters, isOpen: anchors.count <= HTMLReport.openComparisons)
      if let touchPages {
        section.linkOf = { place in touchPages.page(of: index, place: place).map { base + $0.name } }
        section.furtherEnd = touchPages.end(of: index)
      }
      if size >= HTMLReport.pictureBudget || (pictures.isFull && !section.hasPicture) {
        section.isPictureLeftOut = true
        undrawn += 1
      } else {
        for scene in section.scenes { section.drawings[scene] = draw(scene, in: &groups) }
      }
      section.write(to: &body, usedIDs: &usedIDs)
    }
    if undrawn > 0 {
      body.element(
        "p", ["class": "note"],
        text: "\(Counted.text(undrawn, "comparison")) without pictures, to keep this page small.")
      body.newLine()
    }
    define(groups)
  }

  /// The section of a page of one session.
  init(_ report: ComparisonReport, _ page: HTMLTouchPages.Page, pictures: ReportPictures, filters: HTMLFilters) {
    var groups = MarkupWriter()
    var section = Self.section(
      report, page.comparison, pictures, filters, isOpen: true, places: page.places)
    anchors[page.comparison] = "c\(page.comparison + 1)"
    if section.hasPicture {
      for scene in section.scenes { section.drawings[scene] = draw(scene, in: &groups) }
    } else {
      section.isPictureLeftOut = pictures.isFull
    }
    section.write(to: &body, usedIDs: &usedIDs)
    define(groups)
  }

  private static func section(
    _ report: ComparisonReport, _ index: Int, _ pictures: ReportPictures, _ filters: HTMLFilters, isOpen: Bool,
    places: Range<Int> = 0..<HTMLReport.shownTouches
  ) -> HTMLSection {
    let comparison = report.comparisons[index]
    return HTMLSection(
      comparison, anchor: "c\(index + 1)", before: pictures[comparison, .before], after: pictures[comparison, .after],
      isBaselineDrawn: ReportPictures.sides(of: comparison, in: report).contains(.before), filters: filters,
      isOpen: isOpen, places: places)
  }

  private mutating func define(_ groups: MarkupWriter) {
    guard !groups.markup.isEmpty else { return }
    definitions.element("svg", ["class": "definitions", "aria-hidden": "true", "width": "0", "height": "0"]) { writer in
      writer.element("defs") { $0.append(groups) }
    }
    definitions.newLine()
  }

  /// The indexes of the comparisons with findings. The one with the first difference of each cause comes first, then what
  /// differs, then what is inconclusive.
  static func ordered(_ report: ComparisonReport) -> [Int] {
    let causes = CauseList(report).causes.enumerated()
    let places = Dictionary(causes.map { ($0.element.first.id, $0.offset) }) { first, _ in first }
    return report.comparisons.enumerated().filter { $0.element.hasFindings }.map { index, comparison in
      let cause = comparison.roots.lazy.compactMap { places[$0.id] }.min() ?? .max
      return (index: index, rank: (comparison.divergenceCount > 0 ? 0 : 1, cause, index))
    }.sorted { $0.rank < $1.rank }.map(\.index)
  }

  /// The id of a drawing, created if necessary.
  private mutating func draw(_ scene: ScenePicture, in groups: inout MarkupWriter) -> String {
    if let known = drawings[scene] { return known }
    let id = "scene\(drawings.count + 1)"
    drawings[scene] = id
    ScenePictureMarkup(scene, trails: []).write(id: id, to: &groups)
    return id
  }
}
