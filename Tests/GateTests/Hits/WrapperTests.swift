import Findings
import Foundation
import HitTestTerms
import PassThrough
import Playback
import Scenes
import SystemScenes
import TestSupport
import Testing
import UIKit

@Suite("The private views that a profile puts around a root view")
@MainActor
struct WrapperTests {
  @Test("do not move the root view, also in a window whose bounds have another origin")
  func place() throws {
    let scene = try SceneDescription.decode(
      Array(
        """
        {"format": 1, "scene": "shifted", "screen": {"size": [100, 100]}, "windows": [
          {"id": "window", "boundsOrigin": [20, 50], "subviews": [
            {"id": "root", "isRootView": true, "subviews": [{"id": "corner", "frame": [90, 90, 10, 10]}]}]}]}
        """.utf8))
    for profile in Profile.all.map(\.name) {
      let instance = try SceneInstance(scene, strategy: .uikit, profile: profile)
      for (x, y, name) in [(0, 0, "root"), (99, 50, "root"), (95, 95, "corner"), (100, 50, nil)]
        as [(Double, Double, String?)]
      {
        #expect(
          instance.hitTest(at: CGPoint(x: x, y: y)) == .view(name.map { ViewID(named: $0) }), "\(profile) (\(x), \(y))")
      }
    }
  }
}
