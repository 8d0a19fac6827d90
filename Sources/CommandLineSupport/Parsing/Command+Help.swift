extension Command {
  /// The help of the command as `tool command --help` prints it. Lines end with a line feed.
  public func help(tool: String) -> String {
    var text = "\(tool) \(name): \(summary)\n\n"
    let head = "usage: \(tool) \(name)"
    text += HelpLayout.wrap("\(head) \(usage)".trimmingTrailingSpaces, continuation: "         ") + "\n"
    if !discussion.isEmpty {
      text += "\n" + HelpLayout.paragraphs(discussion)
    }
    if !positionals.isEmpty {
      text += "\narguments:\n" + HelpLayout.table(positionals.map { ($0.usage, $0.help) })
    }
    let rows = options.map { option in (option.synopsis, option.help + (option.isRequired ? " (required)" : "")) }
    return text + "\noptions:\n" + HelpLayout.table(rows + [("-h, --help", "show this help")])
  }

  /// The usage and a pointer to the help on one line: the end of every message about misuse.
  func usageLine(tool: String) -> String {
    "usage: \(tool) \(name) \(usage)".trimmingTrailingSpaces + "; see '\(tool) \(name) --help'"
  }

  /// A failure about misuse: the problem, the option's help, the usage.
  func misuse(tool: String, _ problem: String, option: Option? = nil) -> CommandFailure {
    CommandFailure(.usage, problem, details: (option.map { [$0.helpLine] } ?? []) + [usageLine(tool: tool)])
  }
}
