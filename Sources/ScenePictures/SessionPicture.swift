public import Playback
import RecordingStore
import Scenes

/// A session to look at: its scene as touches found it, and where its fingers went.
public struct SessionPicture: Hashable, Sendable {
  /// A session has no more pictures of its scene than this; later touches are shown on the last one.
  public static let momentLimit = 12

  /// The scene from one event on, until it is seen to be another.
  public struct Moment: Hashable, Sendable {
    /// The first event that finds it like this.
    public var event: Int
    /// When that event comes, in microseconds from the start of the session.
    public var timestampMicroseconds: Int64
    /// The scene before that event.
    public var scene: ScenePicture
  }

  /// The scene at the events asked for, in order; one that looks like the one before it is left out. Never empty.
  public let moments: [Moment]
  /// The fingers, in the order in which they came down.
  public let trails: [TouchTrail]
  /// How many fingers came down after the last of ``trails``.
  public let omittedTrails: Int
  /// Whether the scene became another after the last of ``moments``.
  public let isCutShort: Bool

  /// The picture of a recorded session as it was recorded, but under a profile, which may put views of its own into the scene.
  ///
  /// `events` are those at which the scene is looked at; with none it is looked at before the first one.
  @MainActor
  public init(of session: ReplayableSession, profile: String, at events: Set<Int> = []) throws {
    let scene = try session.makeScene(profile: profile)
    let player = ScenePlayer(scene)
    let last = events.max() ?? -1
    var moments: [Moment] = []
    var isCutShort = false
    var builder = TouchTrailBuilder()
    try session.replay { step in
      for sample in step.samples { builder.add(sample) }
      guard step.event <= last else {
        if moments.isEmpty { moments.append(Moment(step.samples[0], of: scene)) }
        return
      }
      if events.contains(step.event) {
        let moment = Moment(step.samples[0], of: scene)
        if moments.last?.scene != moment.scene {
          if moments.count < Self.momentLimit { moments.append(moment) } else { isCutShort = true }
        }
      }
      if step.event < last { step.play(on: player) }
    }
    if moments.isEmpty { moments = [Moment(event: 0, timestampMicroseconds: 0, scene: ScenePicture(of: scene))] }
    self.moments = moments
    self.isCutShort = isCutShort
    trails = builder.trails
    omittedTrails = builder.omittedTrails
  }

  /// The index of the moment that an event belongs to.
  public func moment(ofEvent event: Int) -> Int { moments.lastIndex { $0.event <= event } ?? 0 }

  /// The fingers that came down while the scene was as at a moment.
  public func trails(ofMoment index: Int) -> [TouchTrail] {
    trails.filter { moment(ofEvent: $0.event) == index }
  }
}

extension SessionPicture.Moment {
  @MainActor
  fileprivate init(_ sample: TouchSample, of scene: SceneInstance) {
    self.init(
      event: sample.event, timestampMicroseconds: sample.timestampMicroseconds, scene: ScenePicture(of: scene))
  }
}
