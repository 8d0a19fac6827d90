import Findings
import JSONText
import RecordingStore
import Reporting
import Testing

@Suite("The matrix shows which strategy leaves which recording unchanged")
struct MatrixTests {
  private static let strategies = strategies("uikit,delegate")

  private static func strategies(_ names: String) -> [String] { names.split(separator: ",").map(String.init) }

  /// Two systems: one with an unchanged and a differing recording, and one with an unknown outcome.
  private static let report = SampleReports.report([
    SampleReports.comparison("r/toast/a.touchrec", about: "The page is live.", strategy: "uikit"),
    SampleReports.comparison(
      "r/toast/a.touchrec", about: "The page is live.", divergences: [SampleReports.divergence(1)]),
    SampleReports.comparison("r/toast/b.touchrec", recordedStrategy: "delegate", strategy: "uikit"),
    SampleReports.comparison("r/toast/b.touchrec", recordedStrategy: "delegate"),
    SampleReports.comparison("r/sheet/c.touchrec", recordedStrategy: "tag:tag=9", strategy: "uikit"),
    SampleReports.comparison("r/sheet/c.touchrec", recordedStrategy: "tag:tag=9", unknowns: [SampleReports.unknown]),
  ])

  private func cells(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      String(line).replacing(#/(\S) {2,}/#) { match in String(match.output.1) + "|" }
    }
  }

