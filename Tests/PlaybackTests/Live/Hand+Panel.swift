import Capture
import Foundation
import PassThrough
import RecordingStore
import Scenes
import SystemScenes

extension Hand {
  /// A marked panel over a button, above a list.
  static let panel = """
    {"format": 1, "scene": "panel over a button", "screen": {"size": [200, 200]}, "windows": [{"id": "window", "subviews": [
      {"id": "below", "class": "UIButton", "frame": [0, 0, 200, 100], "actions": {"touchUpInside": "push"}},
      {"id": "panel", "frame": [0, 0, 200, 100], "passThrough": true},
      {"id": "list", "class": "UIScrollView", "frame": [0, 100, 200, 100], "contentSize": [200, 2000]}
    ]}]}
    """

  /// Creates a hand on that scene.
  static func onPanel(_ strategy: String = "uikit", _ profile: String = "ios17") throws -> Hand {
    try Hand(SceneDescription.decode(Array(panel.utf8)), strategy: Strategy(parsing: strategy), profile: profile)
  }

  /// Sends a tap of 50 ms in two messages.
  func tap(at milliseconds: Double, _ x: Double = 100, _ y: Double = 50) throws {
    for (time, phase) in [(milliseconds, TouchPhase.began), (milliseconds + 50, .ended)] {
      try session.take([LiveContact(milliseconds: time, finger: 9, phase: phase, x: x, y: y)], until: time)
    }
  }

  /// The names of the files in the folder, without the additional files of SQLite.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasSuffix("-journal") }.sorted()
  }
}
