import CommandLineSupport
import Commands
import JSONText
import RecordingStore

/// `recorder upgrade`: rewrites recordings of an earlier format version.
@MainActor
enum UpgradeCommand {
  static let entry = Tool.Entry(
    Command(
      "upgrade", summary: "Rewrite recordings of an earlier format version in the current one",
      discussion: """
        Checks each FILE, writes it to a new file in the same folder, and replaces FILE in one step. The content \
        stays the same; the content hash changes, because it covers the format version. A recording of the current \
        version is not changed. A damaged or unfinished recording is reported and not changed; the others are still \
        upgraded.

          recorder upgrade Recordings
        """,
      positionals: [RecordingArguments.files],
      options: [.flag("json", help: "Print one JSON object a line")]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let paths = try RecordingArguments.paths(arguments.positionals)
    var each = EachRecording(tool: arguments.tool, console)
    var count = 0
    try each.perform(paths) { path in
      count += 1
      console.error.progress("upgrading \(count) of \(paths.count): \(path)")
      report(try RecordingUpgrade.upgrade(path), of: path, arguments, console)
    }
    console.error.clearProgress()
    return each.failureCode ?? .ok
  }

  private static func report(
    _ report: RecordingUpgrade.Report, of path: String, _ arguments: Arguments, _ console: Console
  ) {
    if arguments.flag("json") {
      var json = JSONWriter()
      json.object { json in
        json.member("recording", path)
        json.member("upgraded", report.isRewritten)
        json.member("from", Int(report.oldVersion))
        json.member("to", Int(report.newVersion))
        json.member("contentHash", report.contentHash)
      }
      console.output.json(json.finish())
    } else if report.isRewritten {
      console.output.line("\(path): upgraded from format version \(report.oldVersion) to \(report.newVersion)")
    } else {
      console.output.line("\(path): has format version \(report.newVersion) already")
    }
  }
}
