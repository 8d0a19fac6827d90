import Playback
public import RecordingStore

/// One moment of a film: what both sides show, and what has happened since the moment before.
public struct PlaybackFrame: Hashable, Sendable {
  /// The event that the moment belongs to; before the first event, that one.
  public var event: Int
  /// Microseconds since the start of the session.
  public var timestampMicroseconds: Int64
  /// Whether this is the moment of the event itself, and not one between events at which something moves.
  public var isEvent: Bool
  /// The scene as recorded, then as replayed.
  public var sides: [SceneFrame]
  /// What fingers did; empty between events.
  public var samples: [TouchSample]
  /// What followed since the frame before: in the recording, then in the replay.
  public var outcomes: [[Outcome]]
  /// Whether what follows from the event is not the same on both sides.
  public var differs: Bool
}

/// Some events of a film, one after the other. The first frame is whole; later ones are changes to the one before.
public struct PlaybackChunk: Hashable, Sendable {
  /// The first event in it.
  public var first: Int
  /// How many events are in it.
  public var count: Int
  /// Its moments, in order.
  public var frames: [PlaybackFrame]
}

/// What is to be known of a film before a frame of it is shown.
public struct PlaybackOverview: Hashable, Sendable {
  /// A finger, from its beginning to its end.
  public struct Touch: Hashable, Sendable {
    /// Its number.
    public var touch: Int
    /// The event in which it began.
    public var event: Int
    /// The event in which it ended, or the last one it was in.
    public var last: Int
    /// Where it began, in points of the screen.
    public var x: Double
    /// Where it began, in points of the screen.
    public var y: Double
  }

  /// No list is longer than this.
  public static let limit = 200_000

  /// How many events there are.
  public var eventCount = 0
  /// When each event came, in microseconds since the start of the session.
  public var times: [Int64] = []
  /// When the last thing happened, in microseconds since the start of the session.
  public var end: Int64 = 0
  /// The fingers, in the order in which they came down.
  public var touches: [Touch] = []
  /// The events from which something else follows in the replay than in the recording.
  public var differences: [Int] = []
  /// Why a comparison is inconclusive: outcomes of the replay that rest on what is not modelled or is in dispute, without
  /// repeats, the first ``SessionComparison/keptUnknowns``.
  public var unknowns: [String] = []
  /// Whether a list was cut at ``limit``.
  public var isCut = false
}
