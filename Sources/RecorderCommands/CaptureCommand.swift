import CommandLineSupport
import Commands
import PassThrough
import RecordingStore
import Scenes
import TouchInput

/// `recorder capture`: plays touches on a scene and records them with their outcomes.
@MainActor
enum CaptureCommand {
  static let entry = Tool.Entry(
    Command(
      "capture", summary: "Record touches against a scene",
      discussion: """
        Plays touches against a scene and writes a recording of the touches, the hit views and the actions.

        --touches, --tap and --drag can be repeated. They are played in the given order, as one session; each part \
        begins 0.5 s after the last sample of the previous one. With --touches - samples are read from standard \
        input as they arrive, and are on disk at most 0.1 s later; Ctrl-C ends the capture and keeps the recording \
        (exit code 130).

        If your code of --rules traps, calls exit or does not end, the recording has the session up to there, with the \
        end as its last outcome, and the exit code is 2.

        An invalid line of a touch file is an error with its line number, and no recording is written. Samples of \
        standard input cannot be read again, so they are kept in an unfinished OUT, which the message names. With \
        --force an existing OUT is renamed to OUT.replaced until the new recording is finished. If the capture \
        fails, it is renamed back; samples of standard input are then in OUT.unfinished.

        A touch whose outcome rests on something that is not modelled is unknown. At the end the unknown touches are \
        listed with their reasons; a comparison of the recording is inconclusive until they are accepted. With --strict \
        the exit code is 2 then.

        --live serves a page on this machine. On it, the scene is touched with a mouse, a pen or fingers; the page \
        shows the hit view and the views that every other strategy would hit. Its timeline shows the scene as it was at \
        an earlier time, and the session can go on from there. Stop on the page ends the capture; \
        Record another then begins one in OUT with a number (session-2.touchrec). The \
        address is printed; it contains a secret token. With --host ADDRESS the page can be opened on a phone in the \
        same network. With --rules and --watch, the page changes to the new code when a file is saved: the session so \
        far is replayed, and the touches that now hit another view are shown.

          recorder capture --scene app.scene.json --live -o session.touchrec
          recorder capture --scene app.scene.json --tap 150,120 -o tap.touchrec
          recorder capture --scene app.scene.json --touches session.touches.jsonl -o session.touchrec
        """,
      options: [
        Option("scene", .text("SCENE"), completion: .files, help: "The scene file to play against", isRequired: true),
        Option(
          "touches", .text("FILE"), completion: .files, help: "A touch file; - is standard input", isRepeatable: true),
        Option("tap", .text("X,Y"), help: "A tap at a point of the screen", isRepeatable: true),
        Option(
          "drag", .text("X,Y,X,Y[,SECONDS]"), help: "A drag from one point to another; SECONDS is 0.3 by default",
          isRepeatable: true),
        .flag("live", help: "Capture touches that are made on a page in a browser"),
      ] + CatalogOptions.ofCapture + RulesOptions.all + [
        RulesWatch.option, SessionTimeout.optionOfSteps,
        Option("name", .text("TEXT"), help: "A short name to store with the recording"),
        Option("about", .text("TEXT"), help: "One sentence to store with the session: the behaviour that it protects"),
        Option(
          "output", short: "o", .text("OUT"), completion: .files, help: "The recording to write", isRequired: true),
        .flag("force", help: "Replace OUT if it exists"), UnknownTouches.option,
        .flag("json", help: "Print what was recorded as one JSON object for each recording"),
      ] + PageService.options,
      constraints: [
        .atLeastOne(["live", "touches", "tap", "drag"]), .atMostOne(["live", "touches"]), .atMostOne(["live", "tap"]),
        .atMostOne(["live", "drag"]), RulesWatch.constraint, .requires("watch", "live"),
      ] + RulesOptions.constraints + PageService.options.map { Constraint.requires($0.name, "live") }),
    handler: RulesHandler.inEngine(isServer: { $0.flag("live") }, run, kept: CaptureRemains.sentence))

  /// A part of the session, in the order of the command line.
  private enum Part {
    case file(TouchFileStream)
    case gesture(TouchGesture)

