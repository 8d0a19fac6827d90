import Findings
import Foundation
import RecordingStore
import Reporting
import TestBasics
import Testing

@Suite("The HTML report shows differences, and counts what it leaves out")
struct HTMLReportTests {
  @Test func `a recording that could not be compared is named`() {
    var report = SampleReports.report([SampleReports.comparison()])
    report.failures = [
      .init(recording: "b.touchrec", message: "b.touchrec: <damaged>; record it again", kind: .damaged)
    ]
    let page = HTMLReport(report).text()
    #expect(page.contains("<li>b.touchrec: &lt;damaged&gt;; record it again</li>"))
    #expect(page.contains("<td class=\"same\">same</td>"))
    #expect(page.contains("<h1 class=\"inconclusive\" id=\"verdict\">"))
  }

  @Test func `a report of nothing says so`() {
    let page = HTMLReport(ComparisonReport()).text()
    #expect(TagChecker(page).problems == [])
    #expect(page.contains("nothing was compared"))
  }

  @Test func `a comparison shows its first touches and counts the rest`() {
    var divergences = (0..<1_000).map { SampleReports.divergence($0) }
    divergences += (1_000..<1_100).map { SampleReports.divergence($0, followsFrom: "id0") }
    let page = HTMLReport(SampleReports.report([SampleReports.comparison(divergences: divergences)])).text()
    #expect(page.components(separatedBy: "<li class=\"touch\"").count - 1 == HTMLReport.shownTouches)
    #expect(page.contains("… and 800 more touches that differ"))
    #expect(page.contains("100 outcomes follow"))
    #expect(page.contains("<li>… and 80 more</li>"))
  }

  @Test func `each difference of a long session is shown in full on a page of its own or the report's`() throws {
    let divergences = (0..<450).map { SampleReports.divergence($0) }
    let report = SampleReports.report([SampleReports.comparison("a <1>.touchrec", divergences: divergences)])
    let pages = HTMLReport(report, folder: "r.pages", name: "r.html").pages()
    #expect(
      pages.map(\.path)
        == ["", "r.pages/c1-26.html", "r.pages/c1-126.html", "r.pages/c1-226.html", "r.pages/c1-326.html"]
        + ["r.pages/c1-426.html"])
    for page in pages { #expect(TagChecker(page.text).problems == [], "\(page.path)") }
    // Those with the view that decides.
    for (number, page) in pages.enumerated() {
      let places = number == 0 ? 0..<25 : 25 + (number - 1) * 100..<min(450, 25 + number * 100)
      for place in places {
        let item = try #require(page.text.components(separatedBy: "id=\"d-id\(place)\"").dropFirst().first)
        #expect(item.components(separatedBy: "</li>")[0].contains("decided by"), "\(place)")
      }
    }
    #expect(pages[0].text.contains("<a href=\"r.pages/c1-126.html#d-id199\">in full</a>"))
    #expect(pages[0].text.contains("<a href=\"r.pages/c1-426.html\">Differences from 426</a>"))
    #expect(!pages[0].text.contains("more touches that differ"))
    #expect(pages[2].text.contains("a &lt;1&gt;.touchrec: differences 126 to 225"))
    for link in ["../r.html", "c1-26.html", "c1-226.html"] { #expect(pages[2].text.contains("href=\"\(link)\"")) }
  }

  @Test func `each cause is on a page, with a link to its first difference`() throws {
    let comparisons = (0..<60).map { number in
      SampleReports.comparison(
        "\(number).touchrec",
        divergences: (0..<20).map { SampleReports.divergence(number * 20 + $0, old: "v\(number)-\($0)") })
    }
    let report = SampleReports.report(comparisons)
    let causes = CauseList(report).causes
    #expect(causes.count == 1_200)
    let pages = HTMLReport(report, folder: "r.pages", name: "r.html").pages()
    let cards = pages.flatMap { $0.text.components(separatedBy: "<li class=\"cause\"").dropFirst() }
    #expect(cards.count == 1_200 && cards.allSatisfy { $0.contains(">the first</a>") })
  }

  @Test func `a page shows its first comparisons and counts the rest`() {
    let comparisons = (0..<1_300).map {
      SampleReports.comparison("\($0).touchrec", divergences: [SampleReports.divergence($0)])
    }
    let page = HTMLReport(SampleReports.report(comparisons)).text()
    let shown = page.components(separatedBy: "<details class=\"comparison").count - 1
    #expect(shown > 500 && shown <= HTMLReport.shownComparisons)
    #expect(page.contains("\(1_300 - shown) more comparisons"))
    #expect(page.components(separatedBy: " open=\"\"").count - 1 == HTMLReport.openComparisons)
    #expect(TagChecker(page).counts["tr"] == 1_301 && page.utf8.count < 2_000_000)
  }

  @Test func `very long names do not make the page very long`() {
    func size(ofNamesWith count: Int) -> Int {
      let name = String(repeating: "n", count: count)
      let divergences = (0..<100).map { SampleReports.divergence($0, old: name, new: name + "x") }
      return HTMLReport(SampleReports.report([SampleReports.comparison(divergences: divergences)])).text().utf8.count
    }
    #expect(size(ofNamesWith: 100_000) < size(ofNamesWith: 1_000) + 100_000)
  }

  @Test func `a page of 5000 differences has less than 2 MB`() {
    let comparisons = (0..<1_000).map { number in
      SampleReports.comparison(
        "folder\(number % 7)/\(number).touchrec", about: "A tap saves.",
        divergences: (0..<5).map { SampleReports.divergence(number * 5 + $0, old: "view\(number % 90)") })
    }
    let page = HTMLReport(SampleReports.report(comparisons)).text()
    #expect(page.utf8.count < 2_000_000 && page.contains("more comparisons only in the table"))
    #expect(TagChecker(page).problems == [] && page.contains("40 more causes"))
  }

  @Test func `causes precede sessions, and differing sessions precede inconclusive and unchanged ones`() throws {
    let report = SampleReports.report([
      SampleReports.comparison("a/same.touchrec"),
      SampleReports.comparison("a/unknown.touchrec", unknowns: [SampleReports.unknown]),
      SampleReports.comparison("b/differs.touchrec", about: "A tap saves.", divergences: [SampleReports.divergence(1)]),
    ])
    let page = HTMLReport(report).text()
    let parts = [
      "<h1 ", "id=\"causes\"", "<li>A tap saves.</li>", "id=\"sessions\"", ">differs.touchrec</th>",
      ">unknown.touchrec</th>", "1 session without a finding", ">same.touchrec</th>", "id=\"findings\"",
      "b/differs.touchrec</span>", "<p class=\"promise\">A tap saves.</p>", "a/unknown.touchrec</span>",
    ]
    let places = try parts.map { try #require(page.range(of: $0)?.lowerBound, "\($0)") }
    #expect(places == places.sorted())
    #expect(TagChecker(page).problems == [])
  }
}
