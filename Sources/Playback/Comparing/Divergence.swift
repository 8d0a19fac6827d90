package import Foundation
package import RecordingStore
package import UIKit

/// One difference between two runs of a session.
package struct Divergence: Hashable, Sendable {
  /// The id. It is the same in every run that finds the same difference.
  package var id: String
  /// The recording, as named on the command line.
  package var recording: String
  /// The session within the recording, from 0.
  package var session: Int
  /// The strategy of the replay.
  package var strategy: String
  /// The profile of the replay.
  package var profile: String
  /// The event of the difference.
  package var event: Int
  /// Microseconds since the start of the session.
  package var timestampMicroseconds: Int64
  /// The touch concerned, if known.
  package var touch: Int?
  /// The position of that touch at the event, in points of the screen.
  package var point: CGPoint?
  /// The kind of the outcomes that differ.
  package var kind: String
  /// The outcome of the baseline. `nil` if it has none.
  package var recorded: SceneOutcome.Kind?
  /// The outcome of the replay. `nil` if it has none.
  package var replayed: SceneOutcome.Kind?
  /// The divergence that this one follows from.
  package var causedBy: String?
  /// The first view that decided differently, for a touch with a different hit view.
  package var decidedBy: Decision?

  /// A view and the rule that it applied.
  package struct Decision: Hashable, Sendable {
    package var view: ViewID
    package var rule: HitTestRule
    /// The other view that the rule concerns, if any.
    package var other: ViewID?
  }
}
