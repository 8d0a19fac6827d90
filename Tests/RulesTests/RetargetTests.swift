import Findings
import Foundation
import Playback
import Reporting
import Scenes
import Testing

@Suite("A touch whose receiver has moved", .serialized)
@MainActor
struct RetargetTests {
  private static func window(_ y: Int, _ height: Int = 50) -> String {
    """
    "subviews": [{"id": "buy", "class": "UIButton", "frame": [100, \(y), 100, \(height)],
      "actions": {"touchUpInside": "buy"}}]
    """
  }

  @Test("differs unless it is retargeted")
  func notMoved() throws {
    let comparison = try ReplayOfChange(old: Self.window(100), new: Self.window(400), taps: [(150, 120)]).comparison()
    #expect(comparison.divergenceCount > 0 && comparison.retargets.isEmpty)
  }

  @Test("follows it, with all its samples, and the report says so")
  func moved() throws {
    let comparison = try ReplayOfChange(
      old: Self.window(100), new: Self.window(400), taps: [(20, 20), (150, 120)], isRetargeting: true
    ).comparison()
    #expect(comparison.divergenceCount == 0, "\(comparison.divergences)")
    #expect(
      comparison.retargets == [
        TouchRetarget(
          event: 2, touch: 1, touchNumber: 2, view: "buy", from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 425))
      ])
    var report = ComparisonReport()
    report.comparisons = [comparison]
    #expect(
      TextReport(report).text().contains(
        "  touch 1 (2 in the session) follows its receiver buy from (150, 120) to (150, 425)\n"))
    #expect(TextReport(report).text().contains("1 touch moved with the recorded receiver\n"))
    #expect(
      JSONReport(report).text().contains(
        #""retargets":[{"event":2,"touch":1,"touchNumber":2,"view":"buy","from":[150.0,120.0],"to":[150.0,425.0]}]"#))
  }

  @Test("is not moved where the receiver still contains it, or does not exist")
  func kept() throws {
    for new in [Self.window(90), #""subviews": []"#] {
      let comparison = try ReplayOfChange(
        old: Self.window(100), new: new, taps: [(150, 120)], isRetargeting: true
      ).comparison()
      #expect(comparison.retargets.isEmpty)
    }
  }
}
