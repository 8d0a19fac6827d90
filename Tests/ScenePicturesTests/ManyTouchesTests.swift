import Findings
import PassThrough
import Playback
import Reporting
import Testing

@Suite("Every differing touch is counted, in any number")
@MainActor
struct ManyTouchesTests {
  @Test func `also those of which the report keeps no more than the number`() throws {
    let stage = try Stage()
    defer { stage.clear() }
    let taps = 4_000
    let points = (0..<taps).map { tap -> (x: Double, y: Double) in (Double(600 + tap % 7 * 50), 100) }
    let path = try stage.record("many.touchrec", scene: Scenes.wide, [Touches.taps(points)])
    let report = try stage.compare([path], ["flag"]).report
    let comparison = try #require(report.comparisons.first)
    #expect(comparison.divergences.count == SessionResult.keptDivergences)
    #expect(comparison.divergenceCount == 3 * taps)
    #expect(comparison.rootCount == taps)
    let text = TextReport(report).text()
    #expect(text.contains("… and \(taps - TextReport.shownRoots) more touches that differ\n"))
    #expect(text.contains("12000 divergences, 4000 of them not following from another\n"))
    #expect(MatrixReport(report, ["flag"]).text().contains("4000 differ"))
    #expect(HTMLReport(report).text().contains("4000 differ"))
  }
}
