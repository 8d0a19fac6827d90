import CommandLineSupport
import Commands
import HierarchyInput
import PassThrough
import RecordingStore
import Scenes
import TouchInput

/// `recorder new`: makes a recording of a hierarchy of another tool and of gestures on it, in one step.
@MainActor
enum NewCommand {
  static let entry = Tool.Entry(
    Command(
      "new", summary: "Make a recording of a pasted hierarchy and of touches on it",
      discussion: """
        Imports FILE as 'recorder scene' does, plays --tap and --drag on it in the given order, and writes the recording with \
        the scene in it.

        With --expect, nothing is written unless each gesture begins on the expected view: the n-th --expect is for the n-th \
        gesture. VIEW is an id, a path of the results, a class, or a text that the view shows, as in 'Home'; a view that is \
        found by its text gets VIEW as its id. Otherwise the exit code is 1.

          recorder new --from lldb dump.txt --tap 195,800 --expect home \\
            --about "the tab bar under a toast stays live" -o Recordings/toast.touchrec
        """,
      positionals: [Positional("FILE", completion: .files, help: "The hierarchy to read; - is standard input")],
      options: [
        SceneImport.from(isRequired: true),
        Option("tap", .text("X,Y"), help: "A tap at a point of the screen", isRepeatable: true),
        Option(
          "drag", .text("X,Y,X,Y[,SECONDS]"), help: "A drag from one point to another; SECONDS is 0.3 by default",
          isRepeatable: true),
        Option("expect", .text("VIEW"), help: "The view that the gesture must begin on", isRepeatable: true),
      ] + SceneImport.options + CatalogOptions.ofCapture + [
        Option(
          "name", .text("TEXT"), help: "The name of the scene and of the recording; by default that of the file OUT"),
        Option("about", .text("TEXT"), help: "One sentence to store with the session: the behaviour that it protects"),
        Option(
          "output", short: "o", .text("OUT"), completion: .files, help: "The recording to write", isRequired: true),
        .flag("force", help: "Replace OUT if it exists"), UnknownTouches.option,
        .flag("json", help: "Print what was recorded as one JSON object"),
      ],
      constraints: [.atLeastOne(["tap", "drag"])]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let path = arguments.positionals[0]
    let strategy = try Strategy(parsing: arguments.string("strategy") ?? "uikit")
    let profile = arguments.string("profile")
    if let profile { _ = try Profile(named: profile) }
    let output = try RecordingArguments.output(of: arguments)
    try OutputCheck.refuseInput(
      output,
      among: [path].filter { $0 != "-" }.map { ("FILE", $0) } + arguments.strings("classes").map { ("FILE", $0) },
      of: arguments)
    let gestures = try arguments.ordered(["tap", "drag"]).map { occurrence in
      occurrence.name == "tap" ? try TouchGesture.tap(parsing: occurrence.text) : try .drag(parsing: occurrence.text)
    }
    let words = arguments.strings("expect")
    guard words.count <= gestures.count else {
      throw arguments.misuse("there are more --expect than gestures", option: "expect")
    }
    var imported = try SceneImport(path, named: arguments.string("name") ?? SceneImport.name(of: output), arguments)
    let expected = try words.map { word in
      do {
        return try ExpectedView.find(word, in: &imported.scene)
      } catch {
        throw CommandFailure(.data, path: path, "\(error)")
      }
    }
    let description = try imported.description()
    var sequence = TouchSequence()
    let session = gestures.map { sequence.append($0) }
    try ExpectedHits(expected, words: words).check(
      session, on: try instance(of: description, path, strategy, profile), import: imported, arguments)
    var recording = try CaptureRun(
      scene: try instance(of: description, path, strategy, profile), path: output, replacing: arguments.flag("force"),
      source: imported.scene.format, about: arguments.string("about"), name: arguments.string("name"))
    do {
      for sample in session.joined() { try recording.add(sample) }
      let code = try recording.finish(
        console, asJSON: arguments.flag("json"), isStrict: arguments.flag("strict"), code: .ok)
      ImportReport(imported, keepsTexts: arguments.flag("keep-text")).print(to: console, tool: arguments.tool)
      RecordingArguments.noteName(of: output, arguments, console)
      return code
    } catch {
      try recording.discard()
      throw error
    }
  }

  private static func instance(
    of description: SceneDescription, _ path: String, _ strategy: Strategy, _ profile: String?
  ) throws -> SceneInstance {
    do {
      return try SceneInstance(description, strategy: strategy, profile: profile)
    } catch let error as SceneError {
      throw CommandFailure(.data, path: path, error.description)
    }
  }
}
