package import Findings
package import Foundation
package import HitTestTerms
package import PassThrough
import Playback
package import RecordingStore

/// The view that one finger hit, and the views that it hits with the other strategies.
package struct StrategyPreviewEntry: Hashable, Sendable {
  /// The result of one strategy for the finger.
  package struct Entry: Hashable, Sendable {
    package var strategy: Strategy
    /// The hit view. `nil` for none.
    package var receiver: ViewID?
    /// Whether the hit test recurses without end.
    package var isRecursion: Bool
    /// The first outcome that differs from the running strategy. `nil` while there is none.
    package var otherwise: Difference?
  }

  /// A difference between two strategies.
  package struct Difference: Hashable, Sendable {
    /// The outcome with the running strategy. `nil` for none.
    package var running: SceneOutcome.Kind?
    /// The outcome with the other strategy. `nil` for none.
    package var other: SceneOutcome.Kind?
  }

  /// The event in which the finger came down.
  package var event: Int
  /// The finger's number in the recording.
  package var touch: Int
  /// The time at which it came down, in microseconds of the session.
  package var timestampMicroseconds: Int64
  /// The point at which it came down, in points of the screen.
  package var location: CGPoint
  /// The session's strategy.
  package var running: Strategy
  /// The results of all strategies, including the running one.
  package var entries: [Entry]

  /// Whether a strategy has another receiver or another outcome than the running one.
  package var differs: Bool {
    let own = entries.first { $0.strategy == running }
    return entries.contains {
      $0.receiver != own?.receiver || $0.isRecursion != own?.isRecursion || $0.otherwise != nil
    }
  }
}
