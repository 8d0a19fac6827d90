import CommandLineSupport
import Commands
import Findings
import Foundation
import JSONText
import Pictures
import Playback
import RecordingStore
import Reporting
import RulesBuilds
import Scenes
import UIKit

/// `replayer map`: finds the areas of the screen whose receiver differs between two sides.
@MainActor
enum MapCommand {
  static let entry = Tool.Entry(
    Command(
      "map", summary: "Find the areas of the screen that hit another view than on the other side",
      usage: "(--scene SCENE [--rotate ORIENTATION] [--keyboard HEIGHT] | --recording FILE [--session N] [--event N]) "
        + "--against BASELINE [--strategy STRATEGY] [--profile PROFILE] [--rules FILE | --build BUILD] "
        + "[--define CONDITION[,…]] [--cut-missing] [--cut-rules] [--timeout-per-session SECONDS] [--print-config] "
        + "[--no-config] [--output OUT [--force]] [--json]",
      discussion: """
        Needs no touches. It divides the screen by the view that a touch would hit, on both sides, and prints each area \
        whose view differs, with the view of --against first. The border of an area is exact where UIKit, a strategy or \
        an override that only combines other hit tests decides. Where code of a view's own class decides by more than that, \
        points at most 8 apart were tried: such an area is marked as sampled, and smaller areas there can be missing.

        With --scene the screen is compared before any touch. With --recording it is compared before each touch of a \
        session too, or only before the touches of --event.

        All differing receivers count, also where the same code reacts. What is unknown on either side is no difference.

          replayer map --scene app.scene.json --rules Sources/Overlay --against rev:origin/main
          replayer map --scene app.scene.json --strategy tag --against strategy:flag -o areas.svg
          replayer map --recording sheet.touchrec --rules Sources/Overlay --against build:main --json

        Exit codes: 0 no area differs, 1 an area differs, 2 only parts that are not known can differ.
        """,
      options: [
        Option("scene", .text("SCENE"), completion: .files, help: "A scene file"),
        Option("recording", .text("FILE"), completion: .files, help: "A recording, whose touches change the screen"),
        Option("session", .integer("N", 0...Int.max), help: "The session of the recording; by default 0"),
        Option("event", .integer("N", 0...Int.max), help: "Only the screen before this event of the recording"),
        Option(
          "against", .text("BASELINE"), completion: CatalogCompletions.baseline,
          help: "The other side: strategy:STRATEGY, profile:PROFILE, build:BUILD or rev:COMMIT", isRequired: true),
        CommonOptions.strategy, CommonOptions.profile,
      ] + CommonOptions.start + RulesOptions.all + [
        SessionTimeout.optionOfSteps,
        Option("output", short: "o", .text("OUT"), completion: .files, help: "The SVG file to write, of both sides"),
        .flag("force", help: "Replace OUT if it exists"),
        .flag("json", help: "Print one JSON document instead of text"),
      ],
      constraints: [
        .exactlyOne(["scene", "recording"]), .requires("event", "recording"), .requires("session", "recording"),
        .requires("rotate", "scene"), .requires("keyboard", "scene"), .requires("force", "output"),
      ] + RulesOptions.constraints),
    handler: run)

  /// The build of `--against`, which needs another one to compare it with.
  private static func baseline(_ arguments: Arguments, _ console: Console) throws -> RulesBuild? {
    let against = arguments.required("against")
    if against.hasPrefix("strategy:") || against.hasPrefix("profile:") { return nil }
    guard against.hasPrefix("build:") || against.hasPrefix("rev:") else {
      throw arguments.misuse(
        "'\(against)' has no other receivers to compare with; give strategy:STRATEGY, profile:PROFILE, build:BUILD or "
          + "rev:COMMIT", option: "against")
    }
    guard arguments.has("build") || arguments.has("rules") else {
      throw arguments.misuse(
        "'\(against)' is compared with a build; give it with --build or --rules", option: "against")
    }
    return try BaselineOption.build(arguments, console)
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let output = try output(of: arguments)
    // Checks the strategies, the profiles and the limits before anything is compiled.
    _ = try MapSide.sides(of: arguments, baseline: nil)
    try RulesHandler.checkLimits(arguments)
    let build = try RulesOptions.build(of: arguments, console)
    let comparer = try ScreenComparer(
      build: build, baseline: baseline(arguments, console), sessions: nil, arguments, console)
    let source = MapSubject(arguments).path
    let words = arguments.words(withoutOptions: Configuration.options.map(\.name) + ["rules", "build", "define"])
    let result = try comparer.compare([ScreenComparer.Subject(source: source, words: words)])[0]
    if let output, let picture = result.picture { try OutputFile.write(picture, to: output) }
    let screens = ComparedScreens(against: arguments.required("against"), sessions: [result.session])
    if arguments.flag("json") {
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("schema", "touchreplay.map/1")
        AreaJSON(screens, namesSources: false).writeMembers(to: &writer)
      }
      console.output.json(writer.finish())
    } else {
      for line in AreaText(sampleDistance: Int(HitMap.sampleDistance)).lines(result.session) {
        console.output.line(line)
      }
      console.output.line("verdict: \(screens.verdict.rawValue)")
    }
    return screens.verdict.exitCode
  }

  private static func output(of arguments: Arguments) throws -> String? {
    guard let path = try RecordingArguments.optionalOutput(of: arguments) else { return nil }
    try OutputCheck.refuseInput(
      path, among: ["scene", "recording"].compactMap { name in arguments.string(name).map { (name, $0) } },
      of: arguments)
    if !arguments.flag("force"), InputFile.exists(path) {
      throw CommandFailure(.cannotCreate, path: path, "exists already; choose another name or give --force")
    }
    return path
  }
}
