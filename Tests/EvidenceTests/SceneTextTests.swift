import Evidence
import Testing

@Suite("The text of a scene")
struct SceneTextTests {
  @Test("counts views and properties, and knows the screen")
  func counts() throws {
    let scene = try #require(SceneText(EvidenceSession.scene))
    #expect(scene.viewCount == 4 && scene.propertyCount == 3)
    #expect(scene.screenSize == (390, 844))
    let other = try #require(SceneText(#"{"screen":{"size":[100,200]},"windows":[]}"#))
    #expect(other.screenSize == (100, 200) && other.viewCount == 0)
    #expect(SceneText("{") == nil)
  }
}
