import Playback
import PrintedText
import ScenePictures

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

  private struct Session: Hashable {
    let recording: String
    let session: Int
    let profile: String
    let state: Int
  }

  private var drawings: [Session: String] = [:]
  private var usedIDs: Set<String> = []

  init(_ report: ComparisonReport, pictures: ReportPictures) {
    var groups = MarkupWriter()
    var omitted = 0
    for (index, comparison) in report.comparisons.enumerated() where comparison.hasFindings {
      let size = body.markup.utf8.count + groups.markup.utf8.count
      guard anchors.count < HTMLReport.shownComparisons, size < HTMLReport.pictureBudget * 2 else {
        omitted += 1
        continue
      }
      anchors[index] = "c\(index + 1)"
      let picture = pictures[comparison]
      var section = HTMLSection(comparison, anchor: "c\(index + 1)", picture: picture)
      for state in section.states {
        section.drawings[state] = picture.flatMap { draw($0, state, of: comparison, in: &groups) }
      }
      section.write(to: &body, usedIDs: &usedIDs)
    }
    if omitted > 0 {
      body.element(
        "p", ["class": "note"],
        text: "\(Counted.text(omitted, "more comparison")) only in the table above, to keep this page small.")
      body.newLine()
    }
    guard !groups.markup.isEmpty else { return }
    definitions.element("svg", ["class": "definitions", "aria-hidden": "true", "width": "0", "height": "0"]) { writer in
      writer.element("defs") { $0.append(groups) }
    }
    definitions.newLine()
  }

  /// The id of a drawing, created if necessary; `nil` when the page's limit is reached.
  private mutating func draw(
    _ picture: SessionPicture, _ state: Int, of comparison: ComparisonReport.Comparison, in groups: inout MarkupWriter
  ) -> String? {
    let key = Session(
      recording: comparison.recording, session: comparison.session, profile: comparison.profile, state: state)
    if let known = drawings[key] { return known }
    guard groups.markup.utf8.count < HTMLReport.pictureBudget else { return nil }
    let id = "scene\(drawings.count + 1)"
    drawings[key] = id
    ScenePictureMarkup(picture.states[state].scene, trails: picture.trails(ofState: state)).write(
      id: id, to: &groups)
    return id
  }
}
