import CommandLineSupport
import Foundation
import JSONText

/// The live page in a real browser: how long a finger waits for its light, and how many frames it shows in a second with
/// 1,000 views. The page measures itself.
@MainActor
enum PageBenchmark {
  /// How long the views are watched in one round: less than their way takes, in seconds.
  private static let watchSeconds = 6.0
  private static let tapsPerSecond = 8.0

  static func run(_ plan: LiveBenchmark.Plan, into table: inout ResultTable, progress: StandardError) throws {
    guard let path = Chromium.path() else {
      progress.line(
        "benchmark: left out the page: it needs a browser; install chromium, or name one in $TOUCHREPLAY_BROWSER")
      return
    }
    try plan.inFolder { plan in
      let panel = try measure(
        path, LongSessionBenchmark.scenePath(of: plan), views: 1, isMoving: false, plan, progress)
      for (word, value) in [("median", panel.median), ("worst of \(panel.count)", panel.worst)] {
        table.add(
          "page with overlay-container/living, pointer to lit receiver, \(word)", value, "ms", baseline: nil,
          goal: "under 20 ms")
      }
      let scene = try MovingViews.writeScene(into: plan.folder)
      let still = try measure(path, scene, views: MovingViews.viewCount, isMoving: false, plan, progress)
      let moving = try measure(path, scene, views: MovingViews.viewCount, isMoving: true, plan, progress)
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
    _ path: String, _ scene: String, views: Int, isMoving: Bool, _ plan: LiveBenchmark.Plan,
    _ progress: StandardError
  ) throws -> Result {
    let capture = try RunningCapture(
      tools: plan.tools, scene: scene, recording: "\(plan.folder)/page-\(views)-\(isMoving).touchrec")
    let browser = try Chromium(path: path, folder: "\(plan.folder)", width: 1_280, height: 1_000)
    try browser.call("Page.navigate", #"{"url": "\#(capture.url)"}"#)
    try wait(for: views, in: browser)
    // Nobody touches a page in the moment in which it comes up.
    usleep(1_000_000)
    let box = try Box(of: browser)
    var result = Result()
    // Two passes: whoever counts frames asks for every one of them, and then a browser lets what it receives wait for it.
    for round in 0..<2 * plan.rounds {
      progress.progress("the page: round \(round + 1) of \(2 * plan.rounds)")
      let counts = round >= plan.rounds
      if round == plan.rounds {
        let latency = try browser.evaluate("touchReplay.latency")
        result.median = try latency.number("median")
        result.worst = try latency.number("worst")
        result.count = Int(try latency.number("count"))
        try browser.evaluate(counting)
      }
      if isMoving {
        let button = round % 2 == 0 ? MovingViews.there : MovingViews.back
        try tap(browser, at: box.place(of: button))
      }
      if counts { try browser.evaluate("measured.begin()") }
      try watch(browser, box)
      if counts {
        let seen = try browser.evaluate("measured.end()")
        result.frames += try seen.number("frames") / Double(plan.rounds)
        result.states += try seen.number("states") / Double(plan.rounds)
      }
      // What is left of the way, so that the next one begins at its end.
      usleep(UInt32((MovingViews.duration - watchSeconds) * 1e6))
    }
    return result
  }

  /// Counts animation frames, and those in which the page shows another moment of the engine than before.
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

  private static func wait(for views: Int, in browser: Chromium) throws {
    for _ in 0..<600 {
      let count = try browser.evaluate("window.touchReplay ? touchReplay.views : 0").integer ?? 0
      if count >= views { return }
      usleep(50_000)
    }
    throw CommandFailure(.internalError, "the page does not come to show \(views) views")
  }

  /// Taps between the tiles and on them while the views are watched.
  private static func watch(_ browser: Chromium, _ box: Box) throws {
    let start = ContinuousClock.now
    for number in 0..<Int(watchSeconds * tapsPerSecond) {
      let due = start + .seconds(Double(number) / tapsPerSecond)
      let left = ContinuousClock.now.duration(to: due) / .seconds(1)
      if left > 0 { usleep(UInt32(left * 1e6)) }
      try tap(browser, at: box.place(of: (20 + Double(number * 53 % 360), 60 + Double(number * 97 % 700))))
    }
    let left = ContinuousClock.now.duration(to: start + .seconds(watchSeconds)) / .seconds(1)
    if left > 0 { usleep(UInt32(left * 1e6)) }
  }

  private static func tap(_ browser: Chromium, at place: (x: Double, y: Double)) throws {
    let point = #"{"x": \#(place.x), "y": \#(place.y), "id": 1}"#
    try browser.call("Input.dispatchTouchEvent", #"{"type": "touchStart", "touchPoints": [\#(point)]}"#)
    usleep(40_000)
    try browser.call("Input.dispatchTouchEvent", #"{"type": "touchEnd", "touchPoints": []}"#)
  }

  /// Where the scene is in the window.
  private struct Box {
    var left: Double
    var top: Double
    var zoom: Double

    init(of browser: Chromium) throws {
      let box = try browser.evaluate("document.getElementById('stage').getBoundingClientRect().toJSON()")
      left = try box.number("left")
      top = try box.number("top")
      zoom = try box.number("width") / 400
    }

    func place(of point: (x: Double, y: Double)) -> (x: Double, y: Double) {
      (left + point.x * zoom, top + point.y * zoom)
    }
  }
}

extension JSONValue {
  /// The number of a key, which is there.
  fileprivate func number(_ key: String) throws -> Double {
    guard let number = self[key]?.number else {
      throw CommandFailure(.internalError, "the page says nothing of its \(key)")
    }
    return number
  }
}
