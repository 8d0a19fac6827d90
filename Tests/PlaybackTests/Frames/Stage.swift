import PassThrough
import Playback
import RecordingStore
import ScenePictures
import Scenes
import SystemScenes
import UIKit

/// A scene that a test plays and captures frame by frame.
@MainActor
final class Stage {
  let scene: SceneInstance
  let player: ScenePlayer
  var frames = SceneFrames()
  private var event = 0

  init(_ json: String, profile: String? = nil) throws {
    scene = try SceneInstance(SceneDescription.decode(Array(json.utf8)), strategy: .uikit, profile: profile)
    player = ScenePlayer(scene)
  }

  /// Creates a scene of one window with these views.
  convenience init(views: String, _ more: String = "", window: String = "") throws {
    try self.init(
      #"""
      {"format": 1, "scene": "s", "screen": {"size": [200, 200]},
       "windows": [{"id": "window"\#(window), "subviews": [\#(views)]}]\#(more)}
      """#)
  }

  func view(_ name: String) throws -> UIView {
    guard let view = scene.view(named: name) else { throw Missing(name: name) }
    return view
  }

  struct Missing: Error {
    var name: String
  }

  /// The changes since the previous frame.
  func frame(isFull: Bool = false) -> SceneFrame {
    frames.next(of: scene, at: 0, isFull: isFull)
  }

  /// A view's current snapshot.
  func look(_ name: String) throws -> ViewSnapshot {
    guard let look = frame(isFull: true).views.first(where: { $0.name == name }) else { throw Missing(name: name) }
    return look
  }

  func touch(_ phase: TouchPhase, _ x: Double, _ y: Double, at microseconds: Int64, _ number: Int = 1) {
    player.advance(through: microseconds)
    player.begin([
      TouchSample(event: event, timestampMicroseconds: microseconds, touch: number, phase: phase, x: x, y: y)
    ])
    event += 1
  }

  func advance(through microseconds: Int64) { player.advance(through: microseconds) }
}
