import CommandLineSupport
import Findings

extension BaselineOption {
  /// The options with which 'show' and 'explain' replay what 'diff' has replayed.
  static func replayOptions(of arguments: Arguments) -> ReplayOptions {
    var replay: [String] = []
    for name in ["rules", "build", "define"] {
      for value in arguments.strings(name) { replay += ["--" + name, value] }
    }
    for name in ["cut-missing", "cut-rules"] where arguments.flag(name) { replay.append("--" + name) }
    // Several profiles are those of several comparisons.
    if let profile = arguments.string("profile"), !profile.contains(","), profile != "all" {
      replay += ["--profile", profile]
    }
    return ReplayOptions(replay: replay, baseline: arguments.string("against").map { ["--against", $0] } ?? [])
  }
}
