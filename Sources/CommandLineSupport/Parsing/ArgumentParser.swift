/// The state of one pass over the words of a command line.
struct ArgumentParser {
  let command: Command
  let tool: String
  let words: [String]
  var next = 0
  var positionals: [String] = []
  var occurrences: [Arguments.Occurrence] = []

  init(command: Command, tool: String, words: [String]) {
    self.command = command
    self.tool = tool
    self.words = words
  }

  mutating func run() throws(CommandFailure) {
    while next < words.count {
      let word = words[next]
      next += 1
      if word == "--" {
        for rest in words[next...] { try positional(rest) }
        return
      } else if word.hasPrefix("--") {
        try long(word)
      } else if OptionSyntax.looksLikeOption(word) {
        try short(word)
      } else {
        try positional(word)
      }
    }
  }

  private mutating func long(_ word: String) throws(CommandFailure) {
    let body = word.dropFirst(2)
    let equals = body.firstIndex(of: "=")
    let name = String(body[..<(equals ?? body.endIndex)])
    guard let option = command.option(named: name) else { throw unknown("--\(name)", name) }
    try take(option, spelled: "--\(name)", attached: equals.map { String(body[body.index(after: $0)...]) })
  }

  /// `-o FILE`, `-oFILE`, `-o=FILE`, and flags run together.
  private mutating func short(_ word: String) throws(CommandFailure) {
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let option = command.option(short: letter) else { throw unknown("-\(letter)", String(word.dropFirst())) }
      guard option.value != nil, !rest.isEmpty else {
        try take(option, spelled: "-\(letter)", attached: rest.first == "=" ? String(rest.dropFirst()) : nil)
        continue
      }
      if rest.first == "=" { rest.removeFirst() }
      try take(option, spelled: "-\(letter)", attached: String(rest))
      return
    }
  }

  private mutating func take(_ option: Option, spelled: String, attached: String?) throws(CommandFailure) {
    guard let value = option.value else {
      if attached != nil {
        throw command.misuse(tool: tool, "'\(spelled)' takes no value; leave the '=' away", option: option)
      }
      occurrences.append(Arguments.Occurrence(name: option.name, text: ""))
      return
    }
    let text = if let attached { attached } else { try following(option, spelled: spelled) }
    if !option.isRepeatable && occurrences.contains(where: { $0.name == option.name }) {
      throw command.misuse(tool: tool, "'\(spelled)' is given more than once; give it once", option: option)
    }
    if let problem = value.problem(with: text) {
      throw command.misuse(tool: tool, "'\(text)' \(problem)", option: option)
    }
    occurrences.append(Arguments.Occurrence(name: option.name, text: text))
  }

  private mutating func following(_ option: Option, spelled: String) throws(CommandFailure) -> String {
    guard next < words.count else {
      throw command.misuse(tool: tool, "'\(spelled)' needs a value", option: option)
    }
    let word = words[next]
    if OptionSyntax.looksLikeOption(word) {
      throw command.misuse(
        tool: tool,
        "'\(spelled)' needs a value, and '\(word)' is an option; write '--\(option.name)=\(word)' if it is the value",
        option: option)
    }
    next += 1
    return word
  }

  private mutating func positional(_ word: String) throws(CommandFailure) {
    let maximum = command.positionals.contains { $0.maximum == nil } ? Int.max : command.positionals.count
    if positionals.count == maximum {
      throw command.misuse(tool: tool, "'\(word)' is one argument too many; \(remedy(forExtra: word))")
    }
    positionals.append(word)
  }

  /// The correction for an argument too many. A name such as `app.scene.json` is the value of `--scene`.
  private func remedy(forExtra word: String) -> String {
    let option = command.options.first { option in
      option.value != nil && word.contains(".\(option.name).json") && !occurrences.contains { $0.name == option.name }
    }
    return option.map { "did you mean '--\($0.name) \(word)'?" } ?? "quote a name that holds spaces"
  }

  private func unknown(_ spelled: String, _ name: String) -> CommandFailure {
    let names = command.options.map(\.name) + ["help"]
    guard let near = Suggestion.nearest(to: name, among: names) else {
      return command.misuse(tool: tool, "unknown option '\(spelled)'")
    }
    return command.misuse(
      tool: tool, "unknown option '\(spelled)'; did you mean '--\(near)'?", option: command.option(named: near))
  }
}
