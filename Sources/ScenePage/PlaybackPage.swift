import Capture
import Foundation
import JSONText
package import LocalServer
package import PassThrough
import Pictures
import Playback
package import RecordingStore
import ScenePictures
import Scenes

/// Answers the page's requests while it plays a recording.
@MainActor
package final class PlaybackPage {
  private let reader: RecordingReader
  private let strategy: Strategy?
  private let profile: String?
  private let version: String
  /// The builds that the command line names; empty if the page has no choice of builds.
  private let builds: [PlaybackBuild]
  /// What was shown last; one session is shown at a time.
  private var shown: Choice
  private var playback: SessionPlayback

  /// A session with the strategies, the profile and the builds of its replays.
  private struct Choice: Hashable {
    var session: Int
    var replays: SessionPlayback.Replays
    var profile: String?
    /// The indexes of the builds.
    var builds: Range<Int>
  }

  /// Creates a page for a recording that starts with one of its sessions; see ``SessionPlayback`` for the strategy and
  /// the profile. It starts with the last build; the recorded side always has the first one.
  package init(
    _ reader: RecordingReader, session: Int, strategy: Strategy?, profile: String?, builds: [PlaybackBuild] = [],
    version: String
  ) throws {
    self.builds = builds
    self.reader = reader
    self.strategy = strategy
    self.profile = profile
    self.version = version
    shown = Choice(
      session: session, replays: .one(strategy), profile: profile, builds: max(builds.count - 1, 0)..<builds.count)
    playback = try Self.playback(shown, of: reader, builds)
  }

  package func answer(_ request: Request) -> Response {
    guard request.method != .post else { return .problem(404, "A recording is shown and never changed.") }
    do {
      switch request.path {
      case "scene": return try hello(request.query)
      case "frames": return try chunk(request.query)
      case "explain":
        return request.query["x"] == nil ? try explain(request.query) : try explainPoint(request.query)
      case "hit": return try hit(request.query)
      case "captions":
        return try CaptionsJSON.response(ScenePicture(of: scene(of: request.query)), request.query)
      case "map":
        let scene = try scene(of: request.query)
        return MapJSON.response(HitMap(of: scene), uncertain: try playback(of: request.query).uncertainAreas(of: scene))
      default: return PageFile.response(for: request.path)
      }
    } catch let error as LiveSessionError {
      return .problem(400, error.description)
    } catch {
      return .problem(500, "\(error)")
    }
  }

  private func hello(_ query: [String: String]) throws -> Response {
    let playback = try playback(of: query)
    var writer = JSONWriter()
    writer.object { writer in
      PageJSON.writeHead(
        mode: "show", version: version, file: reader.path, scene: playback.session.scene, to: &writer)
      SessionJSON.writeChoices(running: playback.sides[1].strategy, profile: playback.sides[1].profile, to: &writer)
      writer.member("builds", builds.map(\.name))
      writer.member("isEveryBuild", shown.builds.count > 1)
      writer.member("page", 1)
      writer.key("show")
      PlaybackJSON.write(playback, of: reader, to: &writer)
    }
    return .json(writer.utf8)
  }

  private func chunk(_ query: [String: String]) throws -> Response {
    let playback = try playback(of: query)
    let event = try number(query, "event")
    guard let chunk = try playback.chunk(with: event) else {
      throw LiveSessionError("there is no event \(event); the session has \(playback.overview.eventCount), from 0")
    }
    var writer = JSONWriter()
    PlaybackJSON.write(chunk, to: &writer)
    return .json(writer.utf8)
  }

  private func explain(_ query: [String: String]) throws -> Response {
    let playback = try playback(of: query)
    let event = try number(query, "event")
    guard event < max(playback.overview.eventCount, 1) else {
      throw LiveSessionError("there is no event \(event); the session has \(playback.overview.eventCount), from 0")
    }
    let explanations = try playback.explanations(of: event)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("event", event)
      writer.key("sides")
      writer.array { writer in
        for (side, explanations) in zip(playback.sides, explanations) {
          writer.array { writer in
            for explanation in explanations {
              ExplainJSON(
                trace: explanation.trace, tree: explanation.tree, touch: explanation.touch, point: explanation.location,
                strategy: side.strategy.description, profile: side.profile
              ).write(to: &writer)
            }
          }
        }
      }
    }
    return .json(writer.utf8)
  }

  /// The keys of a query that name a frame and one of its sides.
  private static let frameKeys: Set = ["session", "strategy", "profile", "build", "event", "t", "side"]

  /// The view that the point of a frame's side would hit.
  private func hit(_ query: [String: String]) throws -> Response {
    let (scene, point) = try (scene(of: query), PointQuery.point(in: query, others: Self.frameKeys))
    return PointQuery.response(scene.hitTest(at: point))
  }

  /// The scene of one side of the frame that a query names.
  private func scene(of query: [String: String]) throws -> SceneInstance {
    let scenes = try scenes(of: query)
    let side = try number(query, "side")
    guard scenes.indices.contains(side) else {
      throw LiveSessionError("there is no side \(side); 0 is the recorded one, the replayed ones follow")
    }
    return scenes[side]
  }

  /// Why a point of a frame hits what it hits, on all sides.
  private func explainPoint(_ query: [String: String]) throws -> Response {
    let playback = try playback(of: query)
    let (scenes, point) = try (scenes(of: query), PointQuery.point(in: query, others: Self.frameKeys))
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("sides")
      writer.array { writer in
        for (scene, side) in zip(scenes, playback.sides) {
          ExplainJSON(
            trace: scene.trace(at: point), tree: scene.tree(), touch: nil, point: point,
            strategy: side.strategy.description, profile: side.profile
          ).write(to: &writer)
        }
      }
    }
    return .json(writer.utf8)
  }

  /// The scenes of the frame that a query names by `event` and, for a frame between two events, by `t` in microseconds.
  private func scenes(of query: [String: String]) throws -> [SceneInstance] {
    let playback = try playback(of: query)
    let event = try number(query, "event")
    guard event < max(playback.overview.eventCount, 1) else {
      throw LiveSessionError("there is no event \(event); the session has \(playback.overview.eventCount), from 0")
    }
    return try playback.scenes(at: event, time(of: query, in: playback))
  }

  /// The time of a query's frame in microseconds. `nil` if it gives none.
  private func time(of query: [String: String], in playback: SessionPlayback) throws(LiveSessionError) -> Int64? {
    guard query["t"] != nil else { return nil }
    let time = Int64(try number(query, "t"))
    // The frames of an animation can follow the last outcome.
    let latest = playback.overview.end + ScenePlayer.settlingMicroseconds
    guard time <= latest else {
      throw LiveSessionError("there is no frame at 't' \(time); the last one is at most at \(latest) microseconds")
    }
    return time
  }

  /// The playback of a query's `session`, `strategy`, `profile` and `build`. Without a session it is the one shown last,
  /// without a strategy or a profile that of the command, without a build the last one. The strategy `all` stands for the
  /// five strategies; `build` is an index, or `all` with one strategy.
  private func playback(of query: [String: String]) throws -> SessionPlayback {
    let session = query["session"] == nil ? shown.session : try number(query, "session")
    guard reader.sessions.indices.contains(session) else {
      throw LiveSessionError("there is no session \(session); the recording has \(reader.sessions.count), from 0")
    }
    let choice = Choice(
      session: session, replays: try replays(of: query), profile: try profile(of: query), builds: try builds(of: query))
    guard choice.builds.count < 2 || choice.replays != .every else {
      throw LiveSessionError("'strategy' and 'build' are both all; choose one of them")
    }
    if choice == shown { return playback }
    playback = try Self.playback(choice, of: reader, builds)
    shown = choice
    return playback
  }

  private static func playback(
    _ choice: Choice, of reader: RecordingReader, _ builds: [PlaybackBuild]
  ) throws -> SessionPlayback {
    func session(_ build: PlaybackBuild?) throws -> ReplayableSession {
      build?.use()
      return try ReplayableSession(reader.sessions[choice.session], of: reader)
    }
    return try SessionPlayback(
      try session(builds.first), choice.replays, profile: choice.profile,
      builds: try builds[choice.builds].map { SessionPlayback.Build(name: $0.name, session: try session($0)) })
  }

  /// The indexes of the builds of a query.
  private func builds(of query: [String: String]) throws -> Range<Int> {
    guard let text = query["build"], !builds.isEmpty else { return max(builds.count - 1, 0)..<builds.count }
    if text == "all" { return builds.indices }
    let index = try number(query, "build")
    guard builds.indices.contains(index) else {
      throw LiveSessionError("there is no build \(index); the page has \(builds.count), from 0")
    }
    return index..<(index + 1)
  }

  private func replays(of query: [String: String]) throws -> SessionPlayback.Replays {
    guard let text = query["strategy"] else { return .one(strategy) }
    if text == "all" { return .every }
    do {
      return .one(try Strategy(parsing: text))
    } catch {
      throw LiveSessionError("\(error)")
    }
  }

  private func profile(of query: [String: String]) throws -> String? {
    guard let name = query["profile"] else { return profile }
    do {
      return try Profile(named: name).name
    } catch {
      throw LiveSessionError("\(error)")
    }
  }

  private func number(_ query: [String: String], _ key: String) throws(LiveSessionError) -> Int {
    guard let number = query[key].flatMap(Int.init), number >= 0 else {
      throw LiveSessionError("'\(key)' is not a whole number from 0 up; give one")
    }
    return number
  }
}
