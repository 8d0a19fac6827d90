/// The script that completes a tool's command line in a shell. It holds the tool's tables, so it does not start the tool.
struct CompletionScript {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  let tool: String
  /// The commands with the help.
  let commands: [Command]

  init(tool: String, commands: [Command]) {
    self.tool = tool
    let names = commands.map(\.name)
    let topic = Positional("COMMAND", .optional, completion: .words(names), help: "A command")
    self.commands = commands + [Command("help", summary: "show the help of a command", positionals: [topic])]
  }

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The first lines of every script.
  func head(_ shell: Shell) -> String {
    "# Completions of \(tool) for \(shell.rawValue). '\(tool) completions \(shell.rawValue)' prints this file.\n"
  }

  /// A word as every one of the shells reads it: in single quotes, unless it has only letters, digits and some other characters.
  static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      (97...122).contains($0) || (65...90).contains($0) || (48...57).contains($0) || "-_=:.,+/".utf8.contains($0)
    }
    return isPlain && !text.isEmpty ? text : inQuotes(text)
  }

  /// A word in single quotes, each of which in the word is outside of them.
  static func inQuotes(_ text: String) -> String { "'\(text.replacing("'", with: #"'\''"#))'" }

  static func quoted(_ words: [String]) -> String { words.map { quoted($0) }.joined(separator: " ") }
}

extension Option {
  /// The forms of the option on a command line: `-o` and `--output`.
  var forms: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}
