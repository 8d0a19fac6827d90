/// The manual page of a tool with all its commands, in the macros of man(7).
struct ManualPage {
  let tool: String
  let version: String
  let abstract: String
  let commands: [Command]
  let notes: ManualNotes
  /// The day in the foot of the page: `2026-01-31`.
  let day: String

  func text() -> String {
    var page = ManualText()
    page.request(#"TH \#(tool.uppercased()) 1 \#(day) "TouchReplay \#(version)" "User Commands""#)
    // Words of the command line are not divided.
    page.request("nh")
    page.request("ad l")
    page.request("SH NAME")
    page.filled("\(tool) \\- \(ManualText.escaped(abstract.prefix(1).lowercased() + abstract.dropFirst()))")
    page.request("SH SYNOPSIS")
    page.filled("\(ManualText.bold(tool)) \(ManualText.italic("COMMAND")) ...")
    page.request("PP")
    page.filled("\(ManualText.bold(tool)) \(ManualText.bold("help")) [\(ManualText.italic("COMMAND"))]")
    page.request("PP")
    page.filled("\(ManualText.bold(tool)) \(ManualText.bold("--version"))")
    page.request("SH DESCRIPTION")
    page.fill(
      "\(abstract). The result is written to standard output, progress and messages to standard error. Options can be "
        + "placed before or after the files, and -- ends them; a value that looks like an option is given as "
        + "--option=value. Every command has the option --help.")
    page.request("SH COMMANDS")
    for command in commands { describe(command, in: &page) }
    page.request("SH EXIT STATUS")
    for code in ExitCode.allCases { page.item(ManualText.bold("\(code.rawValue)"), code.meaning) }
    rows("ENVIRONMENT", notes.environment, in: &page)
    rows("FILES", notes.files, in: &page)
    page.request("SH SEE ALSO")
    let others = ["recorder", "replayer"].filter { $0 != tool }
    page.filled(others.map { "\(ManualText.bold($0))(1)" }.joined(separator: ", "))
    return page.text
  }

  private func rows(_ title: String, _ rows: [(name: String, text: String)], in page: inout ManualText) {
    page.request("SH \(title)")
    for row in rows { page.item(ManualText.bold(row.name), row.text) }
  }

  private func describe(_ command: Command, in page: inout ManualText) {
    page.request(#"SS "\#(tool) \#(command.name)""#)
    page.fill(command.summary + ".")
    page.request("PP")
    page.filled("\(ManualText.bold("\(tool) \(command.name)")) \(ManualText.escaped(command.usage))")
    paragraphs(command.discussion, in: &page)
    for positional in command.positionals {
      page.item(ManualText.italic(positional.usage), positional.help)
    }
    for option in command.options {
      let names = option.forms.map(ManualText.bold).joined(separator: ", ")
      let value = option.value.map { " " + ManualText.italic($0.name) } ?? ""
      page.item(names + value, option.help + (option.isRequired ? " (required)" : ""))
    }
  }

  /// Paragraphs with empty lines between them, of which those with indented lines are not filled.
  private func paragraphs(_ discussion: String, in page: inout ManualText) {
    var verbatim: [String] = []
    func finish() {
      if !verbatim.isEmpty { page.verbatim(verbatim) }
      verbatim = []
    }
    for line in discussion.split(separator: "\n") {
      if line.hasPrefix(" ") {
        if verbatim.isEmpty { page.request("PP") }
        verbatim.append(String(line.trimmingPrefix { $0 == " " }))
      } else {
        finish()
        page.request("PP")
        page.fill(String(line))
      }
    }
    finish()
  }
}