  @Test func `recordings stand below their folders, with their descriptions and the strategies they were made under`() {
    #expect(
      cells(MatrixReport(Self.report, Self.strategies).text()) == [
        "recording|recorded under|uikit|delegate", "r/toast", "  a|uikit|same *|1 differ", "      The page is live.",
        "  b|delegate|same|same *", "r/sheet", "  c|tag:tag=9|same|unknown", "unchanged|uikit|delegate",
        "r/toast|2/2|1/2", "r/sheet|1/1|0/1, 1 unknown", "all|3/3|1/3, 1 unknown",
        "same: every outcome is the one recorded, so the recording is unchanged",
        "N differ: so many touches land elsewhere or end in something else",
        "unknown: no difference is known, and part of the comparison is unknown", "*: the strategy that was recorded",
        "comparisons: 4 same, 1 different, 1 inconclusive, 0 skipped", "unknown: 1 comparison",
        "compared 6 recordings, 60 outcomes", "verdict: differs",
      ])
  }

  @Test func `the words are about the baseline if that is not the recording`() {
    var report = SampleReports.report([
      SampleReports.comparison("a.touchrec", strategy: "uikit"),
      SampleReports.comparison("b.touchrec", strategy: "uikit"),
    ])
    for index in report.comparisons.indices { report.comparisons[index].against = "build:main" }
    let text = MatrixReport(report, ["uikit"]).text()
    #expect(
      text.contains("\nsame: every outcome is that of build:main\n") && text.contains("outcomes, against build:main\n"))
    #expect(MatrixMarkdown(report, ["uikit"]).text().contains("- same: every outcome is that of build:main\n"))
  }

  @Test func `the strategies recorded under have a column where one of them is no column`() {
    let toasts = SampleReports.report(Array(Self.report.comparisons.prefix(4)))
    #expect(cells(MatrixReport(toasts, Self.strategies).text())[0] == "recording|uikit|delegate")
    #expect(cells(MatrixReport(toasts, ["uikit"]).text())[0] == "recording|recorded under|uikit")
  }

  @Test func `a recording whose replays differ from each other is unknown, unless it differs from the recording`() {
    let report = SampleReports.report([
      SampleReports.comparison("r/a.touchrec", isNondeterministic: true),
      SampleReports.comparison("r/b.touchrec", divergences: [SampleReports.divergence(1)], isNondeterministic: true),
    ])
    let table = StrategyMatrix(report, Self.strategies("delegate"))
    #expect(table.rows.map { $0.results[0] } == [.unknown, .differs(1)])
    let tally = table.tally(of: 0)
    #expect(tally.unchanged == 0 && tally.unknown == 1 && tally.total == 2)
  }

  @Test func `descriptions can be left out`() {
    #expect(!MatrixReport(Self.report, Self.strategies, showsDescriptions: false).text().contains("live"))
    #expect(!MatrixMarkdown(Self.report, Self.strategies, showsDescriptions: false).text().contains("live"))
  }

  @Test func `one recording is a table of one row under its whole name`() {
    let one = SampleReports.report(Array(Self.report.comparisons.prefix(2)))
    #expect(
      cells(MatrixReport(one, Self.strategies).text()) == [
        "recording|uikit|delegate", "r/toast/a.touchrec|same *|1 differ", "      The page is live.",
        "comparisons: 1 same, 1 different, 0 inconclusive, 0 skipped",
        "compared 2 recordings, 20 outcomes", "verdict: differs",
      ])
  }

  @Test func `sessions of one file are rows of their own, and nothing compared is a table without rows`() {
    let report = SampleReports.report((0..<2).map { SampleReports.comparison("a.touchrec", session: $0) })
    let lines = cells(MatrixReport(report, Self.strategies("delegate")).text())
    #expect(lines[1...2] == ["a.touchrec|uikit|same", "a.touchrec session 1|uikit|same"])
    #expect(lines.contains(".|2/2") && !lines.contains { $0.hasPrefix("all") })
    #expect(
      cells(MatrixReport(SampleReports.report([]), Self.strategies("delegate")).text()).first == "recording|delegate")
  }

  @Test func `a hundred recordings are a hundred rows, and a long description goes over several lines`() {
    let about = Array(repeating: "word", count: 60).joined(separator: " \n")
    let report = SampleReports.report((0..<100).map { SampleReports.comparison("r/s/\($0).touchrec", about: about) })
    let lines = MatrixReport(report, Self.strategies("delegate")).text().split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("  same") } == 100)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.count { $0.contains("word") } == 400)
  }

  @Test func `in Markdown recordings are links, and nothing that they say is markup`() {
    let hostile = SampleReports.comparison(
      "a b(c)/x|y.touchrec", about: "<b>*all*</b>\n| [x](y)", recordedStrategy: "`|`")
    let text = MatrixMarkdown(SampleReports.report([hostile]), Self.strategies("delegate")).text()
    #expect(
      text.contains(
        #"| [x\|y](a%20b%28c%29/x%7Cy.touchrec): \<b\>\*all\*\</b\> \| \[x\](y) | `'|'` | same |"#))
    let table = MatrixMarkdown(Self.report, Self.strategies).text()
    #expect(table.contains("**toast**\n\n| recording | recorded under | `uikit` | `delegate` |\n|---|---|---|---|\n"))
    #expect(table.contains("| [a](r/toast/a.touchrec): The page is live. | `uikit` | **same** | 1 differ |\n"))
    #expect(table.contains("| unchanged | `uikit` | `delegate` |\n"))
    #expect(table.contains("| toast | 2/2 | 1/2 |\n| sheet | 1/1 | 0/1, 1 unknown |\n| **all** | **3/3** |"))
  }

  @Test func `for programs the same facts are under a key of the comparison`() throws {
    let table = StrategyMatrix(Self.report, Self.strategies)
    let json = try JSONValue.parse(JSONReport(Self.report, table: table).text().utf8)
    let matrix = try #require(json["matrix"])
    #expect(matrix["strategies"]?.array?.compactMap(\.string) == ["uikit", "delegate"])
    let toast = try #require(matrix["systems"]?.array?.first)
    #expect(toast["folder"]?.string == "r/toast")
    let row = try #require(toast["recordings"]?.array?.first)
    #expect(row["about"]?.string == "The page is live." && row["recordedUnder"]?.string == "uikit")
    let results = try #require(row["results"]?.array)
    #expect(results.compactMap { $0["result"]?.string } == ["same", "differs"])
    #expect(results.compactMap { $0["touches"]?.number } == [0, 1])
    let unchanged = try #require(matrix["unchanged"]?.array?.last)
    #expect(unchanged["unchanged"]?.number == 1 && unchanged["unknown"]?.number == 1)
    #expect(toast["unchanged"]?.array?.compactMap { $0["unchanged"]?.number } == [2, 1])
    for key in ["kept", "promises"] { #expect(matrix[key] == nil && toast[key] == nil && unchanged[key] == nil) }
    #expect(try JSONValue.parse(JSONReport(Self.report).text().utf8)["matrix"] == nil)
  }
}
