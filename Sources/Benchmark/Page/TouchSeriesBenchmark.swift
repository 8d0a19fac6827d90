import ChromiumDriver
import CommandLineSupport
import Foundation
import JSONText

/// Measures whether the time from the pointer to the lit receiver grows with the number of touches of a session.
///
/// Every touch of the scene has different results under the strategies, so that each adds a whole table to the page.
@MainActor
enum TouchSeriesBenchmark {
  private static let touches = 1_000
  /// The page keeps the last hundred latencies.
  private static let part = 100
  /// The times between taps in seconds, in turn: eight a second on average. With one time, all taps would come at the same time
  /// of the browser's frames.
  private static let pauses = [0.097, 0.143, 0.118, 0.152, 0.115]

  private static let sceneText = """
    {"format": 1, "scene": "touches", "screen": {"size": [400, 800], "scale": 2}, "windows": [{"subviews": [
      {"id": "map"}, {"id": "button", "class": "UIButton", "frame": [100, 100, 200, 50]},
      {"id": "overlay", "passThrough": true, "touchDelegate": "map"}]}]}
    """

  static func run(_ plan: LiveBenchmark.Plan, into table: inout ResultTable, progress: StandardError) throws {
    guard Browser.isInstalled else {
      progress.line("benchmark: left out the series of touches: it \(Browser.absence)")
      return
    }
    do {
      try plan.inFolder { try measure($0, into: &table, progress: progress) }
    } catch let error as BrowserError {
      throw CommandFailure(.internalError, "the browser: \(error)")
    }
  }

  private static func measure(
    _ plan: LiveBenchmark.Plan, into table: inout ResultTable, progress: StandardError
  ) throws {
    let scene = "\(plan.folder)/touches.scene.json"
    try Data(sceneText.utf8).write(to: URL(fileURLWithPath: scene))
    let capture = try RunningCapture(tools: plan.tools, scene: scene, recording: "\(plan.folder)/touches.touchrec")
    let browser = try Browser()
    let tab = try browser.makeTab(reporting: ["Page"])
    try tab.setViewport(width: 1_280, height: 1_000, touch: true)
    try tab.open(capture.url)
    try tab.wait(for: "window.touchReplay && touchReplay.views >= 1")
    try browser.listen(until: .now + .seconds(1))
    let box = try StageBox(of: tab)
    var first: Double?
    var next = ContinuousClock.now
    for number in 0..<touches {
      try browser.listen(until: next)
      next += .seconds(pauses[number % pauses.count])
      try box.tap(tab, at: (20 + Double(number * 53 % 360), 160 + Double(number * 97 % 600)))
      guard (number + 1) % part == 0 else { continue }
      progress.progress("the page: \(number + 1) of \(touches) touches")
      let latency = try tab.evaluate("touchReplay.latency")
      let nodes = try tab.evaluate("document.querySelectorAll('*').length").number ?? 0
      let median = try latency.number("median")
      if [100, 300, 1_000].contains(number + 1) {
        let name = "page, touches \(number + 2 - part) to \(number + 1), pointer to lit receiver"
        table.add(
          "\(name), median", median, "ms", baseline: first.map { ("the first hundred", $0) },
          goal: "as the first hundred")
        table.add("\(name), worst", try latency.number("worst"), "ms", baseline: nil, goal: "under 20 ms")
        table.add(
          "page after \(number + 1) touches, elements", nodes, "", baseline: nil, goal: "as after the first hundred")
      }
      first = first ?? median
    }
  }
}
