import CommandLineSupport
import Commands
import PassThrough
import Playback
import RulesLoading
import Scenes

/// One side of a comparison of maps: a strategy, a profile and a build of the user's rules.
@MainActor
struct MapSide {
  /// The strategy; `nil` for the recorded one, or `uikit` for a scene.
  private(set) var strategy: Strategy?
  /// The profile; `nil` for that of the recording or the scene.
  private(set) var profile: String?
  private var build: EngineArguments.Build?

  /// The side of the replay and that of `--against`.
  static func sides(of arguments: Arguments) throws -> (new: MapSide, old: MapSide) {
    var new = MapSide(
      strategy: try CommonOptions.strategy(of: arguments), profile: try CommonOptions.profile(of: arguments))
    new.build = LoadedRules.builds.first
    var old = new
    let against = arguments.required("against")
    if against.hasPrefix("strategy:") {
      old.strategy = try Strategy(parsing: String(against.dropFirst("strategy:".count)))
    } else if against.hasPrefix("profile:") {
      old.profile = try Profile(named: String(against.dropFirst("profile:".count))).name
    } else {
      old.build = LoadedRules.builds.last
    }
    return (new, old)
  }

  /// Runs `body` with the classes of the build.
  func inItsBuild<Result>(_ body: () throws -> Result) throws -> Result {
    guard let build else { return try body() }
    return try LoadedRules.replace(by: build.library, use: body)
  }
}
