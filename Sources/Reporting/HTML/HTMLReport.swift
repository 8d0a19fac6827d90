package import Findings
import Foundation
package import Pictures
import PrintedText

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
  /// The folder of the further pages beside the file. `nil`: there are none, and the table alone has what does not fit.
  private let folder: String?
  /// The name of the report's file, for the links of further pages.
  private let name: String
  /// Whether a server of this machine sends the page, with its style sheets and scripts as files of their own.
  private let isServed: Bool

  /// The pictures that a page shows, in the order of its sections.
  package static func pictureRequests(
    for report: ComparisonReport, limit: Int = ReportPictures.usualLimit
  ) -> [ReportPictures.Request] {
    let shown = HTMLSections.ordered(report).prefix(shownComparisons).map { report.comparisons[$0] }
    return ReportPictures.requests(for: shown, of: report, limit: limit)
  }

  /// Creates a report with the pictures of ``pictureRequests(for:limit:)``. What does not fit on the page is on further pages, in a
  /// folder beside it, if `folder` is its name.
  package init(
    _ report: ComparisonReport, pictures: ReportPictures = ReportPictures(), folder: String? = nil, name: String = "",
    isServed: Bool = false
  ) {
    self.report = report
    self.pictures = pictures
    self.folder = folder
    self.name = name
    self.isServed = isServed
  }

  /// What the head of each page contains.
  package static let generatorMark = #"<meta name="generator" content="TouchReplay">"#

  /// The style sheets of the page.
  package static var styles: String { ReportFile.styles }

  /// The page, with a final line feed.
  package func text() -> String { pages()[0].text }

  /// A page of the report.
  package struct Page: Sendable {
    /// The path from the folder of the report; empty for the first page, which has the name of the report.
    package let path: String
    /// The text, with a final line feed.
    package let text: String
  }

  /// The report itself, and the further pages that it links to, if there are any.
  package func pages() -> [Page] {
    var pages: [Page] = []
    forEachPage { pages.append($0) }
    return pages
  }

  /// Calls a closure with each of the pages. Only the numbered ones are in memory at once.
  package func forEachPage(_ body: (Page) throws -> Void) rethrows {
    let filters = HTMLFilters(report)
    let order = HTMLSections.ordered(report)
    let touchPages = folder == nil ? nil : HTMLTouchPages(report, order)
    let base = folder.map { Self.link($0) + "/" } ?? ""
    let causes = CauseList(report)
    var parts = [
      HTMLSections(report, order, pictures: pictures, filters: filters, touchPages: touchPages, base: base)
    ]
    if folder != nil {
      while let last = parts.last, last.omitted > 0 || parts.count < HTMLCauses.pages(of: causes) {
        parts.append(
          HTMLSections(
            report, order.suffix(last.omitted), pictures: pictures, filters: filters, touchPages: touchPages))
      }
    }
    let links = HTMLReportLinks(report, causes, parts, touchPages, folder: folder.map(Self.link), name: Self.link(name))
    for (index, sections) in parts.enumerated() {
      try body(
        Page(
          path: path(ofPage: index + 1),
          text: index == 0
            ? first(sections, causes, links, pages: parts.count, filters)
            : further(sections, causes, links, page: index + 1, of: parts.count, filters)))
    }
    for page in touchPages?.pages ?? [] {
      try body(Page(path: "\(folder ?? "")/\(page.name)", text: touches(page, touchPages, filters)))
    }
  }

  /// The path of a page from the folder of the report. The first page is the report.
  private func path(ofPage number: Int) -> String { number == 1 ? "" : "\(folder ?? "")/\(number).html" }

  /// A path as an address.
  static func link(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  private func first(
    _ sections: HTMLSections, _ causes: CauseList, _ links: HTMLReportLinks, pages: Int, _ filters: HTMLFilters
  ) -> String {
    document(base: "") { writer in
      writer.append(sections.definitions)
      HTMLBar(report, filters: filters).write(to: &writer)
      writer.element("main") { writer in
        writer.newLine()
        let list = HTMLCauses(
          report, causes, filters: filters, sections: sections, links: links.causes(onPage: 1), pictures: pictures)
        HTMLSummary(report, filters: filters, causes: list).write(to: &writer)
        HTMLTable(report, links: links.sections, filters: filters).write(to: &writer)
        if !sections.anchors.isEmpty { findings(sections, to: &writer) }
        rest(sections, page: 1, of: pages, to: &writer)
      }
    }
  }

  private func further(
    _ sections: HTMLSections, _ causes: CauseList, _ links: HTMLReportLinks, page: Int, of pages: Int,
    _ filters: HTMLFilters
  ) -> String {
    document(base: "../") { writer in
      writer.append(sections.definitions)
      HTMLBar(report, filters: filters).write(to: &writer)
      writer.element("main") { writer in
        writer.element("h1", text: "Page \(page) of \(pages)")
        HTMLCauses(
          report, causes, filters: filters, sections: sections, links: links.causes(onPage: page), pictures: pictures,
          page: page
        ).write(to: &writer)
        if !sections.anchors.isEmpty { findings(sections, to: &writer) }
        rest(sections, page: page, of: pages, to: &writer)
      }
    }
  }

  /// A page with differences of one session, and links to the pages beside it.
  private func touches(
    _ page: HTMLTouchPages.Page, _ pages: HTMLTouchPages?, _ filters: HTMLFilters
  ) -> String {
    let sections = HTMLSections(report, page, pictures: pictures, filters: filters)
    let recording = MarkupText.shortened(report.comparisons[page.comparison].recording, to: HTMLSections.longestName)
    let beside = [
      ("Report", Self.link("../" + name)),
      ("Before", pages?.page(of: page.comparison, place: page.places.lowerBound - 1)?.name),
      ("After", pages?.page(of: page.comparison, place: page.places.upperBound)?.name),
    ]
    return document(base: "../") { writer in
      writer.append(sections.definitions)
      HTMLBar(report, filters: filters).write(to: &writer)
      writer.element("main") { writer in
        writer.element(
          "h1", text: "\(recording): differences \(page.places.lowerBound + 1) to \(page.places.upperBound)")
        findings(sections, to: &writer)
        writer.element("nav", ["class": "pages", "aria-label": "Pages"]) { writer in
          for (title, link) in beside {
            guard let link else { continue }
            writer.element("a", ["href": link], text: title)
            writer.text(" ")
          }
        }
      }
    }
  }

  /// What follows a page: the links to the other pages, or what is not shown.
  private func rest(_ sections: HTMLSections, page: Int, of pages: Int, to writer: inout MarkupWriter) {
    if sections.omitted > 0, folder == nil {
      writer.element(
        "p", ["class": "note"],
        text: "\(Counted.text(sections.omitted, "more comparison")) only in the table, to keep this page small.")
      writer.newLine()
    }
    guard pages > 1 else { return }
    writer.element("nav", ["class": "pages", "aria-label": "Pages"]) { writer in
      for number in 1...pages {
        // Further pages are in a folder of their own; the report is beside it.
        let link =
          page == 1 ? Self.link(path(ofPage: number)) : number == 1 ? Self.link("../" + name) : "\(number).html"
        if number == page {
          writer.element("b", ["aria-current": "page"], text: "Page \(number)")
        } else {
          writer.element("a", ["href": link], text: "Page \(number)")
        }
        writer.text(" ")
      }
    }
    writer.newLine()
  }

  /// Writes a document; `base` is the path to the folder of the report.
  private func document(base: String, _ body: (inout MarkupWriter) -> Void) -> String {
    var writer = MarkupWriter()
    writer.verbatim("<!doctype html>\n")
    writer.element("html", ["lang": "en", "data-base": isServed ? base : nil]) { writer in
      writer.newLine()
      head(base: base, to: &writer)
      writer.newLine()
      writer.element("body") { writer in
        writer.newLine()
        body(&writer)
        writer.newLine()
        if isServed {
          for name in ["report.js", "review.js"] { writer.element("script", ["src": base + name]) { _ in } }
        } else {
          writer.element("script") { $0.embed(ReportFile.scripts) }
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

  private func head(base: String, to writer: inout MarkupWriter) {
    writer.element("head") { writer in
      writer.newLine()
      writer.void("meta", ["charset": "utf-8"])
      writer.void("meta", ["name": "generator", "content": "TouchReplay"])
      writer.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      writer.void("meta", ["name": "color-scheme", "content": "light dark"])
      if !isServed {
        writer.void(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
          ])
      }
      writer.newLine()
      writer.element("title", text: "TouchReplay: \(report.verdict.rawValue)")
      if isServed {
        writer.void("link", ["rel": "stylesheet", "href": base + "report.css"])
        return
      }
      writer.element("style") {
        $0.embed(ReportFile.styles)
        $0.verbatim(FingerPalette.style)
      }
    }
  }

  /// A style sheet or script of a served report, with its media type. `nil` for another name.
  package static func servedFile(_ name: String) -> (text: String, type: String)? {
    switch name {
    case "report.css":
      (ReportFile.styles + FingerPalette.style.description + ReportFile.reviewStyle, "text/css; charset=utf-8")
    case "report.js": (ReportFile.scripts, "text/javascript; charset=utf-8")
    case "review.js": (ReportFile.reviewScript, "text/javascript; charset=utf-8")
    default: nil
    }
  }
}
