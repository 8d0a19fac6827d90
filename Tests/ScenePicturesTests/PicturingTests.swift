import Foundation
import PassThrough
import Pictures
import RecordingStore
import ScenePictures
import Scenes
import SystemScenes
import Testing

@Suite("A picture shows views at their positions on the screen")
@MainActor
struct PicturingTests {
  private func picture(_ windows: String, profile: String = "ios17") throws -> ScenePicture {
    let json = #"{"format":1,"scene":"s","screen":{"size":[400,800]},"windows":[\#(windows)]}"#
    let description = try SceneDescription.decode([UInt8](json.utf8))
    return ScenePicture(of: try SceneInstance(description, strategy: .uikit, profile: profile))
  }

  private func rounded(_ points: [CGPoint]) -> [[Int]] { points.map { [Int($0.x.rounded()), Int($0.y.rounded())] } }

  @Test func `a turned view has turned corners`() throws {
    let picture = try picture(
      #"{"subviews":[{"id":"a","frame":[100,100,100,50],"transform":[0,1,-1,0,0,0]}]}"#)
    #expect(
      try rounded(#require(picture.shape(named: "a")).corners) == [[175, 75], [175, 175], [125, 175], [125, 75]])
  }

  @Test func `a scrolled view's content is moved, and cut where the view clips`() throws {
    let picture = try picture(
      """
      {"subviews":[{"id":"a","frame":[0,100,400,200],"boundsOrigin":[0,50],"clipsToBounds":true,
        "subviews":[{"id":"b","frame":[10,0,100,100]},{"id":"c","frame":[10,400,100,100]}]}]}
      """)
    #expect(picture.shape(named: "b")?.corners.first == CGPoint(x: 10, y: 50))
    #expect(
      Set(try rounded(#require(picture.shape(named: "b")).outline)) == [
        [10, 100], [110, 100], [110, 150], [10, 150],
      ])
    #expect(picture.shape(named: "c")?.outline == [])
  }

  @Test func `windows stand in the order of their levels`() throws {
    let picture = try picture(#"{"id":"front","windowLevel":1},{"id":"back","subviews":[{"id":"in"}]}"#)
    #expect(picture.shapes.map(\.name) == ["back", "in", "front"])
  }

  @Test func `what is hidden, faint or disabled above holds below`() throws {
    let picture = try picture(
      """
      {"subviews":[{"id":"a","isHidden":true,"alpha":0.5,"isUserInteractionEnabled":false,
        "subviews":[{"id":"b","alpha":0.5,"passThrough":true,"touchDelegate":"a","text":"t","backgroundColor":"red"}]}]}
      """)
    let shape = try #require(picture.shape(named: "b"))
    #expect(shape.isHidden && shape.isDisabled && shape.alpha == 0.25 && shape.isMarked)
    #expect(shape.touchDelegate == "a" && shape.text == "t" && shape.backgroundColor == "#ff0000")
  }

  @Test(arguments: ["ios17", "ios18", "ios13-ipad"])
  func `what the scene says of a view without an id is found under any profile`(profile: String) throws {
    let picture = try picture(
      #"{"subviews":[{},{"isRootView":true,"text":"root","subviews":[{},{"text":"deep"}]}]}"#, profile: profile)
    #expect(picture.shapes.compactMap(\.text) == ["root", "deep"])
  }

  @Test func `a scene of very many views is drawn in part, and the rest counted`() throws {
    let views = Array(repeating: "{}", count: ScenePicture.viewLimit + 99).joined(separator: ",")
    let picture = try picture(#"{"subviews":[\#(views)]}"#)
    #expect(picture.shapes.count == ScenePicture.viewLimit && picture.omittedViews == 100)
  }

  @Test func `a view beyond all reach is left out`() throws {
    let picture = try picture(#"{"subviews":[{"id":"a","frame":[1e300,0,10,10]}]}"#)
    #expect(picture.shape(named: "a") == nil && picture.omittedViews == 1)
  }
}
