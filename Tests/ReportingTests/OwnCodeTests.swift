import Foundation
import HitTestTerms
import RecordingStore
import Testing

@testable import Findings
@testable import Reporting

@Suite("A difference that the app's code decided shows the code")
struct OwnCodeTests {
  private static func line(_ line: Int, _ code: String?, function: String? = "Window.hitTest") -> SourceLine {
    SourceLine(
      file: "Sources/Window.swift", line: line, function: function,
      excerpt: code.map { SourceExcerpt(first: line - 1, lines: ["  let hit = 1", "  " + $0]) })
  }

  private static func decision(_ new: SourceLine?, _ old: SourceLine?, isKnown: Bool = true) -> Divergence.Decision {
    Divergence.Decision(
      view: ViewID(named: "window"), rule: .itself, line: new,
      baseline: isKnown ? Divergence.Ruling(rule: .hidden, line: old) : nil)
  }

  @Test("the sentence has the method, and the code with its place on both sides")
  func sentence() {
    let (new, old) = (Self.line(11, "return hit"), Self.line(10, "return nil"))
    #expect(
      OwnCodeText.sentence(Self.decision(new, old))
        == "Window.hitTest: was `return nil` (Window.swift:10), is `return hit` (Window.swift:11)")
    #expect(
      OwnCodeText.sentence(Self.decision(nil, old))
        == "Window.hitTest: was `return nil` (Window.swift:10), is UIKit's own hit test")
    #expect(
      OwnCodeText.sentence(Self.decision(new, nil))
        == "Window.hitTest: was UIKit's own hit test, is `return hit` (Window.swift:11)")
    #expect(
      OwnCodeText.sentence(Self.decision(new, nil, isKnown: false))
        == "Window.hitTest: what it was is not known, is `return hit` (Window.swift:11)")
    #expect(
      OwnCodeText.sentence(Self.decision(new, new))
        == "Window.hitTest: `return hit` (Window.swift:11) on both sides, with another result")
    #expect(
      OwnCodeText.sentence(Self.decision(new, Self.line(3, "return nil", function: "Old.hitTest")))
        == "Window.hitTest: was `return nil` (Window.swift:3) in Old.hitTest, is `return hit` (Window.swift:11)")
    #expect(OwnCodeText.sentence(Self.decision(nil, nil)) == nil)
    #expect(OwnCodeText.sentence(Self.decision(Self.line(3, nil), nil)) == nil)
  }

  private static var divergence: Divergence {
    var divergence = SampleReports.divergence(1)
    divergence.decidedBy = decision(line(11, "return hit"), line(10, "return nil"))
    return divergence
  }

  @Test("the text has the lines of both sides if wanted, and every report has the sentence")
  func reports() {
    let report = SampleReports.report([SampleReports.comparison(divergences: [Self.divergence])])
    let plain = TextReport(report).text()
    let sentence = "Window.hitTest: was `return nil` (Window.swift:10), is `return hit` (Window.swift:11)"
    #expect(plain.contains("\n    \(sentence)\n") && !plain.contains("> 10"))
    let whole = TextReport(report, showsCode: true).text()
    #expect(whole.contains("      before, Window.swift:\n         9 | let hit = 1\n      > 10 | return nil\n"))
    #expect(whole.contains("      now, Window.swift:\n        10 | let hit = 1\n      > 11 | return hit\n"))
    #expect(GitHubReport(report).text().contains("title=Window.hitTest%3A was `return nil`"))
    #expect(MarkdownReport(report).text().contains("return hit"))
    #expect(SARIFReport(report).text().contains(sentence) && JUnitReport(report).text().contains("return nil"))
    let page = HTMLReport(report).text()
    #expect(page.contains(#"<code class="deciding" data-line="11">return hit</code>"#))
    #expect(page.contains("old no longer gets the touch: new does"))
  }

  @Test("lines that have changed are named where no line decided")
  func changes() {
    var divergence = SampleReports.divergence(1)
    divergence.changedCode = ChangedCode(lines: [Self.line(8, "alpha = 0.009")], added: 3, removed: 1)
    #expect(
      OwnCodeText.changes(divergence)
        == "your code has changed: `alpha = 0.009` (Window.swift:8) and 2 more lines; 1 line is gone")
    #expect(OwnCodeText.line(of: divergence)?.line == 8)
    divergence.changedCode = ChangedCode(lines: [], added: 0, removed: 2, gap: Self.line(5, "show()"))
    #expect(
      OwnCodeText.changes(divergence) == "your code has changed: 2 lines are gone after `show()` (Window.swift:5)")
    #expect(OwnCodeText.sides(of: divergence).map(\.title) == ["changed"])
    #expect(
      GitHubReport(SampleReports.report([SampleReports.comparison(divergences: [divergence])])).text()
        .contains("Window.swift,line=5"))
  }

  @Test("a cause says what it means for a person, and what to do next with the options of the comparison")
  func card() throws {
    var follower = SampleReports.divergence(2, followsFrom: "id1")
    follower.kind = "action"
    follower.recorded = .action(view: ViewID(named: "old"), controlEvent: "touchUpInside", name: nil, touch: 1)
    follower.replayed = nil
    follower.recordedDetail = OutcomeDetail(handlers: [Handler("Checkout.pay")])
    #expect(
      ImpactText.sentence(Self.divergence, [follower])
        == "old no longer gets the touch: new does; Checkout.pay is not run")
    // A control without a title shows its name.
    #expect(
      ImpactText.sentence(Self.divergence, []) { $0.name } == "old no longer gets the touch: new does")
    let texts = ["old": "Pay\n now", "new": " "]
    #expect(
      ImpactText.sentence(Self.divergence, []) { texts[$0.name] }
        == "“Pay now” (old) no longer gets the touch: new does")
    var comparison = SampleReports.comparison("a b.touchrec", divergences: [Self.divergence, follower])
    comparison.session = 2
    var report = SampleReports.report([comparison])
    let cause = try #require(CauseList(report).causes.first)
    let unknown = NextSteps(cause, in: comparison, nil)
    #expect(unknown.steps.map(\.command) == ["replayer accept --cause \(cause.id) --reason 'why it is intended'"])
    report.replayOptions = ReplayOptions(replay: ["--rules", "My Sources"], baseline: ["--against", "rev:HEAD"])
    let steps = NextSteps(cause, in: comparison, report.replayOptions).steps
    #expect(
      steps[0].command
        == "replayer show one.touchrec --session 2 --strategy delegate --profile ios17 --rules 'My Sources'")
    #expect(
      steps[1].command == "replayer explain one.touchrec --event 1 --session 2 --strategy delegate --profile ios17 "
        + "--rules 'My Sources' --against rev:HEAD")
    #expect(HTMLReport(report).text().contains(#"<code class="command">replayer accept --cause"#))
  }

  @Test("what does not fit on the page is on further pages, and each difference has a link")
  func pages() throws {
    let comparisons = (0..<1_200).map { index in
      SampleReports.comparison(
        "\(index).touchrec", divergences: [SampleReports.divergence(index, old: "view\(index)")])
    }
    let report = SampleReports.report(comparisons)
    #expect(HTMLReport(report).pages().count == 1)
    let pages = HTMLReport(report, folder: "my report.pages", name: "my report.html").pages()
    // 50 causes, 500, 500 and 150.
    #expect(pages.map(\.path) == [""] + (2...4).map { "my report.pages/\($0).html" })
    #expect(
      pages[0].text.contains(#"href="my%20report.pages/2.html#c"#) && !pages[0].text.contains("only in the table"))
    #expect(
      pages[1].text.contains(#"href="../my%20report.html""#) && pages[1].text.contains("1150 more causes") == false)
    for index in stride(from: 0, to: 1_200, by: 97) {
      #expect(pages.contains { $0.text.contains(#"id="d-id\#(index)""#) })
    }
    #expect(pages[1].text.contains("500 more causes") && pages[3].text.contains("150 more causes"))
  }
}
