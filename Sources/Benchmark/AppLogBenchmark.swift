import Capture
import CommandLineSupport
import Foundation
import RecordingStore
import Scenes
import TouchInput

/// Measures the import of an app's log: the log alone, and from its lines to a recording.
@MainActor
enum AppLogBenchmark {
  private static let scene = """
    {"kind":"session","v":1,"name":"long","bounds":[0,0,400,800],"scale":2,"controls":"handled"}
    {"kind":"scene","id":"s1","t":0,"windows":[{"class":"UIWindow","center":[200,400],"bounds":[0,0,400,800],"subviews":[\
    {"class":"UIView","id":"map","center":[200,400],"bounds":[0,0,400,800]},\
    {"class":"UIButton","id":"button","center":[200,125],"bounds":[0,0,200,50],"control":{"isEnabled":true}}]}]}

    """

  /// Adds the rows of a long session whose samples are given.
  static func run(
    _ samples: [TouchSample], raw: Double, to path: String, rounds: Int, into table: inout ResultTable
  ) throws {
    let log = Array(text(samples).utf8)
    var count = 0
    let reading = try Stopwatch.best(of: rounds) {
      count = 0
      try read(log) { if case .sample = $0 { count += 1 } }
    }
    precondition(count == samples.count, "the log is not read")
    let importing = try Stopwatch.best(of: rounds) { try capture(log, to: path) }
    let number = Double(samples.count)
    table.add(
      "app's log, read", reading / number * 1e9, "ns a sample", baseline: nil, goal: "at most 1,000 ns a sample")
    table.add(
      "app's log, to a recording", importing / number * 1e9, "ns a sample",
      baseline: ("raw prepared inserts of the same rows", raw / number * 1e9), goal: "at most 2,000 ns a sample")
  }

  private static func text(_ samples: [TouchSample]) -> String {
    var text = scene
    var number = 0
    for sample in samples {
      if sample.phase == .began { number += 1 }
      let time = Double(sample.timestampMicroseconds) / 1_000_000
      text +=
        #"{"kind":"touch","id":\#(number),"t":\#(time),"phase":"\#(sample.phase.rawValue)","p":[\#(sample.x),\#(sample.y)]"#
      text += sample.phase == .began ? #","receiver":{"name":"map","rung":1,"class":"UIView"},"recognizers":[]}"# : "}"
      text += "\n"
    }
    return text
  }

  private static func read(_ log: [UInt8], take: (AppLogImport.Item) throws -> Void) throws {
    // The sessions do not end at pauses: there are none.
    var parser = AppLogImport(isOneSession: false) { _ in false }
    var items: [AppLogImport.Item] = []
    var start = 0
    while start < log.count {
      let end = min(start + 65_536, log.count)
      items.removeAll(keepingCapacity: true)
      try log[start..<end].withUnsafeBytes { try parser.feed($0, into: &items) }
      for item in items { try take(item) }
      start = end
    }
  }

  private static func capture(_ log: [UInt8], to path: String) throws {
    let writer = try RecordingWriter(creating: path, replacing: true)
    var capture: SceneRecorderOfLog?
    try read(log) { item in
      switch item {
      case .session(let file): capture = try SceneRecorderOfLog(file, writer)
      case .sample(let sample): try capture?.recorder.add(sample)
      case .observed(let outcome): try writer.appendObserved(outcome)
      case .unknownScene: break
      }
    }
    try capture?.recorder.finish()
    _ = try writer.finish()
  }
}
