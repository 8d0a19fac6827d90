import CommandLineSupport
import Commands
import JSONText
import PassThrough
import PrintedText
import RecordingStore
import Scenes
import TouchInput

/// `recorder import`: converts touch sessions of other tools to recordings or touch files.
@MainActor
enum ImportCommand {
  static let entry = Tool.Entry(
    Command(
      "import", summary: "Convert sessions of other tools to a recording or a touch file",
      discussion: """
        FORMAT is \(TouchImporters.known.summaries); or \(AppImport.name): \(AppImport.summary).

        With --scene the touches are played against it, and each IN becomes a session of the recording. Without it, they \
        are played against an empty window, or against the scenes of an app's log. If OUT ends in .jsonl, a touch file for 'recorder capture' is written.

        Where a session names an element in place of a point, it is the view with that id, or the view that --map assigns \
        to the element, as the scene is at its start. Where it names the receiver of a touch, the view that the touch hits \
        is compared with it: the exit code is 1 if a touch hits another view, 2 if the scene does not have the view. The \
        recording is written all the same.

        At the end the touches that are unknown are listed with their reasons, as by 'recorder capture'. With --strict \
        the exit code is 2 then.

        What a format does not contain is printed, and kept as the source of the session, which 'recorder show' prints.

          recorder import --from w3c swipe.json --scene app.scene.json --map 5F00-A1=list -o swipe.touchrec
          recorder import --from maestro flow.yaml --scene app.scene.json -o flow.touchrec
          recorder import --from getevent taps.txt --screen 390,844 --range 0,1079,0,2339 -o taps.touches.jsonl
          recorder import --from app checkout.touchlog.jsonl -o checkout.touchrec

        The log of an app contains its scenes: each becomes a scene of the recording, with the touches that follow it. What the \
        app observed is kept beside the touches; 'replayer diff --against observed' compares a replay with it.
        """,
      positionals: [Positional("IN", .oneOrMore, completion: .files, help: "Files to import; - is standard input")],
      options: [
        Option(
          "from", .choice("FORMAT", TouchImporters.known.names + [AppImport.name]),
          help: "The format of IN: \((TouchImporters.known.names + [AppImport.name]).joined(separator: ", "))",
          isRequired: true),
        Option("scene", .text("SCENE"), completion: .files, help: "The scene file to play against"),
        Option(
          "map", .text("ELEMENT=VIEW"), help: "The view for an element of the session", isRepeatable: true),
      ] + TouchImporters.known.options + AppImport.options + CatalogOptions.ofCapture + [
        Option("about", .text("TEXT"), help: "One sentence to store with the sessions"),
        Option(
          "output", short: "o", .text("OUT"), completion: .files, help: "The recording or touch file to write",
          isRequired: true),
        .flag("force", help: "Replace OUT if it exists"), UnknownTouches.option,
        .flag("json", help: "Print what was imported as one JSON object"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let strategy = try Strategy(parsing: arguments.string("strategy") ?? "uikit")
    let profile = arguments.string("profile")
    if let profile { _ = try Profile(named: profile) }
    let output = try RecordingArguments.output(of: arguments)
    if arguments.flag("strict"), output.hasSuffix(".jsonl") {
      throw arguments.misuse("'--strict' has no effect on a touch file; leave it out", option: "strict")
    }
    let inputs = arguments.positionals.filter { $0 != "-" }.map { ("IN", $0) }
    let others = arguments.strings("scene").map { ("SCENE", $0) } + arguments.strings("axes").map { ("--axes", $0) }
    try OutputCheck.refuseInput(output, among: inputs + others, of: arguments)
    if arguments.required("from") == AppImport.name {
      var app = try AppImport(arguments, console, strategy: strategy, profile: profile, output: output)
      return try app.run()
    }
    try AppImport.refuseOptions(arguments)
    let format = try TouchImporters.known.format(of: arguments)
    let target = try ImportTarget(arguments, strategy: strategy, profile: profile)
    let importer = try format.init(arguments, scene: target.scene)
    var printed: Set<String> = []
    let sessions = try arguments.positionals.map { path in
      try ImportedSession(path, by: importer, against: target, printed: &printed, console)
    }
    if output.hasSuffix(".jsonl") {
      if sessions.contains(where: { !$0.touches.receivers.isEmpty }) {
        console.error.line("recorder: the receivers of the session are not compared: a touch file has no views")
      }
      return try writeTouchFile(sessions.map(\.touches.samples), to: output, arguments, console)
    }
    if !arguments.has("scene") {
      console.error.line(
        "recorder: no --scene: the touches land on an empty window; give --scene to see what they would hit")
    }
    return try record(sessions, of: format.name, on: target, to: output, arguments, console)
  }

  private static func record(
    _ sessions: [ImportedSession], of format: String, on target: ImportTarget, to output: String,
    _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let about = arguments.string("about")
    var recording = try CaptureRun(
      scene: target.instance, path: output, replacing: arguments.flag("force"), source: sessions[0].source(format),
      about: about)
    do {
      for (index, session) in sessions.enumerated() {
        if index > 0 {
          try recording.beginNext(on: try target.makeInstance(), source: session.source(format), about: about)
        }
        if arguments.has("scene") {
          recording.expect(session.touches.receivers, ofInput: session.name, in: target)
        }
        for sample in session.touches.samples { try recording.add(sample) }
      }
      let code = try recording.finish(
        console, asJSON: arguments.flag("json"), isStrict: arguments.flag("strict"), code: .ok)
      RecordingArguments.noteName(of: output, arguments, console)
      return code
    } catch {
      try recording.discard()
      throw error
    }
  }

  static func writeTouchFile(
    _ sessions: [[TouchSample]], to path: String, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    var sequence = TouchSequence()
    var file = TouchFileWriter()
    var count = 0
    for session in sessions {
      for sample in sequence.append(session) {
        file.write(sample)
        count += 1
      }
    }
    if !arguments.flag("force"), InputFile.exists(path) {
      throw CommandFailure(.cannotCreate, path: path, "exists already; choose another name or give --force")
    }
    try OutputFile.write(file.utf8, to: path)
    guard arguments.flag("json") else {
      console.output.line("\(path): \(Counted.text(count, "sample"))")
      return .ok
    }
    var json = JSONWriter()
    json.object { json in
      json.member("touches", path)
      json.member("samples", count)
    }
    console.output.json(json.finish())
    return .ok
  }
}
