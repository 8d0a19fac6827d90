import Capture
import JSONText
import LocalServer
import RecordingStore
import Testing

@Suite("The time between two samples in the recording is the time between them at the fingers")
@MainActor
struct SessionTimeTests {
  nonisolated private static let seeds: Range<UInt64> = 0..<120

  @Test(
    "for any order of touches, looks back, ways to go on from there, reloads, undos, switches, lost answers, refused messages and stalls",
    arguments: seeds)
  func interleavings(_ seed: UInt64) throws {
    let page = try SimulatedPage(seed: seed)
    for _ in 0..<40 { try page.step() }
    if let difference = try page.finish() {
      Issue.record("\(difference)\n\(page.steps.joined(separator: "\n"))")
    }
  }

  /// The recorded times of the samples.
  private func times(_ visit: Visit) throws -> [Int64] {
    var times: [Int64] = []
    try visit.session.forEachSample { times.append($0.timestampMicroseconds) }
    return times
  }

  @Test(
    "a reload without a finger down does not stop the clock, whatever the times of the page before were",
    arguments: [(true, 3_000_000), (false, 2_100_000)] as [(Bool, Int64)])
  func reload(_ sendsNow: Bool, _ start: Int64) throws {
    let time = SimulatedTime(1_000_000)
    let visit = try Visit { time.nanoseconds }
    try visit.open()
    _ = visit.send(#"[60000,1,"began",100,50],[60100,1,"ended",100,50]"#, until: "60100")
    if sendsNow { time.microseconds += 1_000_000 }
    try visit.open(sendsNow ? ["now": "100"] : [:])
    if sendsNow { time.microseconds += 2_900_000 }
    let steps = (0...30).map { #"[\#(2_000 + Double($0) * 1_000 / 30),1,"\#($0 == 0 ? "began" : "moved")",100,150]"# }
    _ = visit.send(
      steps.joined(separator: ",") + #",[3000,1,"ended",100,150]"#, now: sendsNow ? "3000" : "null", until: "8000")
    let times = try times(visit)
    #expect(times.count == 34 && times[1] == 100_000)
    #expect(times[2] == start && times[33] == start + 1_000_001)
  }

  @Test(
    "a pause counts after an undo and after a switch, also where nothing moves",
    arguments: [
      (#"{"do":"undo"}"#, 3_000.0, [0, 40_000, 3_000_000, 3_040_000]),
      (#"{"do":"strategy","value":"flag"}"#, 5_000, [0, 40_000, 1_000_000, 1_040_000, 5_000_000, 5_040_000]),
      (#"{"do":"profile","value":"ios26"}"#, 13_000, [0, 40_000, 1_000_000, 1_040_000, 11_040_000, 11_080_000]),
    ])
  func pause(_ command: String, _ next: Double, _ expected: [Int64]) throws {
    let visit = try Visit(scene: Visit.still)
    try visit.open()
    _ = visit.tap(at: 0)
    _ = visit.tap(at: 1_000)
    #expect(visit.send(command: command).status == 200)
    _ = visit.tap(at: Int(next))
    #expect(try times(visit) == expected)
  }
}
