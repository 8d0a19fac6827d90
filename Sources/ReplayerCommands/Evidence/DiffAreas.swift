import CommandLineSupport
import Commands
import Findings
import Playback
import RecordingStore
import RulesBuilds

/// The areas of `replayer diff --areas`: the screens of each session at rest and before each touch.
@MainActor
enum DiffAreas {
  /// Refuses command lines whose sides have no screens.
  static func check(_ arguments: Arguments, _ comparison: ComparisonRun) throws {
    guard arguments.flag("areas") else { return }
    let against = arguments.string("against") ?? "recorded"
    guard !["recorded", "observed"].contains(against) else {
      throw arguments.misuse(
        "'\(against)' has no screens to compare with; give --against strategy:STRATEGY, build:BUILD or rev:COMMIT",
        option: "areas")
    }
    guard comparison.strategies.count < 2, comparison.profiles.count < 2 else {
      throw arguments.misuse("screens are compared under one strategy and one profile; name one", option: "areas")
    }
    if !against.hasPrefix("strategy:"), !arguments.has("rules"), !arguments.has("build") {
      throw arguments.misuse(
        "the screens of '\(against)' are compared with those of a build; give it with --rules or --build",
        option: "areas")
    }
  }

  static func compare(
    _ paths: [String], build: RulesBuild?, baseline: RulesBuild?, _ arguments: Arguments, _ console: Console
  ) throws -> ComparedScreens {
    let against = arguments.string("against") ?? ""
    var subjects: [ScreenComparer.Subject] = []
    for path in paths {
      // What cannot be read is reported by the comparison of the outcomes.
      for session in 0..<(RecordingReader.sessionCount(of: path) ?? 0) {
        var words = ["map", "--recording=\(path)", "--session=\(session)", "--against=\(against)"]
        for name in ["strategy", "profile"] {
          if let value = arguments.string(name) { words.append("--\(name)=\(value)") }
        }
        subjects.append(ScreenComparer.Subject(source: path, session: session, words: words))
      }
    }
    defer { console.error.clearProgress() }
    let comparer = try ScreenComparer(
      build: build, baseline: baseline, sessions: subjects.count, arguments, console)
    let results = try comparer.compare(subjects) { index in
      console.error.progress("mapping \(index + 1) of \(subjects.count): \(subjects[index].source)")
    }
    return ComparedScreens(against: against, sessions: results.map(\.session))
  }
}
