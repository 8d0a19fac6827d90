import CommandLineSupport
import Commands
import HierarchyInput
import JSONText
import PassThrough
import Scenes
import UIKit

/// `recorder scene`: makes a scene file of a hierarchy of another tool, and the text of a debugger of a scene file.
@MainActor
enum SceneCommand {
  static let entry = Tool.Entry(
    Command(
      "scene", summary: "Convert a view hierarchy of another tool to a scene file",
      discussion: """
        FORMAT is \(SceneImport.summaries).

        Texts are left out unless --keep-text is given. What the source does not carry is listed, and is in the scene file \
        as "source": verdicts on a scene that is not exact have a note. --classes gives a table of the app's classes, which \
        states what the source does not (Documentation/FromYourApp.md).

        With --to lldb, FILE is a scene file, and the text of recursiveDescription is printed for its windows.

          recorder scene --from lldb dump.txt -o app.scene.json
          pbpaste | recorder scene --from lldb - -o app.scene.json
          recorder scene --to lldb app.scene.json
        """,
      positionals: [Positional("FILE", completion: .files, help: "The hierarchy to read; - is standard input")],
      options: [SceneImport.from(isRequired: false)] + SceneImport.options + [
        Option("to", .choice("FORMAT", ["lldb"]), help: "Print the scene file FILE in this format: lldb"),
        Option("profile", .text("PROFILE"), completion: CatalogCompletions.profile, help: "The profile for --to"),
        Option("name", .text("TEXT"), help: "The name of the scene; by default that of the file OUT"),
        Option("about", .text("TEXT"), help: "One sentence on the purpose of the scene"),
        Option(
          "output", short: "o", .text("OUT"), completion: .files, help: "The scene file to write; - is standard output"),
        .flag("force", help: "Replace OUT if it exists"),
        .flag("json", help: "Print what was imported as one JSON object"),
      ],
      constraints: [.exactlyOne(["from", "to"]), .requires("profile", "to")]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let path = arguments.positionals[0]
    if arguments.has("to") { return try printDescription(of: path, arguments, console) }
    guard let output = arguments.string("output"), !output.isEmpty else {
      throw arguments.misuse("name the scene file to write", option: "output")
    }
    if output == "-", arguments.flag("json") {
      throw arguments.misuse("standard output cannot hold the scene and the report; name a file", option: "output")
    }
    try OutputCheck.refuseInput(
      output,
      among: [path].filter { $0 != "-" }.map { ("FILE", $0) } + arguments.strings("classes").map { ("FILE", $0) },
      of: arguments)
    let name = arguments.string("name") ?? SceneImport.name(of: output == "-" ? path : output)
    var imported = try SceneImport(path, named: name, arguments)
    imported.scene.about = arguments.string("about")
    _ = try imported.description()
    let report = ImportReport(imported, keepsTexts: arguments.flag("keep-text"))
    if output == "-" {
      console.output.write(imported.text)
    } else {
      guard arguments.flag("force") || !InputFile.exists(output) else {
        throw CommandFailure(.cannotCreate, path: output, "exists already; choose another name or give --force")
      }
      try OutputFile.write(imported.text.utf8, to: output)
      if arguments.flag("json") {
        var json = JSONWriter()
        json.object { json in
          json.member("scene", output)
          report.writeMembers(to: &json)
        }
        console.output.json(json.finish())
      } else {
        console.output.line("\(output): \(report.summary)")
      }
    }
    report.print(to: console, tool: arguments.tool)
    return .ok
  }

  /// The scene file of `--to`. The error for another file names the option for it.
  private static func sceneFile(_ path: String) throws(CommandFailure) -> SceneDescription {
    do {
      return try SceneFile.readWithAnyClass(path)
    } catch {
      guard error.exitCode == .data else { throw error }
      throw CommandFailure(
        .data, error.message + "; --to reads a scene file: what LLDB printed is read with '--from lldb'")
    }
  }

  /// Prints what `recursiveDescription` returns for each window of a scene.
  private static func printDescription(of path: String, _ arguments: Arguments, _ console: Console) throws -> ExitCode {
    for option in ["classes", "id", "keep-text", "name", "about", "output", "force", "json"] where arguments.has(option)
    {
      throw arguments.misuse("'--\(option)' has no effect with --to; leave it out", option: option)
    }
    let description = try sceneFile(path)
    let scene: SceneInstance
    do {
      scene = try SceneInstance(description, strategy: .uikit, profile: arguments.string("profile"))
    } catch let error as SceneError {
      throw CommandFailure(.data, path: path, error.description)
    }
    var first = 1
    for window in scene.windows {
      let text = window.recursiveDescription(countingFrom: first)
      first += text.split(separator: "\n").count
      for line in text.split(separator: "\n") { console.output.line(String(line)) }
    }
    return .ok
  }
}
