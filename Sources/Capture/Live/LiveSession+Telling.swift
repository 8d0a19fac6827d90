public import Foundation
public import Playback
public import SceneSnapshots
import Scenes
import UIKit

extension LiveSession {
  /// Whether time alone moves the scene or decides about a finger, so that the page should say how late it is.
  public var isRunning: Bool {
    guard finished == nil else { return false }
    guard fingers.isEmpty else { return true }
    return instance.clock.hasPendingTimers && clock.reached < clock.lastEvent + LiveClock.longestPauseMicroseconds
  }

  /// The scene as it is now, as far as it has changed since this was asked last.
  public func frame(isFull: Bool = false) -> SceneFrame {
    var frame = frames.next(
      of: instance, at: clock.reached,
      fingers: fingers.down.map {
        SceneFrame.Finger(touch: $0.touch, location: .init(x: $0.x, y: $0.y), receiver: $0.receiver, view: nil)
      }, isFull: isFull)
    frame.isRunning = isRunning
    return frame
  }

  /// What has followed since this was asked last; no more than the last ``keptLines``.
  public func takeLines() -> [Line] {
    defer { untoldLines = 0 }
    return Array(lines.suffix(min(untoldLines, Self.keptLines)))
  }

  /// The last lines, all of them told with this.
  public func takeAllLines() -> [Line] {
    untoldLines = 0
    return Array(lines.suffix(Self.keptLines))
  }

  /// The answers that are new or have changed since this was asked last.
  public func takeAnswers() -> [StrategyPreviewEntry] { answers.takeChanged() }

  /// The last answers, all of them told with this.
  public func takeAllAnswers() -> [StrategyPreviewEntry] { answers.takeAll() }

  /// What a finger that came down at a point would get now, and why.
  public func trace(at point: CGPoint) -> (trace: HitTrace, tree: [ViewTree]) {
    (instance.trace(at: point), instance.tree())
  }
}
