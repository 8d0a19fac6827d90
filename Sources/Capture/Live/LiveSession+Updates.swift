package import Foundation
import Playback
package import RecordingStore
package import ScenePictures
import Scenes
import UIKit

extension LiveSession {
  /// Whether the passage of time alone can change the scene or decide a gesture, so that the page must send its time.
  package var isRunning: Bool {
    guard finished == nil else { return false }
    guard fingers.isEmpty else { return true }
    return instance.clock.hasPendingTimers && clock.reached < clock.lastEvent + SessionClock.longestPauseMicroseconds
  }

  /// How the device is held. Before it is turned this follows from the size of the screen.
  package var orientation: DeviceOrientation {
    timeline.orientation ?? (scene.screen.size.width > scene.screen.size.height ? .landscapeLeft : .portrait)
  }

  /// The height of the software keyboard in points; 0 while it is hidden.
  package var keyboardHeight: Double { Double(instance.engine.keyboard.height) }

  /// The changes of the scene since the previous call, or the whole scene.
  package func frame(isFull: Bool = false) -> SceneFrame {
    var frame = frames.next(
      of: instance, at: clock.reached,
      fingers: fingers.down.map {
        SceneFrame.Finger(touch: $0.touch, location: .init(x: $0.x, y: $0.y), receiver: $0.receiver, view: nil)
      }, isFull: isFull)
    frame.isRunning = isRunning
    return frame
  }

  /// The size of the screen in points, which a rotation changes.
  package var screenSize: CGSize { instance.engine.screen.sceneBounds.size }

  /// The views of the last frame.
  package var shownViews: [ViewSnapshot] { frames.shown }

  /// The outcomes since the previous call, at most the last ``keptLines``.
  package func takeLines() -> [Line] {
    defer { unsentLines = 0 }
    return Array(lines.suffix(min(unsentLines, Self.keptLines)))
  }

  /// The last outcomes, including those returned before.
  package func takeAllLines() -> [Line] {
    unsentLines = 0
    return Array(lines.suffix(Self.keptLines))
  }

  /// Whether the other strategies have not been played up to the present; see ``playPreviews()``.
  package var hasPendingPreviews: Bool { preview.hasPending }

  /// Plays the other strategies up to the present. Call it when nothing else waits: the running strategy does not need it.
  package func playPreviews() { preview.playPending() }

  /// The preview entries that are new or changed since the previous call. Plays the other strategies up to the present.
  package func takePreviews() -> [StrategyPreviewEntry] {
    preview.playPending()
    return preview.takeChanged()
  }

  /// The preview entries that are new or changed since the previous call and already known.
  package func takeKnownPreviews() -> [StrategyPreviewEntry] { preview.takeChanged() }

  /// The last preview entries, including those returned before.
  package func takeAllPreviews() -> [StrategyPreviewEntry] { preview.takeAll() }

  /// The number of the oldest preview entries that ``takeAllPreviews()`` does not return.
  package var omittedPreviewCount: Int { preview.omittedCount }
}
