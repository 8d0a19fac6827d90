import CommandLineSupport
import Commands
import Foundation
import JSONText
import PassThrough
import Playback
import Scenes
import UIKit

/// `replayer hit`: which view a touch at a point would get.
@MainActor
enum HitCommand {
  static let entry = Tool.Entry(
    Command(
      "hit", summary: "Say which view a touch at a point would get",
      discussion: """
        Prints the view's name, - for none, or !recursion where the hit test would never end. With --points each input \
        line is X,Y and each output line its answer, in the same order. Points are in the screen's space; with --from that \
        view's own hitTest is called directly, with the point taken into its space.
        """,
      options: [
        Option("scene", .text("SCENE"), help: "The scene file", isRequired: true),
        Option("at", .numbers("X,Y", counts: [2]), help: "A point of the screen"),
        Option("points", .text("FILE"), help: "A file of points, one X,Y a line; - is standard input"),
        Option("from", .text("VIEW"), help: "Ask this view directly instead of the windows"),
        CommonOptions.strategy, CommonOptions.profile, CommonOptions.build,
        .flag("json", help: "Print one JSON object a line"),
      ],
      constraints: [.exactlyOne(["at", "points"])]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try CommonOptions.refuseBuild(of: arguments)
    let scene = try SceneArgument.instance(of: arguments)
    let from = try SceneArgument.view(arguments.string("from"), of: scene, at: arguments.required("scene"))
    if let at = arguments.numbers("at") {
      answer(CGPoint(x: at[0], y: at[1]), on: scene, from: from, arguments, console)
      return .ok
    }
    var reader = try LineReader(InputReader(path: arguments.required("points")))
    var count = 0
    reading: while true {
      switch try reader.next() {
      case .line(let bytes, let number):
        let text = String(decoding: bytes, as: UTF8.self)
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite else {
          throw CommandFailure(
            .data, "\(reader.name): line \(number): '\(text)' is no point; write X,Y with decimal numbers")
        }
        answer(CGPoint(x: x, y: y), on: scene, from: from, arguments, console)
        count += 1
      case .idle:
        continue
      case .interrupted:
        return .interrupted
      case .end:
        break reading
      }
    }
    guard count > 0 else { throw CommandFailure(.noInput, "\(reader.name): no points; write one X,Y a line") }
    return .ok
  }

  private static func answer(
    _ point: CGPoint, on scene: SceneInstance, from view: UIView?, _ arguments: Arguments, _ console: Console
  ) {
    let answer = view.map { scene.hitTest(at: point, from: $0) } ?? scene.hitTest(at: point)
    guard arguments.flag("json") else {
      switch answer {
      case .view(let name): console.output.line(name ?? "-")
      case .recursion: console.output.line("!recursion")
      }
      return
    }
    var json = JSONWriter()
    json.object { json in
      json.key("x")
      json.number(point.x)
      json.key("y")
      json.number(point.y)
      json.key("view")
      if case .view(let name?) = answer { json.string(name) } else { json.null() }
      json.key("recursion")
      if case .recursion(let cycle) = answer {
        json.array { json in
          for name in cycle { json.string(name) }
        }
      } else {
        json.null()
      }
    }
    console.output.line(json.finish())
  }
}
