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
  /// The rules library.
  private var library: String?

  /// The side of the replay and that of `--against`.
  ///
  /// - Parameter baseline: The rules library of the other side; `nil` for that of this process.
  static func sides(of arguments: Arguments, baseline: String?) throws -> (new: MapSide, old: MapSide) {
    var new = MapSide(
      strategy: try CommonOptions.strategy(of: arguments), profile: try CommonOptions.profile(of: arguments))
    new.library = LoadedRules.library
    var old = new
    let against = arguments.required("against")
    if against.hasPrefix("strategy:") {
      old.strategy = try Strategy(parsing: String(against.dropFirst("strategy:".count)))
    } else if against.hasPrefix("profile:") {
      old.profile = try Profile(named: String(against.dropFirst("profile:".count))).name
    } else if let baseline {
      old.library = baseline
    }
    return (new, old)
  }

  /// Runs `body` with the classes of the build.
  func inItsBuild<Result>(_ body: () throws -> Result) throws -> Result {
    guard let library else { return try body() }
    return try LoadedRules.replace(by: library, use: body)
  }
}
