import CommandLineSupport
import Commands
import Foundation
import PassThrough
import Pictures
import Playback
import RecordingStore
import Reporting
import ScenePictures
import Scenes
import TouchReplay

/// `replayer picture`: draws an event, or the receivers at all points, under each strategy.
@MainActor
enum PictureCommand {
  static let entry = Tool.Entry(
    Command(
      "picture", summary: "Draw the hit view of a touch under each strategy, at the time of the touch",
      usage: "(FILE --event N [--session N] [--unfinished] | --scene SCENE [--at X,Y] [--rotate ORIENTATION] "
        + "[--keyboard HEIGHT]) [--map] [--strategy STRATEGY[,…]] [--profile PROFILE] [--rules FILE | --build BUILD] "
        + "[--define CONDITION] [--cut-missing] [--cut-rules] [--timeout-per-session SECONDS] [--print-config] "
        + "[--no-config] [--output OUT [--force]] [--json]",
      discussion: """
        Draws one SVG file with a panel for each strategy, side by side: the scene at the time of the touch, with \
        its scroll offsets and presentations, the finger, its path, the hit view and the actions that fire. For a \
        recording, text in a panel describes how it differs from the recording; for a scene, how it differs from the \
        first panel.

        With --map each point of the screen has the color of the view that a touch there would hit, and is hatched \
        if the first panel has another view there. The area of each view in square points, and what views lose \
        against the first panel, are printed; --output is optional. Where the code of a view's own class decides, \
        the map is sampled and has a dotted border there.

        The exit code is 2, with the reason, if a panel depends on what is not modelled or on code that is cut from \
        the build; the picture is written all the same.

          replayer picture tap.touchrec --event 2 -o tap.svg
          replayer picture --scene app.scene.json --at 195,800 --strategy flag,delegate -o tap.svg
          replayer picture --scene app.scene.json --map -o map.svg
          replayer picture --scene app.scene.json --map --strategy uikit,flag
        """,
      positionals: [Positional("FILE", .optional, completion: .files, help: "A recording")],
      options: [
        Option("event", .integer("N", 0...Int.max), help: "The event of the recording ('recorder show' lists them)"),
        Option("session", .integer("N", 0...Int.max), help: "The session of the recording; by default 0"),
        Option("scene", .text("SCENE"), completion: .files, help: "A scene file"),
        Option("at", .numbers("X,Y", counts: [2]), help: "The point of the screen that is tapped"),
        .flag("map", help: "Map the views that touches at all points would hit"),
        Option(
          "strategy", .text("STRATEGY[,…]"), completion: CatalogCompletions.strategies,
          help: "The panels; by default all, beginning with that of the recording"),
        CommonOptions.profile,
      ] + CommonOptions.start + RulesOptions.all + [
        SessionTimeout.optionOfSteps, CommonOptions.unfinished,
        Option("output", short: "o", .text("OUT"), completion: .files, help: "The SVG file to write"),
        .flag("force", help: "Replace OUT if it exists"),
        .flag("json", help: "Print the data of the picture as one JSON document"),
      ],
      constraints: [.atLeastOne(["output", "json", "map"]), .requires("force", "output")] + RulesOptions.constraints),
    handler: RulesHandler.inEngine(run))

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let output = try output(of: arguments)
    let strategies = try arguments.string("strategy").map { try Strategy.list(parsing: $0) }
    let profile = try CommonOptions.profile(of: arguments)
    let picture =
      if let path = arguments.positionals.first {
        try picture(of: path, strategies, profile, arguments)
      } else {
        try picture(ofScene: strategies ?? Strategy.all, profile, arguments)
      }
    if let output { try OutputFile.write(EventPictureSVG(picture).text(), to: output) }
    if arguments.flag("json") {
      console.output.json(EventPictureJSON(picture).text())
    } else {
      for line in HitMapText(picture).lines() { console.output.line(line) }
    }
    return code(picture, console)
  }

  /// The exit code, after the reasons why panels are unknown. Cuts are printed when they are reached.
  private static func code(_ picture: EventPicture, _ console: Console) -> ExitCode {
    console.output.flush()
    let unknowns = picture.panels.flatMap(\.facts.unknowns)
    var printed = Set(ExecutedCuts.sentences)
    for sentence in unknowns where printed.insert(sentence).inserted {
      console.error.line("replayer: unknown: \(sentence)")
    }
    return printed.isEmpty ? .ok : .inconclusive
  }

  /// The output file. Throws if it exists and may not be replaced.
  private static func output(of arguments: Arguments) throws -> String? {
    guard let path = try RecordingArguments.optionalOutput(of: arguments) else { return nil }
    let inputs = arguments.positionals.map { ("FILE", $0) } + arguments.strings("scene").map { ("SCENE", $0) }
    try OutputCheck.refuseInput(path, among: inputs, of: arguments)
    if !arguments.flag("force"), InputFile.exists(path) {
      throw CommandFailure(.cannotCreate, path: path, "exists already; choose another name or give --force")
    }
    return path
  }

  private static func picture(
    of path: String, _ strategies: [Strategy]?, _ profile: String?, _ arguments: Arguments
  ) throws -> EventPicture {
    for option in ["scene", "at", "rotate", "keyboard"] where arguments.has(option) {
      throw arguments.misuse("a recording has its own scene and points; leave '--\(option)' out", option: option)
    }
    guard let event = arguments.integer("event") else {
      throw arguments.misuse("which event of \(path)? give --event N ('recorder show' lists them)", option: "event")
    }
    let reader = try RecordingReader.checked(path, allowUnfinished: arguments.flag("unfinished"))
    let record = try reader.session(of: arguments)
    let session = try ReplayableSession(record, of: reader)
    let own = session.recordedStrategy
    let picture = try session.picture(
      ofEvent: event, under: strategies ?? [own] + Strategy.all.filter { $0 != own }, profile: profile,
      mapping: arguments.flag("map"))
    guard let picture else {
      throw CommandFailure(
        .noInput, path: path, "session \(record.id) has no event \(event); 'recorder show' lists its events")
    }
    return picture
  }

  private static func picture(
    ofScene strategies: [Strategy], _ profile: String?, _ arguments: Arguments
  ) throws -> EventPicture {
    guard let path = arguments.string("scene") else {
      throw arguments.misuse("give a recording with --event N, or --scene SCENE with --at X,Y or --map")
    }
    let given = ["event", "session"].filter(arguments.has) + (arguments.flag("unfinished") ? ["unfinished"] : [])
    for option in given {
      throw arguments.misuse("'--\(option)' belongs to a recording; name one or leave it out", option: option)
    }
    let at = arguments.numbers("at").map { CGPoint(x: $0[0], y: $0[1]) }
    guard at != nil || arguments.flag("map") else {
      throw arguments.misuse("what of \(path)? give --at X,Y, --map or both", option: "at")
    }
    let scene = try SceneFile.read(path)
    let start = try CommonOptions.start(of: arguments)
    do {
      return try scene.picture(
        ofTapAt: at, after: start, under: strategies, profile: profile, mapping: arguments.flag("map"), source: path)
    } catch {
      throw CommandFailure(.data, path: path, "\(error)")
    }
  }
}
