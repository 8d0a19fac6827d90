package import Playback
package import ScenePictures

/// A comparison as one HTML page: verdict, table, and a picture beside the touches of each differing session.
///
/// The page needs no other file and no network, and shows everything without its script. Its size is limited, and it
/// states what it leaves out. Deterministic for the same report and pictures.
package struct HTMLReport {
  /// The number of comparisons shown in full; the table contains all of them.
  package static let shownComparisons = 200
  /// The number of touches shown for one comparison.
  package static let shownTouches = 200
  /// The number of listed outcomes that follow from a touch.
  package static let shownFollowers = 20
  /// No further pictures are added above this page size in bytes, and no further sections above twice the size.
  package static let pictureBudget = 16 << 20

  let report: ComparisonReport
  let pictures: ReportPictures

  /// Creates a report with the pictures of ``ReportPictures/gather(for:limit:)``.
  package init(_ report: ComparisonReport, pictures: ReportPictures = ReportPictures()) {
    self.report = report
    self.pictures = pictures
  }

  /// The page, with a final line feed.
  package func text() -> String {
    let sections = HTMLSections(report, pictures: pictures)
    var writer = MarkupWriter()
    writer.verbatim("<!doctype html>\n")
    writer.element("html", ["lang": "en"]) { writer in
      writer.newLine()
      head(to: &writer)
      writer.newLine()
      writer.element("body") { writer in
        writer.newLine()
        writer.append(sections.definitions)
        HTMLSummary(report, anchors: sections.anchors).write(to: &writer)
        writer.element("main") { writer in
          writer.newLine()
          writer.append(sections.body)
        }
        writer.newLine()
        writer.element("script") { $0.verbatim(Self.script) }
      }
    }
    writer.newLine()
    return writer.markup
  }

  private func head(to writer: inout MarkupWriter) {
    writer.element("head") { writer in
      writer.newLine()
      writer.void("meta", ["charset": "utf-8"])
      writer.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      writer.void("meta", ["name": "color-scheme", "content": "light dark"])
      writer.void(
        "meta",
        [
          "http-equiv": "Content-Security-Policy",
          "content": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
        ])
      writer.newLine()
      writer.element("title", text: "TouchReplay: \(report.verdict.rawValue)")
      writer.element("style") {
        $0.verbatim(Self.style)
        $0.verbatim(FingerPalette.style)
      }
    }
  }
}
