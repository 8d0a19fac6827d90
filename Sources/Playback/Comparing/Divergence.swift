public import Foundation
public import RecordingStore
public import UIKit

/// One difference between two runs of a session.
public struct Divergence: Hashable, Sendable {
  /// The same in every run that finds the same difference.
  public var id: String
  /// The recording, as it was named on the command line.
  public var recording: String
  /// The session within the recording, from 0.
  public var session: Int
  /// The strategy of the replay.
  public var strategy: String
  /// The profile of the replay.
  public var profile: String
  /// The event at which the two differ.
  public var event: Int
  /// Microseconds since the start of the session.
  public var timestampMicroseconds: Int64
  /// The touch concerned, where one is known.
  public var touch: Int?
  /// Where that touch was at the event: points of the screen.
  public var point: CGPoint?
  /// The kind of the outcomes that differ.
  public var kind: String
  /// What the baseline has; `nil` when it has nothing there.
  public var recorded: Outcome.Kind?
  /// What the replay has; `nil` when it has nothing there.
  public var replayed: Outcome.Kind?
  /// The divergence that this one follows from.
  public var causedBy: String?
  /// The first view that decided differently, for a touch that landed elsewhere.
  public var decidedBy: Decision?

  /// A view and the rule it applied.
  public struct Decision: Hashable, Sendable {
    public var view: String
    /// The rule.
    public var rule: HitTestRule
    /// The view that the rule speaks of, where it speaks of one.
    public var other: String?
  }
}
