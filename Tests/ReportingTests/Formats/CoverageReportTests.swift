import Findings
import JSONText
import Reporting
import Testing

@Suite("Reports of coverage")
struct CoverageReportTests {
  private static func coverage(_ taken: Int) -> CodeCoverage {
    func place(_ line: Int, _ column: Int) -> CodeCoverage.Place { CodeCoverage.Place(line: line, column: column) }
    func function(_ name: String, _ regions: [CodeCoverage.Region], isHandler: Bool = false) -> CodeCoverage.Function {
      CodeCoverage.Function(name: name, symbol: "$s\(name)", regions: regions, isHandler: isHandler, isImplicit: false)
    }
    let file = CodeCoverage.File(
      path: "Sources/A.swift",
      functions: [
        function(
          "A.f",
          [
            CodeCoverage.Region(start: place(1, 10), end: place(3, 2), count: 2),
            CodeCoverage.Region(start: place(2, 6), end: place(2, 8), count: taken),
          ]),
        function("A.g", [CodeCoverage.Region(start: place(4, 10), end: place(5, 2), count: 0)], isHandler: true),
      ],
      branches: [
        CodeCoverage.Branch(
          kind: "if", place: place(2, 3), count: 2,
          ways: [CodeCoverage.Way(name: "true", count: taken), CodeCoverage.Way(name: "false", count: 2 - taken)])
      ])
    return CodeCoverage(files: [file])
  }

  private static var report: CoverageReport {
    var one = CoverageReport.Recording(path: "one.touchrec", coverage: coverage(0))
    one.ended = [(0, "the replay trapped; what ran before counts")]
    let area = CoverageReport.Area(
      scene: "s", ExploredSession.Region(receiver: "a<b", x: 0, y: 10.5, width: 390, height: 20), share: 0.024,
      recording: "one.touchrec", event: 2)
    return CoverageReport(
      whole: coverage(0), recordings: [one, CoverageReport.Recording(path: "two.touchrec", coverage: coverage(0))],
      areas: [area], sources: ["Sources/A.swift": Array("func f() {\n  if a {}\n}\nfunc g() {\n}\n".utf8)])
  }

  @Test("the text names lines, ways, functions and areas that no recording reaches")
  func text() {
    #expect(
      CoverageText(Self.report).lines() == [
        "Sources/A.swift: 3 of 5 lines (60 %), 1 of 3 regions, 1 of 2 branches, 1 of 2 functions",
        "  not run: 4–5", "  line 2: 'if' is never true",
        "in all: 3 of 5 lines (60 %), 1 of 3 regions, 1 of 2 branches, 1 of 2 functions", "by recording:",
        "  one.touchrec: 3 of 5 lines (60 %), 1 of 3 regions, 1 of 2 branches, 1 of 2 functions",
        "  two.touchrec: 3 of 5 lines (60 %), 1 of 3 regions, 1 of 2 branches, 1 of 2 functions",
        "one.touchrec, session 0: the replay trapped; what ran before counts", "no recording calls:",
        "  A.g (Sources/A.swift:4), a handler", "no recording touches:",
        "  a<b in s: x 0 to 390, y 10.5 to 30.5 (2.4 % of the screen), before event 2 of one.touchrec",
      ])
  }

  @Test("lcov has functions, branches and lines of each file")
  func lcov() {
    #expect(
      CoverageLCOV(Self.coverage(1)).text() == """
        SF:Sources/A.swift
        FN:1,A.f
        FN:4,A.g
        FNDA:2,A.f
        FNDA:0,A.g
        FNF:2
        FNH:1
        BRDA:2,0,0,1
        BRDA:2,0,1,1
        BRF:2
        BRH:2
        DA:1,2
        DA:2,2
        DA:3,2
        DA:4,0
        DA:5,0
        LF:5
        LH:3
        end_of_record

        """)
  }

  @Test("the JSON has the form of llvm-cov, and a member of its own")
  func json() throws {
    let json = try JSONValue.parse(Array(CoverageJSON(Self.report).text().utf8))
    let data = json["data"]?.array?.first
    #expect(json["type"]?.string == "llvm.coverage.json.export")
    #expect(data?["totals"]?["lines"]?["covered"]?.integer == 3)
    let file = data?["files"]?.array?.first
    #expect(file?["filename"]?.string == "Sources/A.swift")
    #expect(file?["segments"]?.array?.count == 6)
    #expect(file?["branches"]?.array?.first?.array?.compactMap(\.integer) == [2, 3, 2, 3, 0, 2, 0, 0, 4])
    #expect(data?["functions"]?.array?.last?["regions"]?.array?.first?.array?.compactMap(\.integer).first == 4)
    #expect(json["touchreplay"]?["areasNotTouched"]?.array?.first?["event"]?.integer == 2)
    #expect(json["touchreplay"]?["functionsNotCalled"]?.array?.first?["isHandler"]?.bool == true)
  }

  @Test("the page has the source with the parts that did not run, and no markup of the user")
  func html() {
    let text = CoverageHTML(Self.report).text()
    #expect(text.contains("  if <mark>a </mark>{}<span class=\"way\">&#39;if&#39; is never true</span>"))
    #expect(
      text.contains("<div class=\"missed\"><span class=\"at\">4</span><span class=\"times\">0</span>func g() {</div>"))
    #expect(text.contains("a&lt;b in s") && !text.contains("a<b in s"))
  }
}
