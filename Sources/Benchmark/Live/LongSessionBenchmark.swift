import Capture
import CommandLineSupport
import Foundation
import JSONText
import Playback
import RecordingStore
import Scenes
import SystemScenes

/// Ten fingers at 120 samples a second for ten minutes: checks that every sample is recorded and that a replay is the
/// same, and measures the memory of the process.
@MainActor
enum LongSessionBenchmark {
  /// A page sends one message for each frame of a display with 60 frames a second.
  private static let ticksOfMessage = 2

  /// The file of the scene.
  static func scenePath(of plan: LiveBenchmark.Plan) -> String {
    "\(plan.recordings)/overlay-container/living.scene.json"
  }

  /// The scene: a panel with a table that is dragged over a map.
  static func scene(of plan: LiveBenchmark.Plan) throws -> SceneDescription {
    guard let data = FileManager.default.contents(atPath: scenePath(of: plan)) else {
      throw CommandFailure(
        .noInput, path: scenePath(of: plan), "is missing; run this in the repository, as ./script/benchmark does")
    }
    return try SceneDescription.decode(Array(data))
  }

  static func run(
    _ plan: LiveBenchmark.Plan, seconds: Int, inRealTime: Bool, into table: inout ResultTable, progress: StandardError
  ) throws {
    let capture = try RunningCapture(
      tools: plan.tools, scene: scenePath(of: plan), recording: "\(plan.folder)/ten-fingers.touchrec")
    let page = try LivePage(of: capture)
    let rounds = (seconds * TenFingers.ticksPerSecond + TenFingers.ticksOfRound - 1) / TenFingers.ticksOfRound
    let ticks = rounds * TenFingers.ticksOfRound
    var run = Run()
    let start = ContinuousClock.now
    for tick in stride(from: 0, to: ticks, by: ticksOfMessage) {
      let contacts = (tick..<(tick + ticksOfMessage)).flatMap { TenFingers().contacts(at: $0) }
      let last = contacts[contacts.count - 1].milliseconds
      if inRealTime { wait(until: start + .milliseconds(last)) }
      run.trips.append(try page.exchange(contacts, until: last).seconds)
      let done = tick + ticksOfMessage
      if done == TenFingers.ticksOfRound { run.memoryAtStart = try capture.residentMegabytes() }
      if done == max(rounds / 2, 1) * TenFingers.ticksOfRound { run.memoryInMiddle = try capture.residentMegabytes() }
      if done % TenFingers.ticksOfRound == 0 {
        progress.progress("ten fingers: \(done / TenFingers.ticksPerSecond) s of \(ticks / TenFingers.ticksPerSecond)")
      }
    }
    run.elapsed = Self.seconds(since: start)
    run.memoryAtEnd = try capture.residentMegabytes()
    let (stop, body) = try page.exchange([], until: nil, command: "stop")
    run.stop = stop
    run.memoryAtMost = try capture.peakMegabytes()
    capture.waitForEnd()
    try check(body, capture.recording, ticks: ticks)
    run.fileMegabytes = try megabytes(of: capture.recording)
    report(run, sessionSeconds: Double(ticks) / Double(TenFingers.ticksPerSecond), inRealTime, into: &table)
  }

  private struct Run {
    var trips: [Double] = []
    var elapsed = 0.0
    var stop = 0.0
    var memoryAtStart = 0.0
    var memoryInMiddle = 0.0
    var memoryAtEnd = 0.0
    var memoryAtMost = 0.0
    var fileMegabytes = 0.0
  }

  private static func wait(until moment: ContinuousClock.Instant) {
    let left = ContinuousClock.now.duration(to: moment).components
    guard left.seconds >= 0, left.attoseconds > 0 else { return }
    usleep(UInt32(left.seconds * 1_000_000 + left.attoseconds / 1_000_000_000_000))
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    let elapsed = start.duration(to: .now).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
  }

  /// Checks that the recording has every sample as sent, and that the capture reports an identical replay.
  private static func check(_ body: [UInt8], _ recording: String, ticks: Int) throws {
    guard try JSONValue.parse(body)["session"]?["finished"]?["replay"]?.string == "same" else {
      throw CommandFailure(.internalError, path: recording, "does not replay as it was seen")
    }
    let reader = try RecordingReader(path: recording)
    let rows = try reader.samples(ofSession: 0)
    for tick in 0..<ticks {
      for contact in TenFingers().contacts(at: tick) {
        let sent = TenFingers.sample(of: contact, event: tick)
        let row = try rows.next()
        guard row == sent else {
          throw CommandFailure(
            .internalError, path: recording, "has \(row.map { "\($0)" } ?? "no sample") where \(sent) was sent")
        }
      }
    }
    guard try rows.next() == nil else {
      throw CommandFailure(.internalError, path: recording, "has samples that were not sent")
    }
  }

  private static func megabytes(of path: String) throws -> Double {
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
    return (size?.doubleValue ?? 0) / 1e6
  }

  private static func report(_ run: Run, sessionSeconds: Double, _ inRealTime: Bool, into table: inout ResultTable) {
    let name = "ten fingers for \(Int(sessionSeconds)) s"
    let samples = Int(sessionSeconds) * TenFingers.ticksPerSecond * TenFingers.count
    if !inRealTime {
      table.add(
        "\(name), sent as fast as they are taken", sessionSeconds / run.elapsed, "times real time", baseline: nil,
        goal: "faster than real time; \(samples) samples sent, \(samples) in the recording, the replay is the same")
    }
    let trips = Spread(run.trips)
    for (word, value) in [
      ("median", trips.median), ("99th percentile", trips.percentile99), ("worst of \(run.trips.count)", trips.worst),
    ] {
      table.add(
        "\(name), answer to 20 samples, \(word)", value * 1_000, "ms", baseline: nil,
        goal: "under 16.7 ms, one message a frame")
    }
    table.add(
      "\(name), memory in the middle", run.memoryInMiddle, "MB", baseline: ("after 10 s", run.memoryAtStart),
      goal: "no more than the database's cache of 8 MB fills up")
    table.add(
      "\(name), memory at the end", run.memoryAtEnd, "MB", baseline: ("in the middle", run.memoryInMiddle),
      goal: "no growth")
    table.add(
      "\(name), memory at most, Stop included", run.memoryAtMost, "MB", baseline: ("at the end", run.memoryAtEnd),
      goal: "no more than a second scene and a second cache, for the replay")
    table.add("\(name), Stop with the replay of it all", run.stop, "s", baseline: nil, goal: "under 10 s")
    table.add(
      "\(name), the recording", run.fileMegabytes * 1e6 / Double(samples), "bytes a sample", baseline: nil,
      goal: "what grows is the file: \(Int(run.fileMegabytes.rounded(.up))) MB")
  }
}
