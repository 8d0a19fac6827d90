public import Playback
public import ScenePictures

/// A comparison as one page for people: verdict, table, and for each session that differs a picture beside its touches.
///
/// The page needs no other file and no network, opens from a disk, and shows everything without its script. Its size is
/// bounded, and it says what it leaves out. The same report and pictures give the same bytes.
public struct HTMLReport {
  /// How many comparisons are shown in full; the table has all of them.
  public static let shownComparisons = 200
  /// How many touches are shown for one comparison.
  public static let shownTouches = 200
  /// How many outcomes that follow from a touch are listed one by one.
  public static let shownFollowers = 20
  /// Pictures end where the page would get larger than this, in bytes; sections end at twice the size.
  public static let pictureBudget = 16 << 20

  let report: ComparisonReport
  let pictures: ReportPictures

  /// A report to be written, with what ``ReportPictures/gather(for:limit:)`` gave for it.
  public init(_ report: ComparisonReport, pictures: ReportPictures = ReportPictures()) {
    self.report = report
    self.pictures = pictures
  }

  /// The page, a line end at its end.
  public func text() -> String {
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
      writer.element("style") { $0.verbatim(Self.style) }
    }
  }
}
