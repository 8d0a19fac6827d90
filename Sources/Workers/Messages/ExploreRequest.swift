import JSONText
package import PassThrough

/// How sessions are explored.
package struct ExploreRequest: Sendable {
  /// The strategy; `nil` for the recorded one.
  package var strategy: Strategy?
  /// The profile; `nil` for the recorded one.
  package var profile: String?
  /// Whether the regions of the screen at the end are collected.
  package var mapsScreen = false
  /// Whether the screens before touches are collected.
  package var mapsTouches = false
  /// The path of the files for the counters, without the session's number. `nil` if they are not kept.
  package var counters: String?
  /// The number of the fault that the code has; `nil` for none.
  package var mutant: Int?

  package init(strategy: Strategy? = nil, profile: String? = nil, mapsScreen: Bool = false) {
    (self.strategy, self.profile, self.mapsScreen) = (strategy, profile, mapsScreen)
  }

  /// The path of the counters of a session.
  package static func counters(_ path: String, session: Int) -> String { "\(path).\(session)" }

  func line(_ path: String, _ sessions: Range<Int>) -> [UInt8] {
    WorkerProtocol.request(.explore) { writer in
      writer.member("recording", path)
      writer.member("from", sessions.lowerBound)
      writer.member("end", sessions.upperBound)
      writer.member("strategy", strategy?.description)
      writer.member("profile", profile)
      writer.member("mapsScreen", mapsScreen)
      writer.member("mapsTouches", mapsTouches)
      writer.member("counters", counters)
      writer.member("mutant", mutant)
    }
  }

  init(json: JSONValue) throws {
    strategy = try json["strategy"]?.string.map { try Strategy(parsing: $0) }
    profile = json["profile"]?.string
    mapsScreen = json["mapsScreen"]?.bool ?? false
    mapsTouches = json["mapsTouches"]?.bool ?? false
    counters = json["counters"]?.string
  }
}
