import Capture
import JSONText
import LocalServer
import PassThrough
import Pictures
import Playback
import ScenePictures

/// The queries about the scene, as it is now or as it was. A query about an earlier time has `events`, the number of
/// events before it, or `t`, its time in microseconds, or both.
extension CapturePage {
  private static let timeKeys: Set = ["events", "t"]

  /// The state at the time that a query names.
  func past(_ query: [String: String]) throws -> Response {
    let moment = try Self.moment(in: query) ?? PastMoment()
    return PastJSON.response(try session.past(moment), of: session)
  }

  /// The view that a point would hit.
  func hit(_ query: [String: String]) throws -> Response {
    let point = try PointQuery.point(in: query, others: Self.timeKeys)
    return PointQuery.response(try session.hit(at: point, Self.moment(in: query)))
  }

  /// The names of the views at their places.
  func captions(_ query: [String: String]) throws -> Response {
    guard let moment = try Self.moment(in: query) else {
      return try CaptionsJSON.response(
        ScenePicture(session.shownViews, of: session.scene, screen: session.screenSize), query)
    }
    return try CaptionsJSON.response(ScenePicture(session.past(moment).frame(), of: session.scene), query)
  }

  func map(_ query: [String: String]) throws -> Response {
    let moment = try Self.moment(in: query)
    let uncertain = try session.uncertainAreas(at: moment)
    let map = HitMap(of: try session.copyOfScene(at: moment))
    if !map.sampledViews.isEmpty { session.discardCopy(at: moment) }
    return MapJSON.response(map, uncertain: uncertain)
  }

  /// Why a point would hit what it hits.
  func explain(_ query: [String: String]) throws -> Response {
    let point = try PointQuery.point(in: query, others: Self.timeKeys)
    let (trace, tree) = try session.trace(at: point, Self.moment(in: query))
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("sides")
      writer.array { writer in
        ExplainJSON(
          trace: trace, tree: tree, touch: nil, point: point, strategy: session.strategy.description,
          profile: session.profile
        ).write(to: &writer)
      }
    }
    return .json(writer.utf8)
  }

  /// The time that a query names. `nil` for the present.
  private static func moment(in query: [String: String]) throws(LiveSessionError) -> PastMoment? {
    guard !timeKeys.isDisjoint(with: query.keys) else { return nil }
    return PastMoment(
      eventCount: try number(query, "events").map { Int(clamping: $0) },
      timestampMicroseconds: try number(query, "t"))
  }

  private static func number(_ query: [String: String], _ key: String) throws(LiveSessionError) -> Int64? {
    guard let text = query[key] else { return nil }
    guard let number = Int64(text), number >= 0, number <= Int64.max / 2_000 else {
      throw LiveSessionError("'\(key)' is not a whole number from 0 up; give one")
    }
    return number
  }
}
