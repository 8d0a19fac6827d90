import CommandLineSupport
import Commands
import PassThrough
import Playback
import RulesBuilds

/// Reads the two sides of a search for differences from a command line.
@MainActor
enum EvidenceSides {
  /// The sides of `--strategy`, `--profile`, `--rules`, `--build` and `--against`.
  ///
  /// - Parameters:
  ///   - sessionSeconds: The longest time of one session, unless the command line has another; `nil` for that of a comparison.
  ///   - strategies: The strategies if the command line has none.
  static func sides(
    of arguments: Arguments, sessionSeconds: Double? = nil, strategies: [Strategy] = [], _ console: Console
  ) throws -> ComparedSides {
    var comparison = ComparisonRun()
    comparison.strategies = try CommonOptions.strategy(of: arguments).map { [$0] } ?? strategies
    if let profile = try CommonOptions.profile(of: arguments) { comparison.profiles = [profile] }
    comparison.baseline = try BaselineOption.baseline(arguments)
    guard comparison.baseline != .observed else {
      throw arguments.misuse(
        "what a device did cannot be replayed; give strategy:STRATEGY, build:BUILD or rev:COMMIT", option: "against")
    }
    comparison.comparesInertReceivers = InertReceivers.areCompared(arguments)
    comparison.effects = try EffectsOption.rules(arguments)
    let baseline = try BaselineOption.build(arguments, console)
    let build = try RulesOptions.build(of: arguments, console)
    return try ComparedSides(
      comparison, build: build, baseline: baseline, sessionSeconds: sessionSeconds, arguments, console)
  }
}
