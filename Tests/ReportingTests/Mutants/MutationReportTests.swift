import Findings
import JSONText
import Reporting
import Testing

@Suite("Reports of the faults that recordings notice")
struct MutationReportTests {
  private static func mutant(_ line: Int, _ original: String, _ replacement: String) -> Mutant {
    Mutant(
      key: "A.swift:\(line)", number: line, kind: "condition", file: "A.swift", line: line, column: 3, endLine: line,
      endColumn: 9, original: original, replacement: replacement, declaration: "A.hitTest")
  }

  private static var report: MutationReport {
    var report = MutationReport()
    let statuses: [MutationReport.Status] = [
      .killed, .timeout, .survived, .survived, .noCoverage, .unknown, .equivalent, .compileError,
    ]
    report.entries = statuses.enumerated().map { index, status in
      var entry = MutationReport.Entry(mutant(index / 2 + 1, "isOpen", index == 3 ? "" : "<b>"), status)
      if status != .noCoverage { entry.covering = [0] }
      return entry
    }
    report.entries[0].killer = 0
    report.entries[5].reason = "a size is not known"
    (report.entries[6].explored, report.entries[6].screens) = (12, 3)
    report.entries[3].found = ("found/A.touchrec", ["touch 1 at 1,2: a → b"])
    report.sessions = [MutationReport.Session(name: "r.touchrec", path: "r.touchrec")]
    report.sources = [MutationReport.Source(path: "A.swift", text: "let a = 1 < 2\nlet b\nlet c\nlet d")]
    (report.threshold, report.explored) = (50, 84)
    return report
  }

  @Test("the text lists what is not noticed, counts each status, and rounds the score down")
  func text() {
    var report = Self.report
    #expect(
      MutationText(report).lines() == [
        "A.swift:2:3: isOpen → <b>: survived 1 session", "A.swift:2:3: without isOpen: survived 1 session",
        "  found/A.touchrec: touch 1 at 1,2: a → b",
        "A.swift:3: A.hitTest: no session reaches line 3 (1 mutant)",
        "A.swift:3:3: isOpen → <b>: unknown: a size is not known",
        "1 survivor probably equivalent, listed by --json and html: no map differs, and none of 84 explored sessions",
        "8 mutants: 1 killed, 1 without end, 2 survived, 1 not covered, 1 unknown, 1 probably equivalent, 1 not compiled",
        "score: 40 % (2 of 5), below 50 %",
      ])
    report.threshold = 40
    #expect(!report.isBelowThreshold)
    report.entries = Array(repeating: report.entries[0], count: 2) + [report.entries[2]]
    #expect(MutationText(report).lines().last == "score: 66.6 % (2 of 3)")
    report.entries = []
    #expect(report.score == nil && !report.isBelowThreshold)
  }

  @Test("the JSON of Stryker's dashboards has its own words for each status")
  func stryker() throws {
    let document = try JSONValue.parse(Array(StrykerReport.text(Self.report, version: "1").utf8))
    let mutants = document["files"]?["A.swift"]?["mutants"]?.array ?? []
    #expect(
      mutants.compactMap { $0["status"]?.string } == [
        "Killed", "Timeout", "Survived", "Survived", "NoCoverage", "Ignored", "Ignored", "CompileError",
      ])
    #expect(mutants[5]["statusReason"]?.string == "unknown: a size is not known")
    #expect(mutants[6]["statusReason"]?.string?.hasPrefix("probably equivalent") == true)
    #expect(mutants[0]["killedBy"]?.array?.compactMap(\.string) == ["0"])
    #expect(mutants[0]["location"]?["end"]?["column"]?.integer == 9)
    #expect(document["testFiles"]?["r.touchrec"]?["tests"]?.array?.first?["id"]?.string == "0")
    #expect(document["thresholds"]?["break"]?.integer == 50)
  }

  @Test("the page shows the source with what is not noticed, and no markup of a file")
  func page() {
    let text = MutationHTML(Self.report).text()
    #expect(text.contains("let a = 1 &lt; 2") && text.contains("&lt;b&gt;: survived 1 session"))
    #expect(!text.contains("<b>"))
    #expect(text.contains("2 of 2"))
  }
}
