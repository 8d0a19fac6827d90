/// `completions`: prints the script that completes the tool's command line.
@MainActor
enum CompletionsCommand {
  static func command(of tool: String) -> Command {
    Command(
      "completions", summary: "Print the script that completes this command line in a shell",
      discussion: """
        The script offers commands, options, the values of options that have a list, and files. The package of the \
        tools has it already. Otherwise:

          mkdir -p ~/.local/share/bash-completion/completions ~/.zfunc ~/.config/fish/completions
          \(tool) completions bash >~/.local/share/bash-completion/completions/\(tool)
          \(tool) completions zsh >~/.zfunc/_\(tool)
          \(tool) completions fish >~/.config/fish/completions/\(tool).fish

        For zsh, ~/.zfunc has to be in fpath before compinit runs.
        """,
      positionals: [
        Positional(
          "SHELL", completion: .words(CompletionScript.Shell.allCases.map(\.rawValue)), help: "bash, zsh or fish")
      ])
  }

  static func run(_ script: CompletionScript, _ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let names = CompletionScript.Shell.allCases.map(\.rawValue)
    let name = arguments.positionals[0]
    guard let shell = CompletionScript.Shell(rawValue: name) else {
      let near = Suggestion.nearest(to: name, among: names)
      throw arguments.misuse(
        "'\(name)' is not one of \(names.joined(separator: ", "))" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    console.output.write(script.text(for: shell))
    return .ok
  }
}
