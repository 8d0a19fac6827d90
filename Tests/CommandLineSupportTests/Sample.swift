@testable import CommandLineSupport

/// A command with one option of every kind.
enum Sample {
  static let command = Command(
    "hit", summary: "say which view takes a touch",
    positionals: [Positional("FILE", .any, help: "what to read")],
    options: [
      Option("scene", .text("S"), help: "the scene file", isRequired: true),
      Option("output", short: "o", .text("FILE"), help: "where to write"),
      Option("touches", .text("FILE"), help: "a touch file", isRepeatable: true),
      Option("tap", .numbers("X,Y", counts: [2]), help: "one tap", isRepeatable: true),
      Option("drag", .numbers("X,Y,X,Y[,SECONDS]", counts: [4, 5]), help: "one drag", isRepeatable: true),
      Option("event", .integer("N", 0...9), help: "one event"),
      Option("format", .choice("FORMAT", ["json", "junit"]), help: "the form"),
      .flag("json", short: "j", help: "machine-readable"),
      .flag("quiet", short: "q", help: "say less"),
    ])

  /// Parses words after `hit --scene s`.
  static func parse(_ words: String...) throws(CommandFailure) -> Arguments {
    try command.parse(["--scene", "s"] + words, tool: "replayer")
  }
}
