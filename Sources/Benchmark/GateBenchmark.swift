import ChildProcess
import ChromiumDriver
import CommandLineSupport
import Foundation
import JSONText
import RecordingStore

/// Measures the gate: comparisons of 1,000 recordings with their report, its memory, and the page of a large report.
@MainActor
enum GateBenchmark {
  private static let recordings = 1_000
  private static let samples = 100
  private static let touches = 5
  /// How much longer the long run is.
  private static let factor = 5

  /// A screen with a list under an overlay. The recorded strategy lets touches through, and others keep them.
  private static let sceneText = """
    {"format": 1, "scene": "gate", "screen": {"size": [400, 800], "scale": 2}, "windows": [{"subviews": [
      {"id": "map", "subviews": [
        \((0..<20).map { #"{"id": "row\#($0)", "class": "UIButton", "frame": [0, \#($0 * 40), 400, 38]}"# }.joined(separator: ",\n"))]},
      {"id": "overlay", "passThrough": true, "touchDelegate": "map"}]}]}
    """

  static func run(tools: String, rounds: Int, into table: inout ResultTable, progress: StandardError) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    progress.progress("gate of \(recordings) recordings")
    let replayer = tools + "/replayer"
    try write(recordings, to: folder + "/one")
    let same = try Stopwatch.best(of: rounds) {
      try diff(replayer, ["--reporter", "html=\(folder)/same.html", folder + "/one"], code: 0)
    }
    let alone = try Stopwatch.best(of: rounds) { try diff(replayer, ["--num-workers", "1", folder + "/one"], code: 0) }
    table.add(
      "gate of 1,000 recordings with 100,000 events, HTML report included", same, "s",
      baseline: ("one process, without the report", alone), goal: "under 1 s on two cores")
    let differing = try Stopwatch.best(of: rounds) {
      try diff(
        replayer, ["--strategy", "uikit", "--reporter", "html=\(folder)/differs.html", folder + "/one"], code: 1)
    }
    table.add(
      "the same with \(recordings * touches) touches that differ", differing, "s", baseline: ("no difference", same),
      goal: "none")
    let size = Double(try FileManager.default.attributesOfItem(atPath: folder + "/differs.html")[.size] as? Int ?? 0)
    table.add("its HTML report", size / 1e6, "MB", baseline: nil, goal: "under 2 MB")
    progress.progress("memory of \(factor * recordings) recordings under all strategies")
    try diff(replayer, ["--strategy", "all", folder + "/one"], code: 1)
    let smaller = memory
    try FileManager.default.removeItem(atPath: folder + "/one")
    try write(factor * recordings, to: folder + "/five")
    let seconds = try Stopwatch.time { try diff(replayer, ["--strategy", "all", folder + "/five"], code: 1) }
    table.add(
      "memory of one process, 5,000 recordings under all strategies", memory, "MB",
      baseline: ("1,000 recordings", smaller),
      goal: "does not grow with the number of differences")
    table.add("the time of that run", seconds, "s", baseline: nil, goal: "none")
    // Last, because the browser is a child process too.
    try page(folder + "/differs.html", rounds, into: &table, progress)
  }

  /// The largest memory of a child process, or of a child's, in megabytes, from the start of the benchmark.
  private static var memory: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1_024
  }

  /// Opens a report in the browser: the time until it is laid out, and the frames while it scrolls.
  private static func page(
    _ path: String, _ rounds: Int, into table: inout ResultTable, _ progress: StandardError
  ) throws {
    guard Browser.isInstalled else {
      return progress.line("benchmark: left out the page of the report: it \(Browser.absence)")
    }
    do {
      let browser = try Browser()
      let tab = try browser.makeTab(reporting: ["Page"])
      try tab.setViewport(width: 1_440, height: 900, touch: false)
      var load = Double.infinity
      for _ in 0..<rounds {
        progress.progress("the page of the report")
        try tab.open("file://\(path)")
        // Two frames later the page is on the screen.
        let shown = try tab.evaluate(
          "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done({at: performance.now()}))))"
        )
        load = min(load, try shown.number("at"))
      }
      table.add("its page, from opening to the second frame", load / 1_000, "s", baseline: nil, goal: "under 1 s")
      let scrolling = try tab.evaluate(Self.scrolling)
      table.add(
        "its page while it scrolls, slowest of 60 frames", try scrolling.number("slowest"), "ms",
        baseline: ("median", try scrolling.number("median")), goal: "the median of a frame, 16.7 ms")
    } catch let error as BrowserError {
      throw CommandFailure(.internalError, "the browser: \(error)")
    }
  }

  /// Scrolls by a screen in each of 60 frames and measures the time between them.
  private static let scrolling = """
    new Promise(done => {
      const times = [];
      let last = 0;
      const step = now => {
        if (last) times.push(now - last);
        last = now;
        if (times.length === 60) {
          times.sort((one, other) => one - other);
          return done({slowest: times[59], median: times[30]});
        }
        scrollBy(0, 900);
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    })
    """

  /// Writes recordings of 100 samples each: taps in rows, in other places in each of ten recordings.
  private static func write(_ count: Int, to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for index in 0..<count {
      let path = "\(folder)/\(index).touchrec"
      guard index < 10 else {
        try FileManager.default.copyItem(atPath: "\(folder)/\(index % 10).touchrec", toPath: path)
        continue
      }
      try SessionBenchmark.capture(taps(index), to: path, scene: sceneText, strategy: "delegate")
    }
  }

  private static func taps(_ index: Int) -> [TouchSample] {
    let length = samples / touches
    return (0..<samples).map { sample in
      let (touch, step) = (sample / length, sample % length)
      let phase: TouchPhase = step == 0 ? .began : step == length - 1 ? .ended : .moved
      return TouchSample(
        event: sample, timestampMicroseconds: Int64(sample) * 8_333 + Int64(touch) * 600_000, touch: 1, phase: phase,
        x: 60 + Double(step), y: Double((index + touch * 3) % 20) * 40 + 15)
    }
  }

  private static func diff(_ replayer: String, _ arguments: [String], code: Int32) throws {
    let end = try ChildProcess(replayer, ["diff", "--no-config"] + arguments).wait()
    guard end == code else {
      throw CommandFailure(.internalError, "replayer diff \(arguments.joined(separator: " ")) ended with \(end)")
    }
  }
}
