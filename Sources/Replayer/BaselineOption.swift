import CommandLineSupport
import Commands
import PassThrough
import Playback
import RulesBuilds

/// The option `--against`: what replays are compared with.
@MainActor
enum BaselineOption {
  static let option = Option(
    "against", .text("BASELINE"), completion: CatalogCompletions.baseline,
    help: "recorded (the default), observed, strategy:STRATEGY, build:BUILD or rev:COMMIT")

  /// The baseline, unless it is a build.
  static func baseline(_ arguments: Arguments) throws -> SessionComparison.Baseline {
    guard let text = arguments.string("against"), text != "observed" else {
      return arguments.has("against") ? .observed : .recorded
    }
    guard text.hasPrefix("strategy:") else { return .recorded }
    return .strategy(try Strategy(parsing: String(text.dropFirst("strategy:".count))))
  }

  /// The build that is the baseline, if one is.
  static func build(_ arguments: Arguments, _ console: Console) throws -> RulesBuild? {
    guard let text = arguments.string("against"), !["recorded", "observed"].contains(text), !text.hasPrefix("strategy:")
    else { return nil }
    if text.hasPrefix("build:") {
      return try RulesOptions.kept(String(text.dropFirst("build:".count)), arguments, console)
    }
    guard text.hasPrefix("rev:") else {
      throw arguments.misuse(
        "'\(text)' is not a baseline; it is recorded, observed, strategy:STRATEGY, build:BUILD or rev:COMMIT",
        option: "against")
    }
    guard arguments.has("rules") else {
      throw arguments.misuse(
        "'\(text)' needs --rules: its files are compiled as they are at that commit", option: "against")
    }
    return try RulesOptions.compile(arguments, revision: String(text.dropFirst("rev:".count)), console)
  }
}
