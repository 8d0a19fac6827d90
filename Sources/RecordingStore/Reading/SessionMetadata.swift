/// One session of a recording: a row of the table `sessions`.
public struct SessionMetadata: Hashable, Sendable {
  /// The session's number in its file, from 0.
  public let id: Int
  /// The number of the scene that it ran against.
  public let scene: Int
  /// The strategy that it was recorded under.
  public let strategy: String
  /// The profile that it was recorded under.
  public let profile: String
  /// Where the touches came from.
  public let source: String
  /// A sentence about it, if somebody wrote one.
  public let about: String?
  /// The key of its first sample in the table `events`; where it has none, of the next session's first.
  public let firstSample: Int64
  /// The key of its first outcome among all outcome tables; where it has none, of the next session's first.
  public let firstOutcome: Int64
  /// How many samples it has.
  public internal(set) var sampleCount: Int64 = 0
  /// How many outcomes it has.
  public internal(set) var outcomeCount: Int64 = 0
  /// True when the capture ended in the middle of it: outcomes after the last recorded one may be missing.
  public internal(set) var isCutShort = false

  init(
    id: Int, scene: Int, strategy: String, profile: String, source: String, about: String?, firstSample: Int64,
    firstOutcome: Int64
  ) {
    self.id = id
    self.scene = scene
    self.strategy = strategy
    self.profile = profile
    self.source = source
    self.about = about
    self.firstSample = firstSample
    self.firstOutcome = firstOutcome
  }
}
