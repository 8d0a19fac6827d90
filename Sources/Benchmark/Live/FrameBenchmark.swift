import Capture
import CommandLineSupport
import Foundation
import JSONText
import LocalServer
import PassThrough
import ScenePage
import ScenePictures
import Scenes
import SystemScenes

/// Measures the capture's cost of a frame with 1,000 views: the engine's step, the snapshots of the views, and the
/// whole response.
@MainActor
enum FrameBenchmark {
  private static let framesOfRound = 240
  private static let goal = "under 16.7 ms, 60 frames a second"

  static func run(_ plan: LiveBenchmark.Plan, into table: inout ResultTable, progress: StandardError) throws {
    for isMoving in [false, true] {
      progress.progress("frames of 1,000 views")
      let name = "frame of 1,000 views, \(isMoving ? "all moving" : "all still")"
      let looks = try measureLooks(isMoving: isMoving, plan)
      let answers = try measureAnswers(isMoving: isMoving, plan)
      table.add(
        "\(name), their looks alone", looks.looks.median * 1_000, "ms",
        baseline: ("the engine's step, five strategies", looks.engine.median * 1_000), goal: goal)
      table.add(
        "\(name), the whole answer", answers.median * 1_000, "ms",
        baseline: ("the engine's step, five strategies", looks.engine.median * 1_000), goal: goal)
    }
  }

  private static func makeSession(_ plan: LiveBenchmark.Plan) throws -> LiveSession {
    let scene = try SceneDescription.decode(Array(MovingViews.sceneText.utf8))
    return try LiveSession(
      scene, strategy: Strategy(parsing: "uikit"), profile: scene.profile,
      recordingTo: "\(plan.folder)/frames.touchrec", replacing: true, producer: "benchmark")
  }

  private static func measureLooks(
    isMoving: Bool, _ plan: LiveBenchmark.Plan
  ) throws -> (engine: Spread, looks: Spread) {
    let session = try makeSession(plan)
    _ = session.frame(isFull: true)
    var fingers = FingersOnMovingViews(isMoving: isMoving)
    var engine: [Double] = []
    var looks: [Double] = []
    while looks.count < framesOfRound * plan.rounds {
      let frame = fingers.next()
      let step = try Stopwatch.time { try session.take(frame.contacts, until: frame.milliseconds) }
      var changed = 0
      let look = Stopwatch.time { changed = session.frame().views.count }
      guard frame.isMeasured else { continue }
      precondition(!frame.isInspected || (changed > 0) == isMoving, "\(changed) views have changed")
      engine.append(step)
      looks.append(look)
    }
    try session.finish()
    return (Spread(engine), Spread(looks))
  }

  private static func measureAnswers(isMoving: Bool, _ plan: LiveBenchmark.Plan) throws -> Spread {
    let session = try makeSession(plan)
    let page = CapturePage(session, version: "benchmark")
    precondition(page.answer(Request(method: .get, path: "scene")).status == 200)
    var fingers = FingersOnMovingViews(isMoving: isMoving)
    var writer = JSONWriter()
    var answers: [Double] = []
    var sequence = 0
    while answers.count < framesOfRound * plan.rounds {
      let frame = fingers.next()
      sequence += 1
      LivePage.write(frame.contacts, until: frame.milliseconds, page: 1, sequence: sequence, to: &writer)
      let request = Request(method: .post, path: "exchange", body: writer.utf8)
      var status = 0
      let seconds = Stopwatch.time { status = page.answer(request).status }
      precondition(status == 200, "an exchange is refused")
      if frame.isMeasured { answers.append(seconds) }
    }
    try session.finish()
    return Spread(answers)
  }
}
