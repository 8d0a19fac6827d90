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
  init(_ report: ComparisonReport, _ order: some Collection<Int>, pictures: ReportPictures, filters: HTMLFilters) {
    var groups = MarkupWriter()
    var undrawn = 0
    for index in order {
      let comparison = report.comparisons[index]
      let size = body.markup.utf8.count + groups.markup.utf8.count
      guard anchors.count < HTMLReport.shownComparisons, size < HTMLReport.sectionBudget else {
        omitted += 1
        continue
      }
      anchors[index] = "c\(index + 1)"
      let (before, after) = (pictures[comparison, .before], pictures[comparison, .after])
      let isOpen = anchors.count <= HTMLReport.openComparisons
      var section = HTMLSection(
        comparison, anchor: "c\(index + 1)", before: before, after: after,
        isBaselineDrawn: ReportPictures.sides(of: comparison, in: report).contains(.before), filters: filters,
        isOpen: isOpen)
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