    /// Whether it can be read again.
    var isRepeatable: Bool {
      switch self {
      case .file(let stream): stream.isRepeatable
      case .gesture: true
      }
    }
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let strategy = try Strategy(parsing: arguments.string("strategy") ?? "uikit")
    let profile = arguments.string("profile")
    if let profile { _ = try Profile(named: profile) }
    let output = try RecordingArguments.output(of: arguments)
    try OutputCheck.refuseInput(
      output,
      among: [("SCENE", arguments.required("scene"))]
        + arguments.strings("touches").filter { $0 != "-" }.map { ("FILE", $0) },
      of: arguments)
    if arguments.flag("live") {
      return try LiveCapture.run(arguments, console, strategy: strategy, output: output)
    }
    let occurrences = try touches(of: arguments)
    // Every file is opened before the first sample is read, so that a wrong name does not end a long capture.
    let parts = try occurrences.map(part)
    let scenePath = arguments.required("scene")
    let description = try SceneFile.read(scenePath)
    let scene = try instance(of: description, at: scenePath, strategy: strategy, profile: profile)
    Interruption.notice()
    var run = try CaptureRun(
      scene: scene, path: output, replacing: arguments.flag("force"), source: source(of: occurrences),
      about: arguments.string("about"), name: arguments.string("name"),
      isRepeatable: parts.allSatisfy(\.isRepeatable))
    let code = try record(
      parts, into: &run, console, asJSON: arguments.flag("json"), isStrict: arguments.flag("strict"))
    RecordingArguments.noteName(of: output, arguments, console)
    return code
  }

  private static func touches(of arguments: Arguments) throws -> [Arguments.Occurrence] {
    let occurrences = arguments.ordered(["touches", "tap", "drag"])
    guard occurrences.count(where: { $0.text == "-" }) < 2 else {
      throw arguments.misuse("standard input can be read only once", option: "touches")
    }
    return occurrences
  }

  private static func part(_ occurrence: Arguments.Occurrence) throws -> Part {
    switch occurrence.name {
    case "tap": .gesture(try .tap(parsing: occurrence.text))
    case "drag": .gesture(try .drag(parsing: occurrence.text))
    default: .file(try TouchFileStream(path: occurrence.text))
    }
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

  /// Records the parts. If one fails or a signal is received, the samples of standard input and of pipes are kept,
  /// because they cannot be read again. A capture from files alone is removed, because files can be read again.
  private static func record(
    _ parts: [Part], into run: inout CaptureRun, _ console: Console, asJSON: Bool, isStrict: Bool
  ) throws -> ExitCode {
    var sequence = TouchSequence()
    var isRepeatable = true
    do {
      for part in parts {
        sequence.beginPart()
        switch part {
        case .gesture(let gesture):
          for sample in gesture.samples() { try run.add(sequence.place(sample)) }
        case .file(let stream):
          isRepeatable = isRepeatable && stream.isRepeatable
          if try read(stream, into: &run, &sequence, console, isKept: !isRepeatable) == .interrupted {
            guard !isRepeatable else {
              throw CommandFailure(
                .interrupted, "interrupted; nothing was recorded, because the input can be read again")
            }
            return try run.finish(console, asJSON: asJSON, isStrict: isStrict, code: .interrupted)
          }
        }
      }
      return try run.finish(console, asJSON: asJSON, isStrict: isStrict, code: .ok)
    } catch {
      guard !isRepeatable, let failure = (error as? CommandFailure) ?? Failures.commandFailure(for: error) else {
        try run.discard()
        throw error
      }
      throw try run.breakOff(failure)
    }
  }

  /// Records the samples of a stream. `isKept` is whether an interrupted capture keeps them.
  private static func read(
    _ stream: TouchFileStream, into run: inout CaptureRun, _ sequence: inout TouchSequence, _ console: Console,
    isKept: Bool
  ) throws -> TouchFileStream.End {
    var stream = stream
    var target = run
    defer { run = target }
    let end = try stream.run(
      pause: { isIdle in
        try target.pause(isIdle: isIdle)
        console.error.progress("captured \(target.sampleCount) samples")
      },
      take: { try target.add(sequence.place($0)) })
    if !stream.cancelled.isEmpty, end == .complete || isKept {
      let fingers = stream.cancelled.map { String($0.touch) }.joined(separator: ", ")
      console.error.line("recorder: \(stream.name): touch \(fingers) never lifted; cancelled at the end")
    }
    return end
  }

  private static func source(of occurrences: [Arguments.Occurrence]) -> String {
    var kinds: [String] = []
    for occurrence in occurrences {
      let kind =
        switch occurrence.name {
        case "touches": occurrence.text == "-" ? "standard input" : "touch file"
        default: occurrence.name
        }
      if !kinds.contains(kind) { kinds.append(kind) }
    }
    return kinds.joined(separator: ", ")
  }
}
