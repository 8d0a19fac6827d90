import Playback
public import RecordingStore

/// One frame of a playback: the scene on both sides, and the outcomes since the previous frame.
public struct PlaybackFrame: Hashable, Sendable {
  /// The event of the frame. Frames before the first event have its number.
  public var event: Int
  /// Microseconds since the start of the session.
  public var timestampMicroseconds: Int64
  /// Whether the frame shows the event itself, and not a time between events at which a view moves.
  public var isEvent: Bool
  /// The recorded scene, then the replayed one.
  public var sides: [SceneFrame]
  /// The samples of the event. Empty between events.
  public var samples: [TouchSample]
  /// The outcomes since the previous frame: of the recording, then of the replay.
  public var outcomes: [[Outcome]]
  /// Whether the outcomes of the event differ.
  public var differs: Bool
}

/// A range of events of a playback. The first frame is full; later ones contain changes.
public struct PlaybackChunk: Hashable, Sendable {
  /// The first event in it.
  public var first: Int
  public var count: Int
  public var frames: [PlaybackFrame]
}

/// The data about a playback that is available before its first frame.
public struct PlaybackOverview: Hashable, Sendable {
  /// A finger, from its beginning to its end.
  public struct Touch: Hashable, Sendable {
    public var touch: Int
    /// The event in which it began.
    public var event: Int
    /// The event in which it ended, or the last event with a sample of it.
    public var last: Int
    /// The start position, in points of the screen.
    public var x: Double
    public var y: Double
  }

  /// The maximum length of each list.
  public static let limit = 200_000

  public var eventCount = 0
  /// The time of each event, in microseconds since the start of the session.
  public var times: [Int64] = []
  /// The time of the last event or outcome, in microseconds since the start of the session.
  public var end: Int64 = 0
  /// The fingers, in the order in which they began.
  public var touches: [Touch] = []
  /// The events whose outcomes differ between the recording and the replay.
  public var differences: [Int] = []
  /// Why a comparison is inconclusive: the reasons of outcomes of the replay that depend on unmodelled or disputed
  /// behaviour, without duplicates; the first ``SessionComparison/keptUnknowns``.
  public var unknowns: [String] = []
  /// Whether a list was truncated at ``limit``.
  public var isCut = false
}
