import TestSupport

/// Whether a command line needs a process of its own.
enum ProcessNeed {
  /// Commands that read keys, serve a page until a signal, or compile.
  private static let commands: [BuiltTool: Set<String>] = [
    .recorder: [], .replayer: ["review", "show", "bisect", "build", "api"],
  ]

  /// Options with which commands compile, serve a page, wait for changes, or start workers.
  private static let options: Set<String> = [
    "--rules", "--build", "--live", "--watch", "--num-workers", "--timeout-per-session",
  ]

  /// Variables that commands read, and not what they start.
  private static let variables: Set<String> = ["CI", "FORCE_COLOR", "NO_COLOR", "SOURCE_DATE_EPOCH", "TERM"]

  static func applies(to environment: [String: String]) -> Bool {
    environment.keys.contains { name in
      !variables.contains(name) && !name.hasPrefix("GITHUB_")
        && (!name.hasPrefix("TOUCHREPLAY_") || name == SharedBuilds.variable)
    }
  }

  static func applies(to arguments: [String], of tool: BuiltTool) -> Bool {
    if let command = arguments.first, commands[tool]?.contains(command) == true { return true }
    return arguments.contains { word in
      // Standard input, a build or a commit as the baseline.
      word == "-" || word.hasSuffix("=-") || word.contains("build:") || word.contains("rev:")
        || options.contains(String(word.prefix { $0 != "=" }))
    }
  }
}
