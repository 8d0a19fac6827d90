import CommandLineSupport
import Commands
import JSONText
import PrintedText
import RecordingStore
import Scenes
import SystemScenes

/// `recorder lint`: fails if fixtures hold what should not be in version control.
@MainActor
enum LintCommand {
  static let entry = Tool.Entry(
    Command(
      "lint", summary: "Search fixtures for texts, addresses and absolute paths",
      discussion: """
        Reads recordings and scene files and lists the texts that views show, the addresses of objects, and the absolute paths of a \
        machine. None of them belongs into version control. Of the lines of source that decided hit tests, it lists those with such a \
        path, a control character or one that reorders text. The texts themselves are not printed. The exit code is 1 if there is \
        one. In a folder, *.touchrec and *.scene.json are read.
        """,
      positionals: [
        Positional("FILE", .oneOrMore, completion: .files, help: "Recordings, scene files, or folders of them")
      ],
      options: [.flag("json", help: "Print the result as one JSON object")]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var recordings = EachRecording(tool: arguments.tool, console)
    var findings: [FixtureFinding] = []
    var checked = 0
    var sceneFailure: ExitCode?
    let paths = try files(of: arguments)
    try recordings.perform(paths.filter { !isScene($0) }) { path in
      findings += try FixtureLint.findings(in: RecordingReader.checked(path))
      checked += 1
    }
    for path in paths where isScene(path) {
      do {
        findings += FixtureLint.findings(inScene: try scene(path), file: path)
        checked += 1
      } catch let failure {
        console.error.line("\(arguments.tool): \(failure.message)")
        sceneFailure = sceneFailure ?? failure.exitCode
      }
    }
    if arguments.flag("json") {
      var json = JSONWriter()
      json.object { json in
        json.member("checked", checked)
        json.member("findings", objects: findings) { $1.writeMembers(to: &$0) }
      }
      console.output.json(json.finish())
    } else {
      for finding in findings { console.output.line(finding.line) }
      console.output.line("\(Counted.text(checked, "file")) checked, \(Counted.text(findings.count, "finding"))")
    }
    return recordings.failureCode ?? sceneFailure ?? (findings.isEmpty ? .ok : .differs)
  }

  /// The JSON of a scene file. Another file has no keys that are known to hold texts.
  private static func scene(_ path: String) throws(CommandFailure) -> JSONValue {
    let bytes = try InputFile.read(path)
    do {
      _ = try SceneDescription.decode(bytes)
    } catch {
      // The classes of a person's own files are not here, and need not be.
      guard error.problem == .unknownClass else { throw CommandFailure(.data, path: path, error.description) }
    }
    do {
      return try JSONValue.parse(bytes)
    } catch {
      throw CommandFailure(.data, path: path, error.description)
    }
  }

  private static func isScene(_ path: String) -> Bool { path.hasSuffix(".json") }

  /// The named files, and those in the named folders.
  private static func files(of arguments: Arguments) throws(CommandFailure) -> [String] {
    var paths: [String] = []
    for argument in arguments.positionals {
      guard DirectorySearch.isDirectory(argument) else {
        paths.append(argument)
        continue
      }
      let found =
        try DirectorySearch.files(below: argument, suffix: RecordingArguments.suffix)
        + DirectorySearch.files(below: argument, suffix: ".scene.json")
      guard !found.isEmpty else {
        throw CommandFailure(
          .noInput, path: argument,
          "no recordings (*\(RecordingArguments.suffix)) and no scenes (*.scene.json) in this folder")
      }
      paths += found
    }
    return paths
  }
}
