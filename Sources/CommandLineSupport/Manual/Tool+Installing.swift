extension Tool {
  /// The same tool with the commands `completions` and `man`, which print what is installed beside it.
  public func addingInstalledTexts(_ notes: ManualNotes) -> Tool {
    let (completions, man) = (CompletionsCommand.command(of: name), ManCommand.command(of: name))
    let commands = entries.map(\.command) + [completions, man]
    let (name, version, abstract) = (name, version, abstract)
    return adding(
      Entry(completions) { arguments, console in
        try CompletionsCommand.run(CompletionScript(tool: name, commands: commands), arguments, console)
      }
    ).adding(
      Entry(man) { arguments, console in
        try ManCommand.run(
          { ManualPage(tool: name, version: version, abstract: abstract, commands: commands, notes: notes, day: $0) },
          arguments, console)
      })
  }
}
