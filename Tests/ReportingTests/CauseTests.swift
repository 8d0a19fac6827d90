import Foundation
import HitTestTerms
import JSONText
import RecordingStore
import Reporting
import Testing

@testable import Findings

@Suite("Differences with the same reason have one cause")
struct CauseTests {
  /// A difference at which `view` decides by `rule`, and decided by `before` in the baseline.
  private static func divergence(
    _ index: Int, view: String, rule: HitTestRule = .itself, before: HitTestRule? = .hidden, followsFrom: String? = nil
  ) -> Divergence {
    var divergence = SampleReports.divergence(index, followsFrom: followsFrom)
    divergence.decidedBy = Divergence.Decision(
      view: ViewID(named: view), rule: rule, baseline: before.map { Divergence.Ruling(rule: $0) })
    return divergence
  }

  private static func causes(_ comparisons: [ComparisonReport.Comparison]) -> [Cause] {
    CauseList(SampleReports.report(comparisons)).causes
  }

  @Test func `the largest cause is first, and differences that follow are not counted`() {
    let causes = Self.causes([
      SampleReports.comparison(
        divergences: [
          Self.divergence(1, view: "shade"), Self.divergence(2, view: "panel"), Self.divergence(3, view: "panel"),
          Self.divergence(4, view: "shade", followsFrom: "id1"), Self.divergence(5, view: "shade", followsFrom: "id1"),
        ])
    ])
    #expect(
      causes.map(CauseText.sentence) == [
        "panel: it is hit: no subview was hit", "shade: it is hit: no subview was hit",
      ])
    #expect(causes.map(\.divergences) == [["id2", "id3"], ["id1"]])
    #expect(causes.map(\.first.id) == ["id2", "id1"])
  }

  @Test func `causes of one size have the order of the report`() {
    let names = (1...9).map { "view-\($0 * 7 % 10)" }
    let causes = Self.causes([
      SampleReports.comparison(divergences: names.enumerated().map { Self.divergence($0.offset, view: $0.element) })
    ])
    #expect(causes.map { CauseText.sentence($0).prefix(6) } == names.map { $0.prefix(6) })
  }

  @Test func `causes differ if a side of the decision differs, and not if only the number of a view in its class does`()
  {
    let causes = Self.causes([
      SampleReports.comparison(
        divergences: [
          Self.divergence(1, view: "table/UITableViewCell[3]"), Self.divergence(2, view: "table/UITableViewCell[12]"),
          Self.divergence(3, view: "table/UITableViewCell[3]", before: .alpha),
          Self.divergence(4, view: "table/UITableViewCell[3]", rule: .outsideBounds),
          Self.divergence(5, view: "table/UITableViewCell[3]", before: nil),
        ])
    ])
    #expect(causes.map(\.touches) == [2, 1, 1, 1])
    #expect(CauseText.sentence(causes[0]) == "table/UITableViewCell[…]: it is hit: no subview was hit")
    #expect(
      causes.map(CauseText.before) == ["it is hidden", "it is too transparent to take touches", "it is hidden", nil])
    #expect(Set(causes.map(\.id)).count == 4)
  }

  @Test func `a cause has its strategies, recordings and promises once`() throws {
    let divergences = [Self.divergence(1, view: "panel"), Self.divergence(2, view: "panel")]
    let causes = Self.causes([
      SampleReports.comparison("a.touchrec", about: "A tap opens.", strategy: "tag", divergences: divergences),
      SampleReports.comparison("a.touchrec", about: "A tap opens.", strategy: "flag", divergences: divergences),
      SampleReports.comparison("b.touchrec", about: "A drag scrolls.", strategy: "tag", divergences: divergences),
      SampleReports.comparison("c.touchrec", recordedStrategy: "uikit", strategy: "uikit", divergences: divergences),
    ])
    let cause = try #require(causes.first)
    #expect(causes.count == 1)
    #expect(CauseText.change(cause) == "strategies tag, flag")
    #expect(
      CauseText.extent(cause)
        == "8 touches in 3 recordings, 2 promises broken: “A tap opens.”, “A drag scrolls.”")
  }

  @Test func `the id is the same in every report with the cause`() throws {
    let panel = Self.divergence(1, view: "panel")
    let one = Self.causes([SampleReports.comparison("a.touchrec", strategy: "tag", divergences: [panel])])
    let other = Self.causes([
      SampleReports.comparison(
        "b.touchrec", strategy: "flag", divergences: [Self.divergence(7, view: "shade"), panel, panel])
    ])
    #expect(one.first?.id == other.first?.id)
    #expect(one.first?.id == "9cd6d7760cf3eec3")
    #expect(one.first?.id != other.last?.id)
  }

  @Test func `a difference without a deciding view has its outcome as reason`() {
    func outcome(_ index: Int, _ recorded: SceneOutcome.Kind?, _ replayed: SceneOutcome.Kind?) -> Divergence {
      var divergence = SampleReports.divergence(index)
      (divergence.kind, divergence.recorded, divergence.replayed) = ((recorded ?? replayed)!.name, recorded, replayed)
      divergence.decidedBy = nil
      return divergence
    }
    let view = ViewID(named: "list")
    let causes = Self.causes([
      SampleReports.comparison(
        divergences: [
          outcome(1, .touches(view: view, touch: 1, phase: .ended), .touches(view: view, touch: 1, phase: .cancelled)),
          outcome(2, .touches(view: view, touch: 3, phase: .ended), .touches(view: view, touch: 3, phase: .cancelled)),
          outcome(3, .select(view: view, section: 0, row: 1), nil),
          outcome(4, nil, .select(view: view, section: 0, row: 2)),
        ])
    ])
    #expect(
      causes.map(CauseText.sentence)
        == ["list: touches changed: ended → cancelled", "list: select lost: row", "list: select gained: row"])
    #expect(
      causes.map(CauseText.extent) == [
        "2 outcomes in 1 recording", "1 outcome in 1 recording", "1 outcome in 1 recording",
      ])
  }

  @Test func `a report begins with the causes; text does if one of them has several differences`() throws {
    let one = SampleReports.report([SampleReports.comparison(divergences: [Self.divergence(1, view: "panel")])])
    #expect(CauseText(CauseList(one)).lines().isEmpty)
    #expect(TextReport(one).text().hasPrefix("one.touchrec"))
    #expect(HTMLReport(one).text().contains("id=\"causes\">1 cause</h2>"))
    let two = SampleReports.report([
      SampleReports.comparison(
        about: "A tap opens.", divergences: [Self.divergence(1, view: "panel"), Self.divergence(2, view: "panel")])
    ])
    #expect(
      TextReport(two).text().hasPrefix(
        """
        2 differences, 1 cause, the largest first:
          1. panel: it is hit: no subview was hit
             before, it is hidden
             strategy delegate
             2 touches in 1 recording, 1 promise broken: “A tap opens.”
             first: one.touchrec: touch 1 at 0.001 s (1, 20): old → new

        one.touchrec: strategy delegate
        """))
    let page = HTMLReport(two).text()
    let place = try #require(page.range(of: "id=\"causes\"")).lowerBound
    let table = try #require(page.range(of: "<table")).lowerBound
    #expect(place < table)
    #expect(page.contains("href=\"#d-id1\"") && page.contains("id=\"d-id1\""))
    let suite = JUnitReport(two).text()
    #expect(
      suite.contains("<property name=\"cause 1\" value=\"panel: it is hit: no subview was hit; before, it is hidden;"))
    let json = try #require(JSONValue.parse(Array(JSONReport(two).text().utf8))["causes"]?.array?.first)
    #expect(json["text"]?.string == "panel: it is hit: no subview was hit")
    #expect(json["ruleBefore"]?.string == "hidden" && json["view"]?.string == "panel")
    #expect(json["divergences"]?.array?.compactMap(\.string) == ["id1", "id2"])
    #expect(json["promises"]?.array?.compactMap(\.string) == ["A tap opens."])
  }

  @Test func `a text lists a limited number of causes and counts the others`() {
    let divergences = (0..<60).map { Self.divergence($0, view: "view-\($0 / 2)-\($0 % 2 == 0 && $0 > 2 ? "a" : "b")") }
    let lines = CauseText(CauseList(SampleReports.report([SampleReports.comparison(divergences: divergences)]))).lines()
    #expect(lines.first == "1 kind of causes, the largest first:")
    #expect(lines.dropFirst(4).first == "60 differences, 58 causes, the largest first:")
    #expect(lines.contains("… and 38 more causes; --json lists all"))
  }

  @Test func `each difference has both sides of its reason in text and in HTML, where the baseline's is known`() {
    func report(_ before: HitTestRule?) -> ComparisonReport {
      SampleReports.report([
        SampleReports.comparison(divergences: [Self.divergence(1, view: "panel", before: before)])
      ])
    }
    #expect(TextReport(report(.hidden)).text().contains("before, rule hidden: it is hidden"))
    let page = HTMLReport(report(.hidden)).text()
    #expect(
      page.contains(
        "<b>panel</b>: it is hit: no subview was hit <code>itself</code>; before, it is hidden <code>hidden</code></p>")
    )
    #expect(!TextReport(report(nil)).text().contains("before,") && !HTMLReport(report(nil)).text().contains("before,"))
  }

  @Test func `many causes are grouped by the rules of both sides`() throws {
    let divergences =
      (0..<30).map { Self.divergence($0, view: "view-\($0)", rule: .itself, before: .hidden) }
      + (30..<35).map { Self.divergence($0, view: "view-\($0)", rule: .outsideBounds, before: .hidden) }
    let comparison = SampleReports.comparison(about: "A tap opens.", divergences: divergences)
    let list = CauseList(SampleReports.report([comparison]))
    #expect(CauseKind.kinds(of: list).map(\.causes.count) == [30, 5])
    let lines = CauseText(CauseList(SampleReports.report([comparison, comparison]))).lines()
    #expect(
      Array(lines.prefix(6)) == [
        "2 kinds of causes, the largest first:", "  - it is hit: no subview was hit; before, it is hidden",
        "    60 differences of 30 causes in 1 recording, 1 promise broken, strategies delegate",
        "  - it does not contain the point; before, it is hidden",
        "    10 differences of 5 causes in 1 recording, 1 promise broken, strategies delegate", "",
      ])
    #expect(lines[6] == "70 differences, 35 causes, the largest first:")
    // A few causes need no groups.
    let few = SampleReports.comparison(divergences: Array(divergences.prefix(3)) + Array(divergences.prefix(3)))
    #expect(
      CauseText(CauseList(SampleReports.report([few]))).lines().first == "6 differences, 3 causes, the largest first:")
  }
}
