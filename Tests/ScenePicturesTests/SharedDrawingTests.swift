import Foundation
import PassThrough
import Playback
import ScenePictures
import Scenes
import SystemScenes
import TestSupport
import Testing

@testable import Reporting

@Suite("Pictures and reports are drawn as the stage of the live page is")
@MainActor
struct SharedDrawingTests {
  private func scene(_ views: String) throws -> SceneDescription {
    let json = #"{"format":1,"scene":"s","screen":{"size":[300,600]},"windows":[{"id":"w","subviews":[\#(views)]}]}"#
    return try SceneDescription.decode([UInt8](json.utf8))
  }

  private func drawing(_ views: String) throws -> String {
    EventPictureSVG(
      try scene(views).picture(
        ofTapAt: CGPoint(x: 290, y: 590), under: Strategy.list(parsing: "uikit"), mapping: false, source: "s")
    ).text()
  }

  @Test("the colors of touches are those of the page")
  func palette() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Sources/CScenePage/page/page.css"), encoding: .utf8)
    let colors = page.matches(of: /--finger-(\d+): (#[0-9a-f]{6});/).map { (Int($0.1) ?? 0, String($0.2)) }
    #expect(colors.map(\.0) == Array(1...FingerPalette.count))
    for (number, color) in colors {
      let rule =
        ".trail.f\(number) { stroke: \(color); } .trail.f\(number) .down, .finger.f\(number) { fill: \(color); }"
      #expect(FingerPalette.style.description.contains(rule))
    }
    #expect([1, 10, 11, 0].map(FingerPalette.colorClass) == ["f1", "f10", "f1", "f1"])
    let drawn = try drawing("")
    #expect(drawn.contains(#"class="finger f1""#) && drawn.contains(#"class="trail f1""#))
    #expect(drawn.contains(FingerPalette.style.description) && HTMLReport.styles.contains(".ground"))
  }

  private static let below =
    #"{"id":"below","frame":[20,20,200,100]},{"id":"push","class":"UIButton","title":"Push","frame":[20,60,200,40]}"#

  @Test(
    "a view behind an opaque view cannot be seen, and has no name in front of it",
    arguments: [
      (#"{"id":"front","frame":[0,0,280,300]}"#, true), (#"{"id":"front","frame":[0,0,300,600]}"#, false),
      (##"{"id":"front","frame":[0,0,280,300],"backgroundColor":"#ffffff"}"##, true),
      (##"{"id":"front","frame":[0,0,280,300],"backgroundColor":"#ffffff40"}"##, false),
      (#"{"id":"front","frame":[0,0,280,300],"passThrough":true}"#, false),
      (#"{"id":"front","frame":[0,0,280,300],"alpha":0.5}"#, false),
      (#"{"id":"front","frame":[0,0,280,300],"isHidden":true}"#, false),
      (#"{"id":"front","frame":[0,0,280,300],"isUserInteractionEnabled":false}"#, false),
      (#"{"id":"front","class":"UILabel","text":"","frame":[0,0,280,300]}"#, false),
      (#"{"id":"front","class":"UITableView","frame":[0,0,280,300]}"#, true),
    ])
  func covered(_ front: String, _ isCovered: Bool) throws {
    let drawn = try drawing(Self.below + "," + front)
    #expect(drawn.contains(">below</text>") != isCovered)
    #expect(drawn.contains(">Push</text>") != isCovered)
    let grounds = drawn.matches(of: /<polygon class="ground" points="([^"]*)"/).map { String($0.1) }
    #expect(grounds.contains("0,0 280,0 280,300 0,300") == isCovered, "\(grounds)")
    // What is in front is named in any case.
    let reversed = try drawing(front + "," + Self.below)
    #expect(reversed.contains(">below</text>") && reversed.contains(">Push</text>"))
  }

  @Test("a name is written where the covering view leaves room")
  func partly() throws {
    let half = try drawing(Self.below + ##",{"id":"front","frame":[0,0,280,58],"backgroundColor":"#ffffff"}"##)
    #expect(half.contains(">below</text>") && half.contains(">Push</text>"))
  }
}
