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
        Each FILE is checked, written into a new file beside it, and replaced by that file in one step. Its content stays \
        the same; its content hash changes, because the hash covers the format version. A recording of the current version \
        is left as it is. A damaged or unfinished one is refused and left as it is; the others are upgraded all the same.

          recorder upgrade Recordings
        """,
      positionals: [Positional("FILE", .oneOrMore, help: "Recordings, or folders of recordings")],
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
