package import Findings
package import Pictures

/// A comparison as one HTML page: verdict and causes, then a table, then a section for each differing session with a picture beside
/// its touches.
///
/// The page needs no other file and no network, and shows everything without its script. Its size is limited, and it
/// states what it leaves out. Deterministic for the same report and pictures.
package struct HTMLReport {
  /// The number of comparisons shown in full; the table contains all of them.
  package static let shownComparisons = 1_000
  /// The number of sections that are open at first.
  package static let openComparisons = 3
  /// The number of touches shown for one comparison.
  package static let shownTouches = 200
  /// The number of those that are shown with the decision and the consequences.
  package static let wholeTouches = 25
  /// The number of listed outcomes that follow from a touch.
  package static let shownFollowers = 20
  /// No further pictures are added above this size of the sections in bytes.
  package static let pictureBudget = 800_000
  /// No further sections are added above this size in bytes. With causes and tables the page has less than 2 MB.
  package static let sectionBudget = 1_150_000

  let report: ComparisonReport
  let pictures: ReportPictures

  /// The pictures that a page shows, in the order of its sections.
  package static func pictureRequests(
    for report: ComparisonReport, limit: Int = ReportPictures.usualLimit
  ) -> [ReportPictures.Request] {
    let shown = HTMLSections.ordered(report).prefix(shownComparisons).map { report.comparisons[$0] }
    return ReportPictures.requests(for: shown, of: report, limit: limit)
  }

  /// Creates a report with the pictures of ``pictureRequests(for:limit:)``.
  package init(_ report: ComparisonReport, pictures: ReportPictures = ReportPictures()) {
    self.report = report
    self.pictures = pictures
  }

  /// The page, with a final line feed.
  package func text() -> String {
    let filters = HTMLFilters(report)
    let sections = HTMLSections(report, pictures: pictures, filters: filters)
    var writer = MarkupWriter()
    writer.verbatim("<!doctype html>\n")
    writer.element("html", ["lang": "en"]) { writer in
      writer.newLine()
      head(to: &writer)
      writer.newLine()
      writer.element("body") { writer in
        writer.newLine()
        writer.append(sections.definitions)
        HTMLBar(report, filters: filters).write(to: &writer)
        writer.element("main") { writer in
          writer.newLine()
          HTMLSummary(report, filters: filters, shown: sections.usedIDs).write(to: &writer)
          HTMLTable(report, anchors: sections.anchors, filters: filters).write(to: &writer)
          if !sections.anchors.isEmpty { findings(sections, to: &writer) }
        }
        writer.newLine()
        writer.element("script") {
          $0.verbatim(Self.filtering)
          $0.verbatim(Self.script)
        }
      }
    }
    writer.newLine()
    return writer.markup
  }

  private func findings(_ sections: HTMLSections, to writer: inout MarkupWriter) {
    writer.element("section", ["class": "findings-list", "aria-labelledby": "findings"]) { writer in
      writer.element("h2", ["id": "findings"], text: "Findings")
      if !sections.definitions.markup.isEmpty { PictureLegend.write(to: &writer) }
      writer.newLine()
      writer.append(sections.body)
    }
    writer.newLine()
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
        $0.verbatim(Self.barStyle)
        $0.verbatim(FingerPalette.style)
      }
    }
  }
}
