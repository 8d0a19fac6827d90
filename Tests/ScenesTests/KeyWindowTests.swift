import PassThrough
import Scenes
import Testing

@testable import UIKit

@Suite("The key window of a scene")
@MainActor
struct KeyWindowTests {
  private func keys(_ windows: String) throws -> [Bool] {
    let text = #"{"format": 1, "scene": "s", "windows": [\#(windows)]}"#
    let scene = try SceneInstance(SceneDescription.decode(Array(text.utf8), registry: .uikit), strategy: .uikit)
    return scene.windows.map(\.isKeyWindow)
  }

  @Test("is the backmost visible window of an app's level, as the window that an app shows first")
  func first() throws {
    #expect(try keys(#"{"id": "a"}, {"id": "b"}"#) == [true, false])
    #expect(try keys(#"{"id": "a", "isHidden": true}, {"id": "b"}"#) == [false, true])
    #expect(try keys(#"{"id": "a", "windowLevel": 1}, {"id": "b"}"#) == [false, true])
    #expect(try keys(#"{"id": "a", "isHidden": true}"#) == [false])
  }
}
