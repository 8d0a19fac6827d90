import CommandLineSupport
import Commands
import Findings
import Foundation
import HitTestTerms
import JSONText
import PassThrough
import Playback
import Scenes
import UIKit
import Workers

/// `replayer hit`: prints the view that a touch at a point hits.
@MainActor
enum HitCommand {
  static let entry = Tool.Entry(
    Command(
      "hit", summary: "Print the view that a touch at a point would hit",
      discussion: """
        Prints the view's name, - for none, or !recursion if the hit test would never end. With --points each input \
        line is X,Y and each output line its result, in the same order; only the last lines can be empty. Points are \
        in screen coordinates; with --from that view's hitTest is called directly, with the point converted to its \
        coordinates. !unknown is the result if code was reached that is cut from the build ('replayer build \
        --cut-missing') or that uses what is not modelled, such as a nib, and of all later points; and the result of a \
        point that meets parts of UIKit that are not modelled, such as the items of a bar. The exit code is then 2.
        """,
      options: [
        Option("scene", .text("SCENE"), completion: .files, help: "The scene file", isRequired: true),
        Option("at", .numbers("X,Y", counts: [2]), help: "A point of the screen"),
        Option(
          "points", .text("FILE"), completion: .files, help: "A file of points, one X,Y a line; - is standard input"),
        Option("from", .text("VIEW"), help: "Call hitTest on this view instead of the windows"),
        CommonOptions.strategy, CommonOptions.profile,
      ] + CommonOptions.start + RulesOptions.all + [
        SessionTimeout.optionOfSteps,
        .flag("json", help: "Print one JSON object a line"),
      ],
      constraints: [.exactlyOne(["at", "points"])] + RulesOptions.constraints),
    handler: RulesHandler.inEngine(run))

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let scene = try SceneArgument.instance(of: arguments)
    let from = try SceneArgument.view(arguments.string("from"), of: scene, at: arguments.required("scene"))
    let start = try CommonOptions.start(of: arguments)
    let reasons = PointReasons(scene) { start.apply(to: $0) }
    let views = HitViews(scene)
    if let at = arguments.numbers("at") {
      let point = CGPoint(x: at[0], y: at[1])
      try answer(point, on: scene, from: from, reasons, views, asJSON: arguments.flag("json"), console)
      return code(scene, reasons, console)
    }
    return try answerLines(
      of: arguments.string("points") ?? "-", on: scene, from: from, reasons, views, arguments, console)
  }

  private static func answerLines(
    of path: String, on scene: SceneInstance, from view: UIView?, _ reasons: PointReasons, _ views: HitViews,
    _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    var reader = try LineReader(InputReader(path: path))
    let asJSON = arguments.flag("json")
    var count = 0
    var emptyLine: Int?
    reading: while true {
      Supervision.beginStep()
      switch try reader.next(idleMilliseconds: idleMilliseconds) {
      case .line(let bytes, let number):
        guard let point = try point(bytes, path: path, line: number) else {
          emptyLine = emptyLine ?? number
          continue
        }
        // Results correspond to points line by line, so an empty line must not be skipped silently.
        if let emptyLine {
          throw CommandFailure(.data, path: path, "line \(emptyLine): is empty; write X,Y or take the line out")
        }
        try answer(point, on: scene, from: view, reasons, views, asJSON: asJSON, console)
        count += 1
      case .idle:
        // The process that writes the points may be waiting for the results.
        console.output.flush()
      case .interrupted:
        return .interrupted
      case .end:
        break reading
      }
    }
    guard count > 0 else { throw CommandFailure(.noInput, path: path, "no points; write one X,Y a line") }
    return code(scene, reasons, console)
  }

  /// The exit code after all results. What is not modelled is printed; cuts are printed when they are reached.
  private static func code(_ scene: SceneInstance, _ reasons: PointReasons, _ console: Console) -> ExitCode {
    console.output.flush()
    if let note = scene.description.sourceNote { console.error.line("replayer: note: \(note)") }
    for sentence in scene.engine.unmodelled + reasons.sentences { console.error.line("replayer: unknown: \(sentence)") }
    return UnknownReasons.sentences(scene).isEmpty && reasons.sentences.isEmpty ? .ok : .inconclusive
  }

  /// The point of one line; `nil` for an empty line.
  private static func point(_ bytes: ArraySlice<UInt8>, path: String, line: Int) throws -> CGPoint? {
    if let pair = DecimalPair(bytes) { return CGPoint(x: pair.first, y: pair.second) }
    let text = trimmed(bytes)
    if text.isEmpty { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { trimmed($0.utf8) }
    guard let numbers = Option.Value.numbers(parts.joined(separator: ",")), numbers.count == 2 else {
      throw CommandFailure(.data, path: path, "line \(line): '\(text)' is not a point; write X,Y with decimal numbers")
    }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The maximum time for which the results of a paused writer are delayed, in milliseconds.
  private static let idleMilliseconds: Int32 = 20

  /// A text without surrounding white space, including the carriage return of a line end.
  private static func trimmed(_ bytes: some BidirectionalCollection<UInt8>) -> String {
    func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
    var rest = bytes[...]
    while let last = rest.last, isBlank(last) { rest = rest.dropLast() }
    return String(decoding: rest.drop(while: isBlank), as: UTF8.self)
  }

  private static func answer(
    _ point: CGPoint, on scene: SceneInstance, from view: UIView?, _ reasons: PointReasons, _ views: HitViews,
    asJSON: Bool, _ console: Console
  ) throws {
    let hit = scene.hit(at: point, from: view)
    var found: (view: UIView, entry: HitViews.Entry)?
    if case .view(let view?) = hit { found = (view, views.entry(of: view)) }
    let known = found.flatMap { $0.entry.isOfScene ? $0.view : nil }
    // What was reached may have changed the scene, so what follows is unknown too.
    let unknown = try UnknownReasons.first(scene) ?? reasons.note(point, hitting: known, from: view)
    guard asJSON else {
      if unknown != nil { return console.output.line("!unknown") }
      switch hit {
      case .view: console.output.line(found?.entry.name ?? "-")
      case .recursion: console.output.line("!recursion")
      }
      return
    }
    var json = JSONWriter()
    json.object { json in
      json.member("x", point.x)
      json.member("y", point.y)
      json.key("view")
      if unknown == nil, let found { json.string(found.entry.name) } else { json.null() }
      json.key("recursion")
      if unknown == nil, case .recursion(let cycle) = hit {
        json.array { json in
          for view in cycle { json.string(view.name) }
        }
      } else {
        json.null()
      }
      json.member("unknown", unknown)
      if let note = scene.description.sourceNote { json.member("sourceNote", note) }
    }
    console.output.json(json.finish())
  }
}
