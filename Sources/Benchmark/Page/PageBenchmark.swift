import ChromiumDriver
import CommandLineSupport
import Foundation
import JSONText

/// Measures the live page in a real browser: the time until a touched view is highlighted, and the frames per second
/// with 1,000 views. The page measures itself.
@MainActor
enum PageBenchmark {
  /// The time for which the views are observed in one round, in seconds: less than the duration of their animation.
  private static let watchSeconds = 6.0
  private static let tapsPerSecond = 8.0

  static func run(_ plan: LiveBenchmark.Plan, into table: inout ResultTable, progress: StandardError) throws {
    guard Browser.isInstalled else {
      progress.line("benchmark: left out the page: it \(Browser.absence)")
      return
    }
    do {
      try measureAll(plan, into: &table, progress: progress)
    } catch let error as BrowserError {
      throw CommandFailure(.internalError, "the browser: \(error)")
    }
  }

  private static func measureAll(
    _ plan: LiveBenchmark.Plan, into table: inout ResultTable, progress: StandardError
  ) throws {
    try plan.inFolder { plan in
      let panel = try measure(
        LongSessionBenchmark.scenePath(of: plan), views: 1, isMoving: false, plan, progress)
      for (word, value) in [("median", panel.median), ("worst of \(panel.count)", panel.worst)] {
        table.add(
          "page with overlay-container/living, pointer to lit receiver, \(word)", value, "ms", baseline: nil,
          goal: "under 20 ms")
      }
      let scene = try MovingViews.writeScene(into: plan.folder)
      let still = try measure(scene, views: MovingViews.viewCount, isMoving: false, plan, progress)
      let moving = try measure(scene, views: MovingViews.viewCount, isMoving: true, plan, progress)
      let name = "page with 1,000 views, all moving"
      table.add(
        "\(name), frames", moving.frames, "a second", baseline: ("all still", still.frames), goal: "60 a second")
      table.add(
        "\(name), states of the engine shown", moving.states, "a second", baseline: nil, goal: "60 a second")
      table.add(
        "\(name), pointer to lit receiver, median", moving.median, "ms", baseline: ("all still", still.median),
        goal: "under 20 ms")
      table.add(
        "\(name), pointer to lit receiver, worst of \(moving.count)", moving.worst, "ms",
        baseline: ("all still", still.worst), goal: "under 20 ms")
    }
  }

  private struct Result {
    var frames = 0.0
    var states = 0.0
    var median = 0.0
    var worst = 0.0
    var count = 0
  }

  private static func measure(
    _ scene: String, views: Int, isMoving: Bool, _ plan: LiveBenchmark.Plan,
    _ progress: StandardError
  ) throws -> Result {
    let capture = try RunningCapture(
      tools: plan.tools, scene: scene, recording: "\(plan.folder)/page-\(views)-\(isMoving).touchrec")
    let browser = try Browser()
    let tab = try browser.makeTab(reporting: ["Page"])
    try tab.setViewport(width: 1_280, height: 1_000, touch: true)
    try tab.open(capture.url)
    try tab.wait(for: "window.touchReplay && touchReplay.views >= \(views)")
    // A page that has just loaded still has work to do.
    try browser.listen(until: .now + .seconds(1))
    let box = try StageBox(of: tab)
    var result = Result()
    // Frames are counted in a pass of their own. Counting requests every frame, and the browser then delivers messages
    // only at the next frame.
    for round in 0..<2 * plan.rounds {
      progress.progress("the page: round \(round + 1) of \(2 * plan.rounds)")
      let counts = round >= plan.rounds
      if round == plan.rounds {
        let latency = try tab.evaluate("touchReplay.latency")
        result.median = try latency.number("median")
        result.worst = try latency.number("worst")
        result.count = Int(try latency.number("count"))
        try tab.evaluate(counting)
      }
      if isMoving {
        let button = round % 2 == 0 ? MovingViews.there : MovingViews.back
        try box.tap(tab, at: button)
      }
      if counts { try tab.evaluate("measured.begin()") }
      try watch(tab, box)
      if counts {
        let seen = try tab.evaluate("measured.end()")
        result.frames += try seen.number("frames") / Double(plan.rounds)
        result.states += try seen.number("states") / Double(plan.rounds)
      }
      // Waits for the rest of the views' animation, so that the next round begins after it.
      try browser.listen(until: .now + .seconds(MovingViews.duration - watchSeconds))
    }
    return result
  }

  /// Counts animation frames, and those in which the page shows a new state of the engine.
  private static let counting = """
    window.measured = {
      frames: 0, states: 0, start: 0, last: -1,
      begin() { this.frames = 0; this.states = 0; this.start = performance.now(); },
      end() {
        const seconds = (performance.now() - this.start) / 1000;
        return { frames: this.frames / seconds, states: this.states / seconds };
      },
      tick() {
        this.frames += 1;
        if (touchReplay.time !== this.last) this.states += 1;
        this.last = touchReplay.time;
        requestAnimationFrame(() => this.tick());
      },
    };
    measured.tick();
    true
    """

  /// Taps between the tiles and on them while the views are observed.
  private static func watch(_ tab: Tab, _ box: StageBox) throws {
    let start = ContinuousClock.now
    for number in 0..<Int(watchSeconds * tapsPerSecond) {
      let due = start + .seconds(Double(number) / tapsPerSecond)
      try tab.browser.listen(until: due)
      try box.tap(tab, at: (20 + Double(number * 53 % 360), 60 + Double(number * 97 % 700)))
    }
    try tab.browser.listen(until: start + .seconds(watchSeconds))
  }
}

extension JSONValue {
  /// The number of a required key.
  func number(_ key: String) throws -> Double {
    guard let number = self[key]?.number else {
      throw CommandFailure(.internalError, "the page does not report its \(key)")
    }
    return number
  }
}
