import RecordingStore
import Scenes

/// A session to look at: its scene, and where its fingers went.
public struct SessionPicture: Hashable, Sendable {
  /// The scene before the first touch.
  public var scene: ScenePicture
  /// The fingers, in the order in which they came down.
  public var trails: [TouchTrail]
  /// How many fingers came down after the last of ``trails``.
  public var omittedTrails: Int

  /// A picture from its parts.
  public init(scene: ScenePicture, trails: [TouchTrail], omittedTrails: Int) {
    self.scene = scene
    self.trails = trails
    self.omittedTrails = omittedTrails
  }

  /// The picture of a recorded session under a profile, which may put views of its own into the scene.
  @MainActor
  public init(of session: RecordedSession, profile: String) throws {
    let scene = try session.makeScene(profile: profile)
    var builder = TouchTrailBuilder()
    let cursor = try session.reader.samples(ofSession: session.record.id)
    while let sample = try cursor.next() { builder.add(sample) }
    self.init(scene: ScenePicture(of: scene), trails: builder.trails, omittedTrails: builder.omittedTrails)
  }
}
