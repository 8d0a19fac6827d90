import CommandLineSupport
import Commands
import JSONText
import Playback
import RecordingStore

/// `recorder verify`: checks files without replaying them.
@MainActor
enum VerifyCommand {
  static let entry = Tool.Entry(
    Command(
      "verify", summary: "Check recordings: structure, references, content hash, scene",
      discussion: """
        Reads every byte that affects a replay. Prints one line for each file. If a file is not sound, the exit code \
        is 65; the files after it are still checked.
        """,
      positionals: [RecordingArguments.files],
      options: [
        .flag("unfinished", help: "Also read unfinished captures; they have no content hash"),
        .flag("json", help: "Print one JSON object a line"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var code = ExitCode.ok
    for path in try RecordingArguments.paths(arguments.positionals) {
      console.error.progress("verifying \(path)")
      do throws(RecordingError) {
        let reader = try RecordingReader.checked(path, allowUnfinished: arguments.flag("unfinished"))
        for session in reader.sessions { _ = try ReplayableSession(session, of: reader) }
        report(path, nil, arguments, console)
      } catch let error where error.kind == .needsRules {
        // The scene was valid when it was recorded. Only a replay with the user's classes could check more.
        report(path, nil, arguments, console)
      } catch {
        report(path, error, arguments, console)
        if code == .ok { code = Failures.code(error.kind) }
      }
    }
    return code
  }

  private static func report(_ path: String, _ error: RecordingError?, _ arguments: Arguments, _ console: Console) {
    if arguments.flag("json") {
      var json = JSONWriter()
      json.object { json in
        json.member("recording", path)
        json.member("ok", error == nil)
        json.member("problem", error?.problem)
        json.member("remedy", error?.remedy)
      }
      console.output.json(json.finish())
    } else if let error {
      console.error.line("recorder: \(error)")
    } else {
      console.output.line("\(path): ok")
    }
  }
}
