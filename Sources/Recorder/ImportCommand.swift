import CommandLineSupport
import Commands
import JSONText
import PassThrough
import Playback
import PrintedText
import RecordingStore
import Scenes
import SystemScenes
import TouchInput
import UIKit

/// `recorder import`: converts touch sessions of other tools to recordings or touch files.
@MainActor
enum ImportCommand {
  static let entry = Tool.Entry(
    Command(
      "import", summary: "Convert sessions of other tools to a recording or a touch file",
      discussion: """
        FORMAT is \(TouchImporters.known.summaries).

        With --scene the touches are played against it, and each IN becomes a session of the recording. Without it, they \
        are played against an empty window. If OUT ends in .jsonl, a touch file for 'recorder capture' is written.

        If the origin of a move is an element, the move starts at the centre of the view with that id, or of the view that \
        --map assigns to the element.

          recorder import --from w3c swipe.json --scene app.scene.json --map 5F00-A1=list -o swipe.touchrec
        """,
      positionals: [Positional("IN", .oneOrMore, completion: .files, help: "Files to import; - is standard input")],
      options: [
        Option(
          "from", .choice("FORMAT", TouchImporters.known.names),
          help: "The format of IN: \(TouchImporters.known.names.joined(separator: ", "))", isRequired: true),
        Option("scene", .text("SCENE"), completion: .files, help: "The scene file to play against"),
        Option(
          "map", .text("ELEMENT=VIEW"), help: "The view for an element id of the session", isRepeatable: true),
      ] + TouchImporters.known.options + CatalogOptions.ofCapture + [
        Option("about", .text("TEXT"), help: "One sentence to store with the sessions"),
        Option(
          "output", short: "o", .text("OUT"), completion: .files, help: "The recording or touch file to write",
          isRequired: true),
        .flag("force", help: "Replace OUT if it exists"),
        .flag("json", help: "Print what was imported as one JSON object"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let strategy = try Strategy(parsing: arguments.string("strategy") ?? "uikit")
    let profile = arguments.string("profile")
    if let profile { _ = try Profile(named: profile) }
    let output = try RecordingArguments.output(of: arguments)
    let inputs = arguments.positionals.filter { $0 != "-" }.map { ("IN", $0) }
    try OutputCheck.refuseInput(
      output, among: inputs + arguments.strings("scene").map { ("SCENE", $0) }, of: arguments)
    let map = try elementMap(arguments)
    let description = try arguments.string("scene").map(SceneFile.read) ?? emptyScene()
    let scene = try makeScene(description, arguments, strategy, profile)
    for (element, view) in map.sorted(by: { $0.key < $1.key }) where scene.view(named: view) == nil {
      throw CommandFailure(.data, "--map \(element)=\(view): the scene has no view '\(view)'")
    }
    let format = try TouchImporters.known.format(of: arguments)
    let importer = format.init(arguments) { element in
      guard let view = scene.view(named: map[element] ?? element) else { return nil }
      let centre = view.convertToScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
      return (x: Double(centre.x), y: Double(centre.y))
    }
    let sessions = try arguments.positionals.map { path in
      (path: path, samples: try samples(of: path, by: importer, console))
    }
    if output.hasSuffix(".jsonl") {
      return try writeTouchFile(sessions.map(\.samples), to: output, arguments, console)
    }
    if !arguments.has("scene") {
      console.error.line(
        "recorder: no --scene: the touches land on an empty window; give --scene to see what they would hit")
    }
    var recording = try CaptureRun(
      scene: scene, path: output, replacing: arguments.flag("force"), source: format.name,
      about: arguments.string("about"))
    do {
      for (index, session) in sessions.enumerated() {
        if index > 0 {
          try recording.beginNext(
            on: try makeScene(description, arguments, strategy, profile), source: format.name,
            about: arguments.string("about"))
        }
        for sample in session.samples { try recording.add(sample) }
      }
      let code = try recording.finish(console, asJSON: arguments.flag("json"), code: .ok)
      RecordingArguments.noteName(of: output, arguments, console)
      return code
    } catch {
      try recording.discard()
      throw error
    }
  }

  private static func elementMap(_ arguments: Arguments) throws -> [String: String] {
    var map: [String: String] = [:]
    for text in arguments.strings("map") {
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { throw arguments.misuse("'\(text)' is not ELEMENT=VIEW", option: "map") }
      guard map.updateValue(String(parts[1]), forKey: String(parts[0])) == nil else {
        throw arguments.misuse("element '\(parts[0])' is mapped twice", option: "map")
      }
    }
    return map
  }

  private static func samples(
    of path: String, by importer: any TouchImporter, _ console: Console
  ) throws -> [TouchSample] {
    let bytes = try InputFile.read(path)
    do {
      let result = try importer.read(bytes)
      if !result.cancelled.isEmpty {
        let fingers = result.cancelled.map { String($0.touch) }.joined(separator: ", ")
        console.error.line("recorder: \(path): touch \(fingers) never lifted; cancelled at the end")
      }
      return result.samples
    } catch {
      throw CommandFailure(.data, path: path, "\(error)")
    }
  }

  private static func makeScene(
    _ description: SceneDescription, _ arguments: Arguments, _ strategy: Strategy, _ profile: String?
  ) throws -> SceneInstance {
    do {
      return try SceneInstance(description, strategy: strategy, profile: profile)
    } catch {
      throw CommandFailure(.data, path: arguments.string("scene") ?? "scene", "\(error)")
    }
  }

  private static func emptyScene() throws -> SceneDescription {
    try SceneDescription.decode(Array(#"{"format":1,"scene":"empty","windows":[{}]}"#.utf8))
  }

  private static func writeTouchFile(
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
