package import Findings
import Playback
package import RecordingStore

/// One frame of a playback: the scene on all sides, and the outcomes since the previous frame.
package struct PlaybackFrame: Hashable, Sendable {
  /// The event of the frame. Frames before the first event have its number.
  package var event: Int
  /// Microseconds since the start of the session.
  package var timestampMicroseconds: Int64
  /// Whether the frame shows the event itself, and not a time between events at which a view moves.
  package var isEvent: Bool
  /// The recorded scene, then the replayed ones.
  package var sides: [SceneFrame]
  /// The samples of the event, with the numbers of their touches in the session. Empty between events.
  package var samples: [TouchSample]
  /// The outcomes since the previous frame: of the recording, then of the replays.
  package var outcomes: [[SceneOutcome]]
  /// Whether the outcomes of the event differ on any side.
  package var differs: Bool
}

/// A range of events of a playback. The first frame is full; later ones contain changes.
package struct PlaybackChunk: Hashable, Sendable {
  /// The first event in it.
  package var first: Int
  package var count: Int
  package var frames: [PlaybackFrame]
}

/// The data about a playback that is available before its first frame.
package struct PlaybackOverview: Sendable {
  /// A finger, from its beginning to its end.
  package struct Touch: Hashable, Sendable {
    /// The number in the session, from 1 in the order of beginning.
    package var touch: Int
    /// The event in which it began.
    package var event: Int
    /// The event in which it ended, or the last event with a sample of it.
    package var last: Int
    /// The start position, in points of the screen.
    package var x: Double
    package var y: Double
  }

  /// A replay compared with the recording.
  package struct Comparison: Sendable {
    /// The events whose outcomes differ.
    package var differences: [Int] = []
    /// The divergences, with the views that decided them.
    package var result = SessionResult()
  }

  /// The maximum length of each list.
  package static let limit = 200_000

  package var eventCount = 0
  /// The time of each event, in microseconds since the start of the session.
  package var times: [Int64] = []
  /// The time of the last event or outcome, in microseconds since the start of the session.
  package var end: Int64 = 0
  /// The fingers, in the order in which they began.
  package var touches: [Touch] = []
  /// The turns of the device and the changes of its keyboard.
  package var deviceEvents: [TouchSample] = []
  /// The events whose outcomes differ between the recording and any replay.
  package var differences: [Int] = []
  /// The comparison of each replay with the recording.
  package var comparisons: [Comparison] = []
  /// Why a comparison is inconclusive: the reasons of outcomes of the replay that depend on unmodelled or disputed
  /// behaviour, without duplicates; the first ``SessionResult/keptUnknowns``.
  package var unknowns: [String] = []
  /// Whether a list was truncated at ``limit``.
  package var isCut = false
}
