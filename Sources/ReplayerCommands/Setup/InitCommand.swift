import CommandLineSupport
import Foundation

/// `replayer init`: sets up a repository for a gate.
@MainActor
enum InitCommand {
  static let entry = Tool.Entry(
    Command(
      "init", summary: "Set up a repository: a first scene, a configuration and a workflow",
      discussion: """
        Makes in the working directory, which is the root of a repository: Recordings with a first scene, \
        touchreplay.json, a line of .gitignore and a workflow for GitHub Actions. What exists is kept and listed. The \
        next steps are printed; each can be typed as it is.
        """,
      options: [
        CICommand.action, .flag("dry-run", help: "Print what would be made, and make nothing"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try requireRoot(arguments)
    let isRehearsal = arguments.flag("dry-run")
    let workflow = try CICommand.workflow(of: arguments)
    let setup = RepositorySetup(workflow: workflow, isRehearsal: isRehearsal)
    let steps = try setup.run()
    for step in steps { console.output.line(text(step, isRehearsal)) }
    if steps.contains(.made(Workflow.path)) { CICommand.noteOwner(workflow, console) }
    if !isRehearsal { console.output.write(next(steps)) }
    return .ok
  }

  private static func text(_ step: RepositorySetup.Step, _ isRehearsal: Bool) -> String {
    switch step {
    case .made(let path): "\(isRehearsal ? "would make" : "made") \(path)"
    case .added(let path, let line): "\(isRehearsal ? "would add to" : "added to") \(path): \(line)"
    case .exists(let path): "exists, unchanged: \(path)"
    }
  }

  /// The next steps. With recordings of their own, people compare those.
  private static func next(_ steps: [RepositorySetup.Step]) -> String {
    let isNew = !steps.contains(.exists(RepositorySetup.recordings))
    let commands = (isNew ? FirstScene.steps : [("replayer diff", "compare the recordings")])
    return "\nnext:\n" + commands.map { "  \($0.command)  # \($0.purpose)\n" }.joined()
  }

  /// Fails in a folder inside a repository: the workflow and the configuration belong into its root.
  private static func requireRoot(_ arguments: Arguments) throws(CommandFailure) {
    guard !InputFile.exists(".git") else { return }
    var folder = FileManager.default.currentDirectoryPath
    while folder != "/", !folder.isEmpty {
      folder = (folder as NSString).deletingLastPathComponent
      if InputFile.exists("\(folder)/.git") {
        throw arguments.misuse("this folder is in the repository \(folder); change to that folder first")
      }
    }
  }
}
