import Findings
import PassThrough
import Scenes

/// A key of `touchreplay.json`. Each replaces an option, or the files of a command line that names none.
struct ConfigurationKey: Sendable {
  /// The type of the key's value in the file.
  enum Kind: Equatable, Sendable {
    case text
    /// A text, or a list of texts that the option takes with commas between them.
    case texts
    /// A path or a list of paths.
    case paths
    /// A list of texts of the form `NAME=PATH` or `NAME`.
    case namedPaths
    case integer(ClosedRange<Int>)
    case seconds
    case flag
    /// A text, or an object with `compare` and `ignore`.
    case effects
  }

  let name: String
  /// The option that the key replaces; `nil` for the files of the command line.
  let option: String?
  let kind: Kind
  /// The commands that use the key; `nil` for every one with the option.
  let commands: [String]?
  /// The environment variable. `nil` if there is none.
  let variable: String?
  /// The value without the key, in words.
  let standard: String
  /// Options with which the key is not used.
  let excluded: [String]
  /// Throws for a text that the option does not take.
  let check: @Sendable (String) throws -> Void

  private init(
    _ name: String, _ option: String?, _ kind: Kind, commands: [String]? = nil, variable: String?, standard: String,
    excluded: [String] = [], check: @escaping @Sendable (String) throws -> Void = { _ in }
  ) {
    self.name = name
    self.option = option
    self.kind = kind
    self.commands = commands
    self.variable = variable.map { "TOUCHREPLAY_\($0)" }
    self.standard = standard
    self.excluded = excluded
    self.check = check
  }
}

extension ConfigurationKey {
  /// All keys. An option that another one requires follows it.
  ///
  /// No environment variable names rules: they are code that is compiled and run.
  static let all = [
    ConfigurationKey(
      "recordings", nil, .paths, commands: ["diff", "matrix", "bisect"], variable: "RECORDINGS", standard: "none"),
    ConfigurationKey(
      "strategy", "strategy", .texts, commands: ["diff", "bisect"], variable: "STRATEGY",
      standard: "that of each recording",
      check: { _ = try Strategy.list(parsing: $0) }),
    ConfigurationKey(
      "profile", "profile", .texts, commands: ["diff", "bisect"], variable: "PROFILE",
      standard: "that of each recording",
      check: { text in
        for name in text.split(separator: ",", omittingEmptySubsequences: false) where name != "all" {
          _ = try Profile(named: String(name))
        }
      }),
    ConfigurationKey(
      "against", "against", .text, commands: ["diff"], variable: "AGAINST", standard: "recorded",
      check: { text in
        guard text.hasPrefix("strategy:") else { return }
        _ = try Strategy(parsing: String(text.dropFirst("strategy:".count)))
      }),
    ConfigurationKey("rules", "rules", .paths, variable: nil, standard: "none", excluded: ["build"]),
    ConfigurationKey(
      "define", "define", .texts, variable: "DEFINE", standard: "none",
      check: { _ = try CompilationConditions($0) }),
    ConfigurationKey("cutMissing", "cut-missing", .flag, variable: "CUT_MISSING", standard: "false"),
    ConfigurationKey("cutRules", "cut-rules", .flag, variable: "CUT_RULES", standard: "false"),
    ConfigurationKey(
      "retarget", "retarget", .flag, commands: ["diff", "matrix", "bisect"], variable: "RETARGET", standard: "false"),
    ConfigurationKey(
      "inertReceivers", "inert-receivers", .text, commands: ["diff", "matrix", "bisect"], variable: "INERT_RECEIVERS",
      standard: "note"),
    ConfigurationKey(
      "effects", "effects", .effects, commands: ["diff", "matrix", "bisect"], variable: "EFFECTS", standard: "all",
      check: { _ = try EffectRules(parsing: $0) }),
    ConfigurationKey("verify", "verify", .integer(1...1_000), commands: ["diff"], variable: "VERIFY", standard: "1"),
    ConfigurationKey(
      "reporters", "reporter", .namedPaths, commands: ["diff"], variable: "REPORTERS", standard: "none"),
    ConfigurationKey(
      "numWorkers", "num-workers", .integer(1...256), commands: ["diff", "matrix", "run", "bisect"],
      variable: "NUM_WORKERS",
      standard: "one for each processor core"),
    ConfigurationKey(
      "timeoutPerSession", "timeout-per-session", .seconds, commands: ["diff", "matrix", "run", "bisect"],
      variable: "TIMEOUT_PER_SESSION", standard: "10 with rules, no limit without them"),
  ]
}
