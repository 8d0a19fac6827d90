import CommandLineSupport

/// `replayer ci`: prints the set-up of a CI system.
@MainActor
enum CICommand {
  static let entry = Tool.Entry(
    Command(
      "ci", summary: "Print a workflow that compares the recordings in CI",
      discussion: """
        Prints a workflow for GitHub Actions. It uses the composite action of TouchReplay, which takes the tools from \
        a cache, or builds them the first time. OWNER is the owner of your copy of TouchReplay.

          replayer ci --github --action OWNER/TouchReplay@main >.github/workflows/touchreplay.yml
        """,
      options: [
        Option.flag("github", help: "The workflow of GitHub Actions"), action,
      ],
      constraints: [.exactlyOne(["github"])]),
    handler: run)

  static let action = Option(
    "action", .text("OWNER/NAME@REVISION"), help: "The repository of the action; by default \(standard)")
  private static let standard = "OWNER/TouchReplay@main"

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let workflow = try workflow(of: arguments)
    console.output.write(workflow.text)
    noteOwner(workflow, console)
    return .ok
  }

  /// The workflow with the repository of `--action`.
  static func workflow(of arguments: Arguments) throws(CommandFailure) -> Workflow {
    let text = arguments.string("action") ?? standard
    guard text.wholeMatch(of: #/[A-Za-z0-9-]+\/[A-Za-z0-9._-]+@[A-Za-z0-9._\/-]+/#) != nil else {
      throw arguments.misuse("'\(text)' is not of the form OWNER/NAME@REVISION", option: "action")
    }
    return Workflow(action: text)
  }

  /// Prints what is still to be replaced in a workflow.
  static func noteOwner(_ workflow: Workflow, _ console: Console) {
    guard workflow.action == standard else { return }
    console.error.line(
      "replayer: replace OWNER in the workflow by the owner of your copy of TouchReplay, or name it with --action")
  }
}
