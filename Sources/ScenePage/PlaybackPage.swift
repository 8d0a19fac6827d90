import Capture
import Foundation
import JSONText
package import LocalServer
package import PassThrough
import Playback
package import RecordingStore
import ScenePictures
import SceneSnapshots
import Scenes

/// Answers the page's requests while it plays a recording.
@MainActor
package final class PlaybackPage {
  private let reader: RecordingReader
  private let strategy: Strategy?
  private let profile: String?
  private let version: String
  /// What was shown last; one session is shown at a time.
  private var shown: Choice
  private var playback: SessionPlayback

  /// A session with the strategies and the profile of its replays.
  private struct Choice: Hashable {
    var session: Int
    var replays: SessionPlayback.Replays
    var profile: String?
  }

  /// Creates a page for a recording that starts with one of its sessions; see ``SessionPlayback`` for the strategy and
  /// the profile.
  package init(
    _ reader: RecordingReader, session: Int, strategy: Strategy?, profile: String?, version: String
  ) throws {
    self.reader = reader
    self.strategy = strategy
    self.profile = profile
    self.version = version
    shown = Choice(session: session, replays: .one(strategy), profile: profile)
    playback = try SessionPlayback(
      ReplayableSession(reader.sessions[session], of: reader), shown.replays, profile: profile)
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
      case "map": return MapJSON.response(HitMap(of: try scene(of: request.query)))
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
  private static let frameKeys: Set = ["session", "strategy", "profile", "event", "t", "side"]

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
    return try playback.scenes(at: event, query["t"] == nil ? nil : Int64(number(query, "t")))
  }

  /// The playback of a query's `session`, `strategy` and `profile`. Without a session it is the one shown last, without
  /// a strategy or a profile that of the command. The strategy `all` stands for the five strategies.
  private func playback(of query: [String: String]) throws -> SessionPlayback {
    let session = query["session"] == nil ? shown.session : try number(query, "session")
    guard reader.sessions.indices.contains(session) else {
      throw LiveSessionError("there is no session \(session); the recording has \(reader.sessions.count), from 0")
    }
    let choice = Choice(session: session, replays: try replays(of: query), profile: try profile(of: query))
    if choice == shown { return playback }
    playback = try SessionPlayback(
      ReplayableSession(reader.sessions[session], of: reader), choice.replays, profile: choice.profile)
    shown = choice
    return playback
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
