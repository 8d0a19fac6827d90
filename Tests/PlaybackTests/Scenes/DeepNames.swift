import PassThrough
import Scenes
import Testing

extension PlaybackTests {
  @Suite("Names are looked up in time that grows with the tree, not with its depth doubled")
  @MainActor
  struct DeepNames {
    @Test("a name that no view has is not found at the end of a long chain")
    func missing() throws {
      let depth = 60
      let chain = String(repeating: #"{"subviews": ["#, count: depth) + "{}" + String(repeating: "]}", count: depth)
      let text = #"{"format": 1, "scene": "s", "windows": [{"subviews": [\#(chain)]}]}"#
      let scene = try SceneInstance(SceneDescription.decode(Array(text.utf8)), strategy: .uikit)
      #expect(scene.view(named: "nobody") == nil)
      #expect(scene.names().count == depth + 2)
    }
  }
}
