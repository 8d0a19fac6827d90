import PassThrough
import Scenes
import SystemScenes
import Testing

extension PlaybackTests {
  @Suite("The time to look up a name is linear in the size of the tree")
  @MainActor
  struct DeepNames {
    @Test("the last view of a long chain is found by its path, and a name that no view has is not")
    func chain() throws {
      let depth = 60
      let chain = String(repeating: #"{"subviews": ["#, count: depth) + "{}" + String(repeating: "]}", count: depth)
      let text = #"{"format": 1, "scene": "s", "windows": [{"subviews": [\#(chain)]}]}"#
      let scene = try SceneInstance(SceneDescription.decode(Array(text.utf8)), strategy: .uikit)
      let names = scene.names()
      #expect(names.count == depth + 2)
      #expect(scene.view(named: try #require(names.last)) != nil)
      #expect(scene.view(named: "missing") == nil)
    }
  }
}
