import Foundation
import RecordingStore
import Testing

@testable import Findings
@testable import Reporting

@Suite("The Markdown report is a comment that GitHub accepts")
struct MarkdownReportTests {
  @Test func `it begins with the verdict and the counts, then the causes with the broken promises`() throws {
    var report = SampleReports.report([
      SampleReports.comparison("a.touchrec", about: "A tap saves.", divergences: [SampleReports.divergence(1)]),
      SampleReports.comparison(
        "b.touchrec", about: "A tap opens.",
        divergences: [SampleReports.divergence(2, old: "panel"), SampleReports.divergence(3, old: "panel")]),
      SampleReports.comparison("c.touchrec", unknowns: [SampleReports.unknown], isNondeterministic: true),
    ])
    report.failures = [.init(recording: "d.touchrec", message: "d.touchrec: damaged", kind: .damaged)]
    let text = MarkdownReport(report).text()
    #expect(text.hasPrefix("## ❌ TouchReplay: differs (nondeterministic: 1 comparison)\n"))
    #expect(text.contains("\n| 0 | 2 | 1 | 0 | 1 | 1 | 0 | 1 | 0 | 0 | 0 | 0 |\n"))
    let first = try #require(text.range(of: "1. `panel`: it was its own hit, and its touch delegate returned new"))
    let second = try #require(text.range(of: "2. `old`: it was"))
    let details = try #require(
      text.range(of: "<details><summary><code>a.touchrec</code> under <code>delegate, ios17</code>: 1 difference"))
    #expect(first.lowerBound < second.lowerBound && second.lowerBound < details.lowerBound)
    #expect(text.contains("**2 touches in 1 recording**") && text.contains("1 promise broken: “A tap opens.”"))
    #expect(text.contains("first: `one.touchrec`: touch 1 at 0.002 s (2, 20): panel → new"))
    #expect(
      text.contains("- `c.touchrec` (delegate, ios17): nondeterministic: another replay had other outcomes; unknown: "))
    #expect(text.contains("### Not compared\n\n- d.touchrec: damaged\n"))
    #expect(!text.contains("Left out"))
  }

  @Test(arguments: [1, 3, 40])
  func `it has at most 65536 bytes, whatever the names are, and counts what is left out`(width: Int) throws {
    let comparisons = (0..<2_000).map { number in
      SampleReports.comparison(
        "\(number).touchrec", about: String(repeating: "😀`|\n", count: width * 10),
        divergences: [SampleReports.divergence(number, old: "view\(number)" + String(repeating: "`é", count: width))],
        unknowns: [SampleReports.unknown])
    }
    let text = MarkdownReport(SampleReports.report(comparisons)).text()
    #expect(text.utf8.count <= 65_536 && text.utf8.count > 60_000)
    let left = try #require(
      text.split(separator: "\n").last?.firstMatch(of: #/(\d+) causes, \d+ inconclusive comparisons, 2000 /#))
    let shown = text.matches(of: #/(?m)^\d+\. /#).count
    #expect(Int(left.1) == 2_000 - shown && shown > 10)
  }

  @Test(arguments: HostileReports.names)
  func `names are text and nothing else`(name: String) {
    let text = MarkdownReport(HostileReports.report(name)).text()
    #expect(HostileReports.controls(text) == [])
    // Without code and escaped characters, nothing of a name may be a tag, a mention, a link or a table.
    let outside = text.replacing(#/(`+)(?:(?!\1`).)*?[^`]\1(?!`)/#, with: "")
      .replacing(#/<code>[^<>]*<\/code>/#, with: "").replacing(#/\\./#, with: "")
    for syntax in ["@", "://", "](", "<script", "#12", "www."] { #expect(!outside.contains(syntax), "\(outside)") }
    #expect(text.matches(of: #/(?m)^\|/#).count == 3)
    #expect(text.matches(of: #/<details>/#).count == 1 && text.matches(of: #/(?m)^<\/details>/#).count == 1)
    #expect(text.matches(of: #/(?m)^#/#).count == 5)
  }

  @Test(arguments: [("a", "`a`"), ("a`b", "`` a`b ``"), ("``", "``` `` ```"), (" a", "`  a `"), ("", "`-`")])
  func `a name in code has a longer fence than itself`(name: String, code: String) {
    #expect(MarkdownText.code(name) == code)
  }

  @Test func `a comparison without differences says so`() {
    let text = MarkdownReport(SampleReports.report([SampleReports.comparison()])).text()
    #expect(text.hasPrefix("## ✅ TouchReplay: same\n") && text.contains("no divergence") && !text.contains("###"))
    #expect(MarkdownReport(ComparisonReport()).text().hasPrefix("## ❔ TouchReplay: inconclusive\n"))
  }
}
