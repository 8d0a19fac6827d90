import Findings
import Playback
import Reporting
import Scenes
import Testing

@Suite("A name that survives change", .serialized)
@MainActor
struct SurvivingNameTests {
  private static let button = #"{"class": "UIButton", "frame": [100, 100, 100, 50]}"#

  @Test("is not changed by a label that is inserted before the view")
  func label() throws {
    let comparison = try ReplayOfChange(
      old: #""subviews": [\#(Self.button)]"#, new: #""subviews": [{"class": "UILabel"}, \#(Self.button)]"#,
      taps: [(150, 120)]
    ).comparison()
    #expect(comparison.divergenceCount == 0 && comparison.outcomes > 0 && comparison.nameMatches.isEmpty)
  }

  @Test(
    "is found below the wrapper views of another profile, and the rung is reported",
    arguments: [("ios17", "ios13-ipad"), ("ios13-ipad", "ios17"), ("ios12", "ios17")])
  func profiles(recorded: String, replayed: String) throws {
    let window =
      #""subviews": [{"isRootView": true, "subviews": [\#(Self.button)]}, {"class": "UITransitionView", "frame": [0, 0, 9, 9]}, {"frame": [20, 0, 9, 9]}]"#
    let comparison = try ReplayOfChange(
      old: window, new: window, taps: [(150, 120), (5, 5), (25, 5), (300, 600)], recordedProfile: recorded,
      profile: replayed
    ).comparison()
    #expect(comparison.outcomes > 0 && comparison.divergenceCount == 0, "\(comparison.divergences)")
    let wrappers = try [recorded, replayed].map { try Profile(named: $0).rootWrappers }
    #expect(
      comparison.nameMatches.map(\.rung)
        == (wrappers[0] == wrappers[1] ? [] : Array(repeating: .pathWithoutWrappers, count: 4)))
  }

  @Test("is the path that the recording has where a property holds the view now")
  func property() throws {
    let comparison = try ReplayOfChange(
      old: #""rootViewController": {"view": {"id": "root", "subviews": [\#(Self.button)]}}"#,
      new: """
        "rootViewController": {"class": "RenamedViewController", "view": {"id": "root"}}
        """, taps: [(150, 120)]
    ).comparison()
    #expect(comparison.divergenceCount == 0 && comparison.outcomes > 0, "\(comparison.divergences)")
    #expect(
      comparison.nameMatches
        == [NameMatch(recorded: "root/UIButton[0]", replayed: "RenamedViewController.buy", rung: .path)])
    var report = ComparisonReport()
    report.comparisons = [comparison]
    #expect(TextReport(report).text().contains("views found by another name: 1 by path\n"))
    #expect(
      JSONReport(report).text().contains(
        #""nameMatches":[{"recorded":"root/UIButton[0]","replayed":"RenamedViewController.buy","rung":"path","from":null,"to":null}]"#
      ))
  }

  @Test("is not that of a view that was removed")
  func removed() throws {
    let comparison = try ReplayOfChange(
      old: #""subviews": [{"isRootView": true, "subviews": [\#(Self.button)]}]"#,
      new: #""subviews": [{"isRootView": true}]"#, taps: [(150, 120)], recordedProfile: "ios17", profile: "ios13-ipad"
    ).comparison()
    #expect(comparison.divergenceCount > 0)
  }
}
