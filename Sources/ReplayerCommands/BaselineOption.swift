import CommandLineSupport
import Commands
import PassThrough
import Playback
import PrintedText
import RecordingStore
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

  /// The recordings that a comparison reads: with `--against observed`, those in which something was observed, and those that cannot
  /// be read, which the comparison reports.
  ///
  /// Fails with exit code 66 if nothing was observed in any.
  static func comparable(
    _ paths: [String], with baseline: SessionComparison.Baseline, _ console: Console
  ) throws(CommandFailure) -> [String] {
    guard baseline == .observed else { return paths }
    let kept = paths.filter { path in
      do {
        let reader = try RecordingReader(path: path)
        return try reader.sessions.contains { try reader.observedOutcomes(ofSession: $0.id) != nil }
      } catch {
        return true
      }
    }
    guard !kept.isEmpty || paths.isEmpty else {
      throw CommandFailure(
        .noInput, path: paths.count == 1 ? paths[0] : Counted.text(paths.count, "recording"),
        "nothing was observed in an app there; import its log with 'recorder import --from app'")
    }
    if kept.count < paths.count {
      let count = Counted.text(paths.count - kept.count, "recording")
      console.error.line("replayer: \(count) left out: nothing was observed in an app there")
    }
    return kept
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
