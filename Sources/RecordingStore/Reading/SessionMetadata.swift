/// One session of a recording: a row of the table `sessions`.
public struct SessionMetadata: Hashable, Sendable {
  /// The session's number in its file, from 0.
  public let id: Int
  /// The number of its scene.
  public let scene: Int
  /// The strategy with which it was recorded.
  public let strategy: String
  /// The profile with which it was recorded.
  public let profile: String
  /// The origin of the touches.
  public let source: String
  /// An optional sentence about the session.
  public let about: String?
  /// The key of its first sample in the table `events`. Without samples: that of the next session.
  public let firstSample: Int64
  /// The key of its first outcome among all outcome tables. Without outcomes: that of the next session.
  public let firstOutcome: Int64
  /// What its outcomes state. Empty for recordings of the versions before 6.
  public let vocabulary: SessionVocabulary
  public internal(set) var sampleCount: Int64 = 0
  public internal(set) var outcomeCount: Int64 = 0
  /// Whether the capture ended during the session, so that outcomes after the last recorded one may be missing.
  public internal(set) var isCutShort = false

  init(
    id: Int, scene: Int, strategy: String, profile: String, source: String, about: String?, firstSample: Int64,
    firstOutcome: Int64, vocabulary: SessionVocabulary = []
  ) {
    self.id = id
    self.scene = scene
    self.strategy = strategy
    self.profile = profile
    self.source = source
    self.about = about
    self.firstSample = firstSample
    self.firstOutcome = firstOutcome
    self.vocabulary = vocabulary
  }
}
