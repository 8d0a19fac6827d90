import CommandLineSupport
import Commands
import PassThrough
import RecordingStore
import Scenes
import TouchInput

/// `recorder capture`: plays touches against a scene and records them with what followed.
@MainActor
enum CaptureCommand {
  static let entry = Tool.Entry(
    Command(
      "capture", summary: "Record touches against a scene",
      discussion: """
        Plays touches against a scene and writes them, what each hit and what fired into a recording.

        --touches, --tap and --drag may be repeated and are played in the order given, as one session; each part begins \
        0.5 s after the last sample of the one before. With --touches - samples are read from standard input while it is \
        still being written, and are on disk at most 0.1 s later; Ctrl-C ends the capture and keeps it (exit code 130).

        --live serves a page on this machine where a person touches the scene with a mouse, a pen or fingers, sees at once \
        what is hit and what every strategy would have hit, and ends the capture with Stop. The address, with a token that \
        nobody can guess, is printed; with --host ADDRESS the page is for a phone in the same network.

          recorder capture --scene app.scene.json --live -o session.touchrec
          recorder capture --scene app.scene.json --tap 150,120 -o tap.touchrec
          recorder capture --scene app.scene.json --touches session.touches.jsonl -o session.touchrec
        """,
      options: [
        Option("scene", .text("SCENE"), help: "The scene file to play against", isRequired: true),
        Option("touches", .text("FILE"), help: "A touch file; - is standard input", isRepeatable: true),
        Option("tap", .text("X,Y"), help: "A tap at a point of the screen", isRepeatable: true),
        Option(
          "drag", .text("X,Y,X,Y[,SECONDS]"), help: "A drag from one point to another, in 0.3 s unless said otherwise",
          isRepeatable: true),
        .flag("live", help: "Let a person touch the scene on a page in a browser"),
        Option("strategy", .text("STRATEGY"), help: "How touches are let through; uikit unless given"),
        Option("profile", .text("PROFILE"), help: "The system to behave like; the scene's own unless given"),
        Option("name", .text("TEXT"), help: "A short name to keep with the recording"),
        Option("about", .text("TEXT"), help: "One sentence to keep with the session: what it protects"),
        Option("output", short: "o", .text("OUT"), help: "The recording to write", isRequired: true),
        .flag("force", help: "Replace OUT if it exists"),
        .flag("json", help: "Print what was recorded as one JSON object"),
      ] + PageService.options,
      constraints: [
        .atLeastOne(["live", "touches", "tap", "drag"]), .atMostOne(["live", "touches"]), .atMostOne(["live", "tap"]),
        .atMostOne(["live", "drag"]),
      ]),
    handler: run)

  /// A part of the session, read from the command line.
  private enum Part {
    case file(String)
    case gesture(TouchGesture)
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let strategy = try Strategy(parsing: arguments.string("strategy") ?? "uikit")
    let profile = arguments.string("profile")
    if let profile { _ = try Profile(named: profile) }
    let output = try RecordingArguments.output(of: arguments)
    if arguments.flag("live") {
      return try LiveCapture.run(arguments, console, strategy: strategy, output: output)
    }
    if let option = PageService.given(arguments).first {
      throw arguments.misuse("'--\(option)' belongs to --live; give that too or leave it out", option: option)
    }
    let parts = try parts(of: arguments)
    let scenePath = arguments.required("scene")
    let description = try SceneFile.read(scenePath)
    let scene = try instance(of: description, at: scenePath, strategy: strategy, profile: profile)
    for case .file(let path) in parts where path != "-" { try check(path, console) }
    var recording = try RecordingSession(
      scene: scene, path: output, replacing: arguments.flag("force"),
      source: source(of: parts), about: arguments.string("about"), name: arguments.string("name"))
    var sequence = TouchSequence()
    for part in parts {
      sequence.beginPart()
      switch part {
      case .gesture(let gesture):
        for sample in gesture.samples() { try recording.add(sequence.place(sample)) }
      case .file(let path):
        if path == "-" { Interruption.notice() }
        let end = try stream(path, into: &recording, &sequence, console)
        guard end == .complete else {
          return try recording.finish(console, asJSON: arguments.flag("json"), code: .interrupted)
        }
      }
    }
    return try recording.finish(console, asJSON: arguments.flag("json"), code: .ok)
  }

  private static func parts(of arguments: Arguments) throws -> [Part] {
    let occurrences = arguments.ordered(["touches", "tap", "drag"])
    let parts = try occurrences.map { occurrence in
      switch occurrence.name {
      case "tap": Part.gesture(try .tap(parsing: occurrence.text))
      case "drag": Part.gesture(try .drag(parsing: occurrence.text))
      default: Part.file(occurrence.text)
      }
    }
    guard occurrences.count(where: { $0.text == "-" }) < 2 else {
      throw arguments.misuse("standard input can be read only once", option: "touches")
    }
    return parts
  }

  private static func instance(
    of description: SceneDescription, at path: String, strategy: Strategy, profile: String?
  ) throws -> SceneInstance {
    do {
      return try SceneInstance(description, strategy: strategy, profile: profile)
    } catch {
      throw CommandFailure(.data, path: path, "\(error)")
    }
  }

  /// Reads a whole file once before anything is written, so that a mistake on its last line leaves no half recording.
  private static func check(_ path: String, _ console: Console) throws {
    var stream = try TouchFileStream(path: path)
    console.error.progress("checking \(path)")
    _ = try stream.run(pause: { _ in }, take: { _ in })
  }

  private static func stream(
    _ path: String, into recording: inout RecordingSession, _ sequence: inout TouchSequence, _ console: Console
  ) throws -> TouchFileStream.End {
    var stream = try TouchFileStream(path: path)
    var target = recording
    defer { recording = target }
    let end: TouchFileStream.End
    do {
      end = try stream.run(
        pause: { isIdle in
          try target.pause(isIdle: isIdle)
          console.error.progress("captured \(target.sampleCount) samples")
        },
        take: { try target.add(sequence.place($0)) })
    } catch let failure as CommandFailure {
      throw try target.breakOff(failure)
    }
    if !stream.cancelled.isEmpty {
      let fingers = stream.cancelled.map { String($0.touch) }.joined(separator: ", ")
      console.error.line(
        "recorder: \(path == "-" ? "standard input" : path): touch \(fingers) never lifted; cancelled at the end")
    }
    return end
  }

  private static func source(of parts: [Part]) -> String {
    let kinds = parts.map { part in
      switch part {
      case .file(let path): path == "-" ? "standard input" : "touch file"
      case .gesture(.tap): "tap"
      case .gesture(.drag): "drag"
      }
    }
    var unique: [String] = []
    for kind in kinds where !unique.contains(kind) { unique.append(kind) }
    return unique.joined(separator: ", ")
  }
}
