public import Foundation
public import RecordingStore
public import UIKit

/// One difference between two runs of a session.
public struct Divergence: Hashable, Sendable {
  /// The id. It is the same in every run that finds the same difference.
  public var id: String
  /// The recording, as named on the command line.
  public var recording: String
  /// The session within the recording, from 0.
  public var session: Int
  /// The strategy of the replay.
  public var strategy: String
  /// The profile of the replay.
  public var profile: String
  /// The event of the difference.
  public var event: Int
  /// Microseconds since the start of the session.
  public var timestampMicroseconds: Int64
  /// The touch concerned, if known.
  public var touch: Int?
  /// The position of that touch at the event, in points of the screen.
  public var point: CGPoint?
  /// The kind of the outcomes that differ.
  public var kind: String
  /// The outcome of the baseline. `nil` if it has none.
  public var recorded: Outcome.Kind?
  /// The outcome of the replay. `nil` if it has none.
  public var replayed: Outcome.Kind?
  /// The divergence that this one follows from.
  public var causedBy: String?
  /// The first view that decided differently, for a touch with a different hit view.
  public var decidedBy: Decision?

  /// A view and the rule that it applied.
  public struct Decision: Hashable, Sendable {
    public var view: String
    public var rule: HitTestRule
    /// The other view that the rule concerns, if any.
    public var other: String?
  }
}
